import { WrongUse } from './exit-codes.ts'

/**
 * As ISO 4217 has it, and the server: `Intl` follows how prices are written, and knows no decimals of the
 * forint.
 */
const withoutDecimals = 'bif clp djf gnf isk jpy kmf krw pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')
const withThreeDecimals = 'bhd iqd jod kwd lyd omr tnd'.split(' ')

function digitsOf(currency: string): number {
  const code = currency.toLowerCase()
  if (withoutDecimals.includes(code)) return 0
  return withThreeDecimals.includes(code) ? 3 : 2
}

/** `$1.75` for 175. */
export function inWords(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits)
}

/** 175 for `1.75`. Counted by its letters, because a fraction cannot be multiplied without loss. */
export function minorUnits(option: string, text: string, currency: string): number {
  const digits = digitsOf(currency)
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > digits) {
    throw new WrongUse(
      `--${option} is a sum of ${currency.toUpperCase()}, such as ${(250).toFixed(digits)}, and not ${text}`,
    )
  }
  return Number(whole + fraction.padEnd(digits, '0'))
}
