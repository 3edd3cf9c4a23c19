import type { CalendarLink } from '../../tables/users/credentials/calendar-links.ts'
import { wallTime } from '../../vocabulary/time/time-zone.ts'
import type { CalendarEntry } from './entry.ts'
import { daysAfter, type Span } from './span.ts'

/** The day of a moment on the calendar on someone's wall. */
export const dayIn = (moment: string, zone: string) => wallTime(moment, zone).slice(0, 10)

/** Entries of each day of a month that has something, as the reader's own clock has it. */
type Days = Map<string, CalendarEntry[]>

/** A month as its page shows it. */
export type ShownMonth = {
  path: string
  month: Span
  days: Days
  today: string
  link: CalendarLink | undefined
  /** Whether it is a creator's, and not that of an organization. */
  isOwn: boolean
  /** Whether there is more than is shown. */
  isFull: boolean
  zone: string
}

export function inMonth(entries: CalendarEntry[], { from, to }: Span, zone: string): Days {
  const days: Days = new Map()
  for (const entry of entries) {
    const day = entry.at === null ? entry.day : dayIn(entry.at, zone)
    if (day >= from && day <= to) days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}

/** The weeks that a month touches, from Monday to Sunday each. */
export function weeksOf({ from, to }: Span): string[][] {
  const weekday = (new Date(from).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let first = daysAfter(from, -weekday); first <= to; first = daysAfter(first, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => daysAfter(first, at)))
  return weeks
}
