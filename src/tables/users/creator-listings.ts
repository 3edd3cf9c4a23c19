import { bigint, customType, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../framework/database/columns.ts'
import { users } from './users.ts'

const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Published profiles as brands find them. Database triggers keep them with every change. */
export const creatorListings = pgTable('creator_listings', {
  user_id: reference()
    .primaryKey()
    .references(() => users.id),
  published_at: moment().notNull(),
  follower_count: bigint({ mode: 'number' }).notNull().default(0),
  engagement_rate: numeric({ precision: 7, scale: 2 }),
  currency: text().notNull(),
  least_amount: bigint({ mode: 'number' }),
  search: searchable().notNull(),
})
