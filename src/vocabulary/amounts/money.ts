import { minorDigits } from './minor-digits.ts'
import { readNumber } from './typed-numbers.ts'

/** An amount the way people write it, exact at any size: 1250 in dollars is "12.50". */
export function toDecimal(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  if (amount < 0) return `-${toDecimal(-amount, currency)}`
  if (digits === 0) return String(amount)

  const padded = String(amount).padStart(digits + 1, '0')
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

export type Unreadable = 'no_amount' | 'negative' | 'too_precise' | 'too_large'

/**
 * The amount someone typed ("12.50", "1,250", "12,5"), or the reason why it is not an amount of
 * this currency. More decimals than the currency has are refused, because rounding them would be a
 * guess about money.
 */
export function fromDecimal(typed: string, currency: string): number | Unreadable {
  const number = readNumber(typed.replace(/\p{Sc}/gu, ''))
  const digits = minorDigits(currency)
  if (number === undefined) return 'no_amount'
  const { isNegative, whole, fraction } = number
  if (isNegative) return 'negative'
  if (fraction.length > digits) return 'too_precise'

  const amount = Number(whole + fraction.padEnd(digits, '0'))
  return Number.isSafeInteger(amount) ? amount : 'too_large'
}

/** How often one amount goes into another. Of `bigint`, so that nothing is ever rounded. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  return dividend / divisor
}

/**
 * How often it goes into it nearly, halves away from zero: for figures that are read, never for what is paid.
 */
export function divideNearly(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n === divisor < 0n ? divisor : -divisor
  return divide(dividend * 2n + half, divisor * 2n)
}

/** One is dear to make, and there are no more of them than currencies. */
const formats = new Map<string, Intl.NumberFormat>()

export function formatMoney(amount: number, currency: string): string {
  let format = formats.get(currency)
  if (format === undefined) {
    const digits = minorDigits(currency)
    const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    format = new Intl.NumberFormat('en', { style: 'currency', currency, ...decimals })
    formats.set(currency, format)
  }
  return format.format(toDecimal(amount, currency) as Intl.StringNumericLiteral)
}

const compactFormats = new Map<string, Intl.NumberFormat>()

/** About how much it is, where there is little room: "€12K". */
export function formatCompactMoney(amount: number, currency: string): string {
  let format = compactFormats.get(currency)
  if (format === undefined) {
    const shape = { notation: 'compact', maximumFractionDigits: 1 } as const
    format = new Intl.NumberFormat('en', { style: 'currency', currency, ...shape })
    compactFormats.set(currency, format)
  }
  return format.format(toDecimal(amount, currency) as Intl.StringNumericLiteral)
}
