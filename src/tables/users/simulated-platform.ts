import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, realTime, reference } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { users } from './users.ts'

/** The platform of a local trial: accounts and posts that exist nowhere else. */

export const simulatedAccounts = pgTable('simulated_accounts', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  platform_id: text({ enum: platformIds }).notNull(),
  uid: text().notNull(),
  handle: text().notNull(),
  bio: text().notNull().default(''),
  followers: bigint({ mode: 'number' }).notNull(),
  opened_at: moment().notNull(),
  access_revoked_at: moment().notNull().default(realTime),
  created_at: moment().notNull().default(currentTime),
})

export type SimulatedAccount = typeof simulatedAccounts.$inferSelect

/** The ways in which a post can fare. */
export const postKinds = ['normal', 'viral', 'flop', 'bought'] as const

export type PostKind = (typeof postKinds)[number]

export const simulatedPosts = pgTable('simulated_posts', {
  id: id(),
  account_id: reference()
    .notNull()
    .references(() => simulatedAccounts.id),
  platform_id: text({ enum: platformIds }).notNull(),
  uid: text().notNull(),
  kind: text({ enum: postKinds }).notNull(),
  sound_uid: text(),
  caption: text().notNull().default(''),
  posted_at: moment().notNull(),
  deleted_at: moment(),
})

export type SimulatedPost = typeof simulatedPosts.$inferSelect
