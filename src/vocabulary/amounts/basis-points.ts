import { divide } from './money.ts'

/** The share as people say it: "5%", "2.5%". */
export function percentOf(bps: number): string {
  const whole = divide(BigInt(bps), 100n)
  const rest = String(bps % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return rest === '' ? `${whole}%` : `${whole}.${rest}%`
}
