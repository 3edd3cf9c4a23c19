import { businessTime } from '../../framework/database/clock.ts'
import { days, hours } from '../../vocabulary/time/time-limits.ts'

/** The times before a deadline of a collab at which people are reminded again, after half of its time. */
export const reminder = days(1)
export const lastReminder = hours(1)

/** The moment at which people are reminded again of what is due; undefined after the last time. */
export function nextReminder(due_at: string): string | undefined {
  const left = Date.parse(due_at) - businessTime()
  const next = [reminder, lastReminder].find(({ seconds }) => left > seconds * 1000)
  return next && new Date(Date.parse(due_at) - next.seconds * 1000).toISOString()
}
