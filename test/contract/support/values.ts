import { expect } from 'vitest'
import { z } from 'zod'

type Schema = {
  $ref?: string
  format?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  uri: /^https?:\/\/[^/]+/,
}

const described = new WeakMap<z.ZodType, (schema: unknown) => void>()

/** Types are held by the description of the interface; here times and addresses are looked at. */
export function expectValues(answer: unknown, response: z.ZodType): void {
  const check = described.get(response) ?? checkOf(response)
  described.set(response, check)
  check(answer)
}

function checkOf(response: z.ZodType): (answer: unknown) => void {
  const { $defs = {}, ...whole } = z.toJSONSchema(response, { unrepresentable: 'any' })
  const look = (value: unknown, schema: Schema, at: string): void => {
    const { $ref, format, anyOf = [], items, properties = {} } = schema
    if (value === null || value === undefined) return
    if ($ref) look(value, $defs[$ref.split('/').at(-1) ?? ''] as Schema, at)
    for (const one of anyOf) look(value, one, at)
    if (format && formats[format])
      expect([at, value]).toEqual([at, expect.stringMatching(formats[format])])
    if (items && Array.isArray(value)) for (const one of value) look(one, items, at)
    for (const [name, part] of Object.entries(properties))
      look((value as Record<string, unknown>)[name], part, `${at}.${name}`)
  }
  return (answer) => look(answer, whole as Schema, 'the answer')
}
