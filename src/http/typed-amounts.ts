import type { FastifyRequest } from 'fastify'
import { fromDecimal } from '../reference/money.ts'
import type { NoAmount } from './fields.ts'

type Fields = Record<string, unknown>

/**
 * The body of a page's form, in which people type money as they write it, under
 * `campaign[typed][cpm_amount]`. Everywhere else amounts are whole minor units, so it is turned into
 * that first; what cannot be turned is kept as it is for its error message.
 */
export function bodyWithAmounts(request: FastifyRequest, root: string, currency: string): unknown {
  const record = fieldsOf(fieldsOf(request.body)?.[root])
  const typed = fieldsOf(record?.typed)
  if (request.format !== 'html' || typed === undefined) return request.body

  const chosen = typeof record?.currency === 'string' ? record.currency : currency
  const amounts = Object.entries(typed).map(([attribute, value]) => [
    attribute,
    typeof value === 'string' ? amountOf(value, chosen) : value,
  ])
  return { [root]: { ...record, ...Object.fromEntries(amounts) } }
}

function amountOf(typed: string, currency: string): number | NoAmount {
  return typed.trim() === '' ? 0 : (fromDecimal(typed, currency) ?? { typed })
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}
