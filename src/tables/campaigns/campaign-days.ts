import { bigint, date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { reference } from '../../framework/database/columns.ts'
import { campaigns } from './campaigns.ts'

/** Money that a campaign used on each day. A database trigger writes it with each transfer. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaign_id: reference()
      .notNull()
      .references(() => campaigns.id),
    day: date().notNull(),
    used_amount: bigint({ mode: 'number' }).notNull(),
    /** The part of it that was for posts which count no more. */
    ended_amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  ({ campaign_id, day }) => [primaryKey({ columns: [campaign_id, day] })],
)
