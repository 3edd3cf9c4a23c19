import { pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { currentTime, moment, reference } from '../../framework/database/columns.ts'
import { campaigns } from './campaigns.ts'

/** Shares of a budget, in percent, that are used and were told. */
export const passedShares = pgTable(
  'passed_shares',
  {
    campaign_id: reference()
      .notNull()
      .references(() => campaigns.id),
    share: smallint().notNull(),
    created_at: moment().notNull().default(currentTime),
  },
  ({ campaign_id, share }) => [primaryKey({ columns: [campaign_id, share] })],
)
