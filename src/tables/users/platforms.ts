import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'

/** Requests to a platform on one of its days, in the units that it counts. */
export const platformUsages = pgTable(
  'platform_usages',
  {
    platform_id: text({ enum: platformIds }).notNull(),
    day: date().notNull(),
    units: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform_id, table.day] })],
)

/** The last answers of each platform. */
export const platformStates = pgTable('platform_states', {
  platform_id: text({ enum: platformIds }).primaryKey(),
  /** The moment before which it asked us not to come back. */
  retry_at: moment(),
  last_success_at: moment(),
  last_error_at: moment(),
  last_error: text(),
})
