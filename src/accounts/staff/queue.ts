import type { SQL } from 'drizzle-orm'
import type { IconName } from '../../framework/views/values/icon.tsx'

/** Something that waits for staff. Who makes it wait defines it; the composition puts all together. */
export type StaffQueue = {
  /** The name that programs know it by. */
  name: string
  title: string
  /** The sentence for a queue in which nothing waits. */
  empty: string
  icon: IconName
  /** The address of the page on which staff work it off. */
  path: string
  /** Selects as `since` when each began to wait, found by an index. */
  waiting: SQL
  /** Whether it selects as `due`, beside `since`, the moment after which each is late. */
  hasDueDates?: true
  /** Hours after which something that still waits is overdue, where it has no such moment. */
  promisedHours: number
  /** Whether its times are of the real clock, which no trial moves. */
  isReal?: true
}
