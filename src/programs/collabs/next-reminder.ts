import { businessTime } from '../../framework/database/clock.ts'
import { lastReminder, reminder } from './time-limits.ts'

/** The moment at which people are reminded again of what is due; undefined after the last time. */
export function nextReminder(due_at: string): string | undefined {
  const left = Date.parse(due_at) - businessTime()
  const next = [reminder, lastReminder].find(({ seconds }) => left > seconds * 1000)
  return next && new Date(Date.parse(due_at) - next.seconds * 1000).toISOString()
}
