import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AttributeErrors, Invalid } from '../../errors.ts'
import { parse, refuseEmpty } from './parse.ts'

const Pay = z
  .object({ name: z.string().min(1, 'is empty'), least: z.number(), most: z.number() })
  .partial()

const errorsOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return (error as Invalid).errors
  }
  return undefined
}

describe('parse', () => {
  const rules = ({ least = 0, most = 0 }: Partial<z.output<typeof Pay>>): AttributeErrors =>
    least > most ? { least: ['is too much'] } : {}

  test('says what is wrong with each field and with some together, in the order of the form', () => {
    const body = { pay: { name: '', least: 2, most: 1 } }
    expect(errorsOf(() => parse(Pay, 'pay', body, rules))).toEqual({
      name: ['is empty'],
      least: ['is too much'],
    })
    expect(errorsOf(() => parse(Pay, 'pay', { pay: { least: 2, most: 1 } }, rules))).toEqual({
      least: ['is too much'],
    })
  })

  test('says what a schema that is refined as a whole says', () => {
    const Refined = Pay.superRefine((_fields, context) =>
      context.addIssue({ code: 'custom', path: ['reason'], message: "can't be blank" }),
    )
    expect(errorsOf(() => parse(Refined, 'pay', { pay: { least: 1 } }))).toEqual({
      reason: ["can't be blank"],
    })
  })
})

test('an empty limit is refused wherever its field stands', () => {
  const refused = { most: ["can't be blank: leave it out, or send null"] }
  for (const body of [{ pay: { most: ' ' } }, { most: '' }, { pay: {}, most: '' }])
    expect(errorsOf(() => refuseEmpty({ format: 'json', body }, 'pay', ['most']))).toEqual(refused)
  const form = { format: 'html', body: { most: '' } }
  expect(errorsOf(() => refuseEmpty(form, 'pay', ['most']))).toBeUndefined()
})
