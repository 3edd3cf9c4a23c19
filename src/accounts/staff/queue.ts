import type { SQL } from 'drizzle-orm'
import type { IconName } from '../../framework/views/values/icon.tsx'

/** Something that waits for staff. Who makes it wait defines it; the composition puts all together. */
export type StaffQueue = {
  /** The name that programs know it by. */
  name: string
  title: string
  /** Said where nothing waits. */
  empty: string
  icon: IconName
  /** Where it is worked off. */
  path: string
  /** Selects as `since` when each began to wait, found by an index. */
  waiting: SQL
  /** Hours after which something that still waits is overdue. */
  promisedHours: number
  /** By the clock of machines, which no trial moves. */
  isReal?: true
}
