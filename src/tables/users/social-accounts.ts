import { bigint, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import {
  bytes,
  currentTime,
  id,
  moment,
  realTime,
  reference,
  timestamps,
} from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { users } from './users.ts'

export const accountStatuses = ['pending', 'verified', 'failed'] as const

export const socialAccounts = pgTable('social_accounts', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  platform_id: text({ enum: platformIds }).notNull(),
  account_url: text().notNull().unique(),
  uid: text(),
  status: text({ enum: accountStatuses }).notNull().default('pending'),
  /** The moment of the proof, which is kept if the account fails later. */
  verified_at: moment(),
  /** The reason why it is not verified, in words for its owner. */
  failure: text(),
  /** The moment at which it was opened on its platform, if that says so. */
  opened_at: moment(),
  sync_due_at: moment().notNull().default(currentTime),
  ...timestamps(),
})

export type SocialAccount = typeof socialAccounts.$inferSelect

const count = () => bigint({ mode: 'number' })

/** Snapshots of what a platform said about an account at one moment. They are only ever added. */
export const socialAccountSnapshots = pgTable('social_account_snapshots', {
  id: id(),
  social_account_id: reference()
    .notNull()
    .references(() => socialAccounts.id),
  subscriber_count: count(),
  view_count: count(),
  video_count: count(),
  likes_count: count(),
  engagement_rate: numeric({ precision: 7, scale: 2 }),
  /** The source of the figures: a provider, or `staff`. */
  provider: text(),
  taken_at: moment().notNull().default(currentTime),
})

export type SocialAccountSnapshot = typeof socialAccountSnapshots.$inferSelect

/** Codes that someone puts into the bio of an account, whoever claims it, to prove that it is theirs. */
export const socialAccountCodes = pgTable('social_account_codes', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  account_url: text().notNull(),
  code: text().notNull(),
  expires_at: moment().notNull(),
})

/** Tokens by which the owner of an account let us read it. */
export const socialAccountAccesses = pgTable('social_account_accesses', {
  id: id(),
  social_account_id: reference()
    .notNull()
    .references(() => socialAccounts.id),
  /** The tokens, sealed. */
  tokens: bytes().notNull(),
  ends_at: moment().notNull(),
  renewable_until: moment(),
  renewing_until: moment(),
  updated_at: moment().notNull().default(realTime),
})
