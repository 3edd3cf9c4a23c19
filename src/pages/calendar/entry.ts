import type { CalendarKind } from './names.ts'

/** Something that is due, or ends. */
export type CalendarEntry = {
  kind: CalendarKind
  /** The number of the submission, program or payout that it is about; none for money of several posts. */
  record_id: number | null
  program_id: number | null
  /** The organization whose program it is. */
  organization_id: number | null
  /** The program; empty for a payout. What comes into a balance may be from several. */
  name: string
  /** The other side of the work. */
  with_name: string | null
  /** How many posts, applications or flags of the program are due on that day. */
  number: number
  /** The day in UTC, and the moment where there is one: the first of them, where there are several. */
  day: string
  at: string | null
  amount: number | null
  currency: string | null
  changed_at: string
}
