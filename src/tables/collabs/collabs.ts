import { bigint, boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { organizations } from '../organizations/organizations.ts'

export const states = ['draft', 'submitted_for_review', 'published', 'paused'] as const

export const collabs = pgTable('collabs', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  name: text().notNull(),
  state: text({ enum: states }).notNull().default('draft'),
  currency: text().notNull(),
  countries: text().array().notNull().default([]),
  website: text(),
  require_spark_ads: boolean().notNull().default(false),
  requires_product_shipment: boolean().notNull().default(false),
  brief: text().notNull().default(''),
  /** The beginning of the brief as one line of text. The database makes it. */
  excerpt: text().notNull().default(''),
  banner_image_key: text(),
  /** The point of the banner that stays in sight where it is cut off, in percent from the left and the top. */
  banner_focus_x: smallint().notNull().default(50),
  banner_focus_y: smallint().notNull().default(50),
  submissions_count: bigint({ mode: 'number' }).notNull().default(0),
  completed_count: bigint({ mode: 'number' }).notNull().default(0),
  review_note: text(),
  submitted_at: moment(),
  published_at: moment(),
  ...timestamps(),
})

export type Collab = typeof collabs.$inferSelect

/** A collab as lists show it: the brief is long and only wanted on its own page. */
export type CollabSummary = Omit<Collab, 'brief'>
