import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { categories } from '../../vocabulary/categories.ts'
import { users } from './users.ts'

export const availabilities = ['open', 'busy', 'not_now'] as const

const amount = () => bigint({ mode: 'number' }).notNull().default(0)

/** Creators, as far as they say who they are. */
export const creatorProfiles = pgTable('creator_profiles', {
  id: id(),
  user_id: reference()
    .notNull()
    .unique()
    .references(() => users.id),
  avatar_key: text(),
  words: text().notNull().default(''),
  languages: text().array().notNull().default([]),
  topics: text({ enum: categories }).array().notNull().default([]),
  country: text(),
  availability: text({ enum: availabilities }).notNull().default('open'),
  // The least that each kind of work costs; 0 where they do not say it.
  currency: text().notNull().default('usd'),
  video_amount: amount(),
  story_amount: amount(),
  photo_amount: amount(),
  content_amount: amount(),
  /** Submissions whose posts they show, as far as their organizations let them. */
  shown_submissions: bigint({ mode: 'number' }).array().notNull().default([]),
  /** The moment since which everyone sees it; null where only those do whom they work with. */
  published_at: moment(),
  ...timestamps(),
})

export type CreatorProfile = typeof creatorProfiles.$inferSelect
