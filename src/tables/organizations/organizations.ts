import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '../../framework/database/columns.ts'

export const privacySettings = ['public', 'private', 'restricted'] as const

export const organizations = pgTable('organizations', {
  id: id(),
  name: text().notNull(),
  privacy_setting: text({ enum: privacySettings }).notNull().default('public'),
  website: text(),
  avatar_key: text(),
  // Database triggers update these when campaigns and collabs are created or deleted.
  campaigns_count: bigint({ mode: 'number' }).notNull().default(0),
  collabs_count: bigint({ mode: 'number' }).notNull().default(0),
  /** The moment at which staff first looked at it, which they do once it has published something. */
  looked_at: moment(),
  /** Whether its programs are shown where everybody begins. */
  is_shown: boolean().notNull().default(false),
  /** Whether creators may show the work that they did for it on their profiles. */
  lets_work_be_shown: boolean().notNull().default(false),
  /** The currency in which sums over several are told. */
  reporting_currency: text(),
  ...timestamps(),
})

export type Organization = typeof organizations.$inferSelect

export type PrivacySetting = (typeof privacySettings)[number]
