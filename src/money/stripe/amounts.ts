import { minorDigits } from '../../vocabulary/amounts/minor-digits.ts'
import { divide, formatMoney } from '../../vocabulary/amounts/money.ts'

/**
 * Stripe counts some currencies in other units than we do: krona and Ugandan shilling have no decimals but
 * are sent with two, and the ariary has two but is sent without. The last digit of a currency with three must
 * be 0. See https://docs.stripe.com/currencies#special-cases.
 */
const withoutDecimals = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
)
const withThreeDecimals = new Set('bhd iqd jod kwd lyd omr tnd'.split(' '))

function stripeDigits(currency: string): number {
  if (withoutDecimals.has(currency)) return 0
  return withThreeDecimals.has(currency) ? 3 : 2
}

/** The amount that Stripe is sent for one of ours; none where it cannot be told exactly. */
export function toStripe(amount: number, currency: string): number | undefined {
  const { ours, theirs } = unitsOf(currency)
  const product = BigInt(amount) * theirs
  return product % ours === 0n ? exact(divide(product, ours)) : undefined
}

/** Our amount for one of Stripe's. A fraction that our books cannot hold is left out. */
export function fromStripe(amount: number, currency: string): number {
  const { ours, theirs } = unitsOf(currency)
  return Number(divide(BigInt(amount) * ours, theirs))
}

function unitsOf(currency: string) {
  const shift = stripeDigits(currency) - minorDigits(currency)
  return { ours: tenTo(Math.max(-shift, 0)), theirs: tenTo(Math.max(shift, 0)) }
}

function tenTo(digits: number): bigint {
  return 10n ** BigInt(digits)
}

function exact(amount: bigint): number | undefined {
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : undefined
}

/**
 * The least that can be paid, in Stripe's units. In other currencies it depends on the account, and Stripe
 * itself says it.
 */
const least: Record<string, number> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 15_00,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 175_00,
  inr: 50,
  jpy: 50,
  mxn: 10_00,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 10_00,
  usd: 50,
}

const digitsAtMost: Record<string, number> = { cop: 10, huf: 10, idr: 12, inr: 9, jpy: 10, lbp: 12 }

/** The reason why Stripe would not take an amount, to be read after its name; undefined if it would. */
export function refusalOf(amount: number, currency: string): string | undefined {
  const smallest = fromStripe(least[currency] ?? 1, currency)
  const largest = fromStripe(Number(tenTo(digitsAtMost[currency] ?? 8)) - 1, currency)
  const inWords = (limit: number) => formatMoney(limit, currency)

  if (amount < smallest) return `must be at least ${inWords(smallest)} by card`
  if (amount > largest) return `must be at most ${inWords(largest)} by card`
  const finer = inexactnessOf(amount, currency)
  return finer && `${finer} by card`
}

/**
 * The complaint about an amount that is finer than Stripe counts, to be read after its name; undefined if it
 * is not.
 */
export function inexactnessOf(amount: number, currency: string): string | undefined {
  const sent = toStripe(amount, currency)
  if (sent === undefined) return 'must have no decimals'
  return withThreeDecimals.has(currency) && sent % 10 !== 0 ? 'must end in 0' : undefined
}
