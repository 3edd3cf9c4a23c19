import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { campaigns } from './campaigns.ts'

const number = () => bigint({ mode: 'number' }).notNull().default(0)

/** Results of the posts of a campaign on each day. Database triggers write them with the submissions. */
export const campaignPlatformDays = pgTable(
  'campaign_platform_days',
  {
    campaign_id: reference()
      .notNull()
      .references(() => campaigns.id),
    organization_id: reference().notNull(),
    platform_id: text({ enum: platformIds }).notNull(),
    day: date().notNull(),
    submissions_count: number(),
    posts_count: number(),
    view_count: number(),
    used_amount: number(),
  },
  ({ campaign_id, platform_id, day }) => [primaryKey({ columns: [campaign_id, platform_id, day] })],
)
