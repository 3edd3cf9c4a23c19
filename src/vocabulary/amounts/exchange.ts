import { minorDigits } from './minor-digits.ts'
import { divideNearly } from './money.ts'

/** All rates are of one euro, as central banks publish them: any two currencies compare by two of them. */
export const referenceCurrency = 'eur'

/** The worth of one euro in a currency, from a day on. The rate is a decimal number as a text. */
export type Rate = { currency: string; rate: string; day: string }

/** As many decimals as a rate can have. */
const decimals = 10

/** A rate as a whole number of its smallest parts. */
function scaled(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

/**
 * About how much an amount is in another currency, in its minor units: rounded once, to the nearest, halves
 * away from zero. Only to be read: nothing is ever paid by it. Undefined where a rate is missing.
 */
export function convertAmount(
  amount: number,
  currency: string,
  wanted: string,
  rates: Rate[],
): bigint | undefined {
  if (currency === wanted) return BigInt(amount)
  const [from, to] = [rateOf(currency, rates), rateOf(wanted, rates)]
  if (from === undefined || to === undefined) return undefined
  const unit = (code: string) => 10n ** BigInt(minorDigits(code))
  return divideNearly(BigInt(amount) * to * unit(wanted), from * unit(currency))
}

/** The rate of a currency in its smallest parts. The euro needs none. */
function rateOf(currency: string, rates: Rate[]): bigint | undefined {
  if (currency === referenceCurrency) return scaled('1')
  const found = rates.find((rate) => rate.currency === currency)
  return found && scaled(found.rate)
}
