import { WrongUse } from './exit-codes.ts'

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })

function digitsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** `$1.75` for 175. */
export function inWords(amount: number, currency: string): string {
  return formatOf(currency).format(amount / 10 ** digitsOf(currency))
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
