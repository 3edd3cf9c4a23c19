import type { FastifyRequest } from 'fastify'
import { minorDigits } from '../../../vocabulary/amounts/minor-digits.ts'
import {
  formatMoney,
  fromDecimal,
  toDecimal,
  type Unreadable,
} from '../../../vocabulary/amounts/money.ts'
import { blank, currencyCode, NoAmount } from '../fields/fields.ts'

type Fields = Record<string, unknown>

/**
 * The body of a page's form, with its amounts converted. People type money the way they write it,
 * under `campaign[typed][cpm_amount]`, while the rest of the code expects whole minor units. An
 * amount that cannot be read becomes a `NoAmount` that says why. One that is left empty is zero, none where
 * zero makes no sense or, where that could be forgetfulness at someone's expense, refused.
 */
export function bodyWithAmounts(
  request: Pick<FastifyRequest, 'format' | 'body'>,
  root: string,
  currency: string,
  { whenEmpty = 'zero' }: { whenEmpty?: 'zero' | 'none' | 'refused' } = {},
): unknown {
  const record = fieldsOf(fieldsOf(request.body)?.[root])
  const typed = fieldsOf(record?.typed)
  if (request.format !== 'html' || typed === undefined) return request.body

  const chosen = currencyCode.safeParse(record?.currency).data ?? currency
  const empty = { zero: 0, none: null, refused: new NoAmount(blank) }[whenEmpty]
  const amounts = Object.entries(typed).map(([attribute, value]) => [
    attribute,
    typeof value === 'string' ? amountOf(value, chosen, empty) : value,
  ])
  return { [root]: { ...record, ...Object.fromEntries(amounts) } }
}

function amountOf<Empty>(typed: string, currency: string, empty: Empty): number | NoAmount | Empty {
  if (typed.trim() === '') return empty
  const amount = fromDecimal(typed, currency)
  return typeof amount === 'number' ? amount : new NoAmount(messages[amount](currency))
}

const messages: Record<Unreadable, (currency: string) => string> = {
  no_amount: (currency) => `must be an amount such as ${example(currency)}`,
  negative: (currency) => `must be 0 or more, such as ${example(currency)}`,
  too_precise: (currency) =>
    `must have ${decimals(currency)} in ${currency.toUpperCase()}, such as ${example(currency)}`,
  too_large: (currency) =>
    `is too large (maximum is ${formatMoney(Number.MAX_SAFE_INTEGER, currency)})`,
}

function example(currency: string): string {
  return toDecimal(1250, currency)
}

function decimals(currency: string): string {
  const digits = minorDigits(currency)
  return digits === 0 ? 'no decimals' : `at most ${digits} decimals`
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}
