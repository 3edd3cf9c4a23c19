import type { Config } from '../../framework/config/config.ts'
import { days, type TimeLimit } from '../../vocabulary/time/time-limits.ts'

/** The time between two grants of rewards for views. */
export const grantingLimit = days(1)

/** The time for which a grant is held before its creator can withdraw it. */
export function holdOf({ money }: Pick<Config, 'money'>): TimeLimit {
  return days(money.holdDays)
}

export function releaseInWords(hold: TimeLimit): string {
  const when = hold.seconds === 0 ? 'at once' : `${hold.words} after each grant`
  return `What was granted is in your balance ${when}.`
}
