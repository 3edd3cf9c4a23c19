import type { Config } from '../../framework/config/config.ts'
import type { PayoutProvider } from '../../tables/finance/payout-methods.ts'
import type { Payout } from '../../tables/finance/payouts.ts'
import { isOpenPayout } from '../../tables/finance/payouts.ts'
import { dayMs, utcDay } from '../../vocabulary/time/days.ts'

/** Days are those of universal time, as `2026-11-20`. */

/** How many working days a bank may take. */
const workingDays = 3

/**
 * The day on which a payout goes out that is requested at a moment: the next day of batches after it, so that
 * a batch that was made this morning breaks no promise. Stripe is asked at once.
 */
export function sendingDay(
  { money }: Pick<Config, 'money'>,
  provider: PayoutProvider,
  requested: number,
): string {
  if (provider === 'stripe') return utcDay(requested)
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => requested + days * dayMs)
  const next = week.find((day) => money.payoutWeekdays.includes(new Date(day).getUTCDay()))
  return utcDay(next ?? requested + dayMs)
}

/** The day by which money that goes out on a day should be there. */
export function arrivalDay(sent: string): string {
  let day = Date.parse(sent)
  for (let left = workingDays; left > 0; ) {
    day += dayMs
    if (new Date(day).getUTCDay() % 6 !== 0) left -= 1
  }
  return utcDay(day)
}

type Sent = Pick<Payout, 'status' | 'sends_on' | 'paid_at'>

/** The day by which a payout should have arrived; null for one that does not. */
export function arrivesBy({ status, sends_on, paid_at }: Sent): string | null {
  const isComing = isOpenPayout({ status }) || status === 'paid'
  return isComing ? arrivalDay(paid_at?.slice(0, 10) ?? sends_on) : null
}

/** Whether it was sent, and the day is over by which it should have arrived. */
export function isOverdue(payout: Sent, now: number): boolean {
  const arrival = arrivesBy(payout)
  return payout.status === 'paid' && arrival !== null && arrival < utcDay(now)
}

/** Whether the day that was promised is over, and it is not sent. */
export function isLate(payout: Omit<Sent, 'paid_at'>, now: number): boolean {
  return isOpenPayout(payout) && payout.sends_on < utcDay(now)
}
