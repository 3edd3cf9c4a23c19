import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../framework/database/columns.ts'

export const privacySettings = ['public', 'private', 'restricted'] as const

export const organizations = pgTable('organizations', {
  id: id(),
  name: text().notNull(),
  privacy_setting: text({ enum: privacySettings }).notNull().default('public'),
  website: text(),
  avatar_key: text(),
  // Kept by the database as campaigns and collabs come and go.
  campaigns_count: bigint({ mode: 'number' }).notNull().default(0),
  collabs_count: bigint({ mode: 'number' }).notNull().default(0),
  ...timestamps(),
})

export type Organization = typeof organizations.$inferSelect
