import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { organizations } from '../organizations/organizations.ts'

export const states = ['draft', 'submitted_for_review', 'published', 'paused'] as const

/** Where an organization may use content beside its post, each more than the one before. */
export const usageRights = ['organic', 'paid_ads', 'everywhere'] as const

export type UsageRights = (typeof usageRights)[number]

/** The spans that TikTok gives Spark codes for, in days. */
export const sparkDays = [7, 30, 60, 365] as const

export type SparkDays = (typeof sparkDays)[number]

/** The pace of a collab that says nothing else. */
export const usualPace = { content_days: 14, revision_rounds: 2 }

export const mostContentDays = 90
export const mostRevisionRounds = 5

const amount = () => bigint({ mode: 'number' }).notNull().default(0)

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
  /** Platforms that posts may be on; any if none is named. */
  platform_ids: text({ enum: platformIds }).array().notNull().default([]),
  /** The range of prices that the organization expects; zero where it does not say. */
  min_quote_amount: amount(),
  max_quote_amount: amount(),
  creator_limit: integer(),
  /** Those who were accepted and did not leave. The database counts them. */
  accepted_count: bigint({ mode: 'number' }).notNull().default(0),
  applications_end_at: moment(),
  usage_rights: text({ enum: usageRights }),
  /** The days of these rights from completion on; null if they have no end. */
  usage_days: integer(),
  /** The days of a creator for their content, from acceptance or receipt of the product on. */
  content_days: integer().notNull().default(usualPace.content_days),
  /** How often an organization can ask for changes. */
  revision_rounds: integer().notNull().default(usualPace.revision_rounds),
  require_spark_ads: boolean().notNull().default(false),
  /** The days that a Spark code has to be good for at least; null if it is not said. */
  spark_days: integer().$type<SparkDays>(),
  requires_product_shipment: boolean().notNull().default(false),
  brief: text().notNull().default(''),
  /** The beginning of the brief as one line of text. The database makes it. */
  excerpt: text().notNull().default(''),
  banner_image_key: text(),
  /**
   * The point of the banner that stays in sight where it is cut off, in percent from the left and the top.
   */
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
