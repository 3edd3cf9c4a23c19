import { z } from 'zod'
import { formatMoney } from '../../vocabulary/amounts/money.ts'

/** Money as tools tell it. Whoever took 250 for 250 dollars would be off by a hundred. */
export const sum = z.number().int().describe('In minor units')

/** Money as tools are given it: never less than nothing, and at least 1 where that would make no sense. */
export const sumOf = (meaning: string, { least = 0 } = {}) =>
  z
    .number()
    .int('is a whole number in minor units: 250 is $2.50')
    .min(least)
    .describe(`${meaning}, in minor units`)

/** Ends the description of a tool that takes or tells money. */
export const unitInWords = 'Amounts are in minor units: 250 is $2.50.'

/** The unit of all amounts in an answer, in words. */
export const unitOfAnswer = { amounts_in: z.string() }

/** Sums for people, of records that have a currency each. */
export const sumsInWords = (records: { currency: string; available_amount: number }[]) =>
  records.map((one) => formatMoney(one.available_amount, one.currency)).join(', ')

/** Whether a schema has an amount anywhere. */
export function hasAmounts(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return hasAmounts(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return hasAmounts(schema.element as z.ZodType)
  if (!(schema instanceof z.ZodObject)) return false
  return Object.entries(schema.shape).some(
    ([name, field]) => /^(.+_)?amount$/.test(name) || hasAmounts(field as z.ZodType),
  )
}

/** The unit of the amounts in an answer, in each currency that it names. */
export function unitIn(shown: unknown): string {
  const currencies = [...new Set(currenciesIn(shown))]
  const examples = currencies.map((one) => `100 is ${formatMoney(100, one)}`)
  return ['minor units', ...(examples.length === 0 ? [] : [examples.join(', ')])].join(': ')
}

function currenciesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'currency' && typeof part === 'string' ? [part] : currenciesIn(part),
  )
}
