import type { SQL } from 'drizzle-orm'
import type { IconName } from '../../framework/views/icon.tsx'

/** Something that waits for staff. Who makes it wait defines it; the composition puts all together. */
export type StaffQueue = {
  /** What programs know it by. */
  name: string
  title: string
  /** Said where nothing waits. */
  empty: string
  icon: IconName
  /** Where it is worked off. */
  path: string
  /** Selects `count`, and as `oldest_at` since when the oldest waits: one row, found by an index. */
  waiting: SQL
}
