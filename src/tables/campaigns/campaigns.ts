import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { categories } from '../../vocabulary/categories.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { organizations } from '../organizations/organizations.ts'

export const statuses = ['draft', 'active', 'paused', 'finished'] as const

export const contentTypes = ['clipping', 'ugc', 'music', 'logo', 'slideshow', 'other'] as const

/** The causes of a pause: an admin, or the lack of budget. */
export const pausers = ['admin', 'budget'] as const

const number = () => bigint({ mode: 'number' }).notNull().default(0)

export const campaigns = pgTable('campaigns', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  name: text().notNull(),
  status: text({ enum: statuses }).notNull().default('draft'),
  currency: text().notNull(),
  countries: text().array().notNull().default([]),
  website: text(),
  content_type: text({ enum: contentTypes }).notNull().default('ugc'),
  category: text({ enum: categories }).notNull().default('other'),
  platform_ids: text({ enum: platformIds }).array().notNull().default([]),
  tiktok_music_id: text(),
  brief: text().notNull().default(''),
  /** The beginning of the brief as one line of text. The database makes it. */
  excerpt: text().notNull().default(''),
  banner_image_key: text(),
  /**
   * The point of the banner that stays in sight where it is cut off, in percent from the left and the top.
   */
  banner_focus_x: smallint().notNull().default(50),
  banner_focus_y: smallint().notNull().default(50),
  cpm_amount: number(),
  min_payout_amount: number(),
  max_payout_amount: number(),
  base_reward_amount: number(),
  total_budget_amount: number(),
  used_amount: number(),
  unused_amount: bigint({ mode: 'number' })
    .notNull()
    .generatedAlwaysAs(sql`total_budget_amount - used_amount`),
  /** Money that submissions have earned and were not granted for want of budget. */
  owed_amount: number(),
  view_count: number(),
  submissions_count: number(),
  /** The fee, which is pinned at publication, like the terms. */
  fee_bps: integer(),
  least_budget_amount: bigint({ mode: 'number' }),
  /** Shares of the budget, in percent, of which admins hear once they are used. */
  budget_alerts: smallint().array().notNull().default([90]),
  published_at: moment(),
  paused_at: moment(),
  paused_by: text({ enum: pausers }),
  ends_at: moment(),
  finished_at: moment(),
  settled_at: moment(),
  ...timestamps(),
})

export type Campaign = typeof campaigns.$inferSelect

/** A campaign as lists show it: the brief is long and only wanted on its own page. */
export type CampaignSummary = Omit<Campaign, 'brief'>
