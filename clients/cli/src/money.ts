import { formatMoney, fromDecimal, toDecimal } from '../../../src/vocabulary/amounts/money.ts'
import { WrongUse } from './exit-codes.ts'

/** `$1.75` for 175. */
export const inWords = (amount: number, currency: string): string =>
  formatMoney(amount, currency.toLowerCase())

/** 175 for `1.75`. Only a point divides: in a script nobody sees whether `1,250` was read as meant. */
export function minorUnits(option: string, text: string, currency: string): number {
  const code = currency.toLowerCase()
  const amount = /^\d{1,12}(\.\d+)?$/.test(text) ? fromDecimal(text, code) : 'no_amount'
  if (typeof amount === 'number') return amount
  const example = toDecimal(fromDecimal('250', code) as number, code)
  throw new WrongUse(
    `--${option} is a sum of ${code.toUpperCase()}, such as ${example}, and not ${text}`,
  )
}
