import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { campaigns } from '../campaigns/campaigns.ts'

/** Money that a submission was granted, and when it becomes the creator's to withdraw. */
export const grants = pgTable('grants', {
  id: id(),
  campaign_id: reference()
    .notNull()
    .references(() => campaigns.id),
  submission_id: reference().notNull(),
  /** The number of the grant among those of the submission. */
  number: integer().notNull(),
  /** The creator, whose id stays when they are gone. */
  user_id: reference().notNull(),
  currency: text().notNull(),
  reward_amount: bigint({ mode: 'number' }).notNull(),
  fee_amount: bigint({ mode: 'number' }).notNull(),
  returned_reward_amount: bigint({ mode: 'number' }).notNull().default(0),
  returned_fee_amount: bigint({ mode: 'number' }).notNull().default(0),
  returns_count: integer().notNull().default(0),
  release_at: moment().notNull(),
  released_at: moment(),
  created_at: moment().notNull().default(currentTime),
})

export type Grant = typeof grants.$inferSelect
