import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { campaigns } from './campaigns.ts'

const number = () => bigint({ mode: 'number' }).notNull().default(0)

/** Work of a creator for a campaign, added up. Database triggers write it with the submissions. */
export const campaignCreators = pgTable(
  'campaign_creators',
  {
    campaign_id: reference()
      .notNull()
      .references(() => campaigns.id),
    user_id: reference()
      .notNull()
      .references(() => users.id),
    organization_id: reference().notNull(),
    submissions_count: number(),
    approved_count: number(),
    rejected_count: number(),
    view_count: number(),
    used_amount: number(),
    last_active_at: moment().notNull(),
    /** By which others know them on its ledger, where they hide their handle. */
    number: bigint({ mode: 'number' }).notNull(),
  },
  ({ campaign_id, user_id }) => [primaryKey({ columns: [campaign_id, user_id] })],
)
