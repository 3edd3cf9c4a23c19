import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { currentTime, moment, reference } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { socialAccounts } from '../users/social-accounts.ts'

const count = () => bigint({ mode: 'number' })

/** A post whose numbers are read again and again, whatever it was handed in to. */
export const posts = pgTable('posts', {
  submission_id: reference().primaryKey(),
  platform_id: text({ enum: platformIds }).notNull(),
  uid: text().notNull(),
  social_account_id: reference().references(() => socialAccounts.id),
  views: count(),
  likes: count(),
  comments: count(),
  shares: count(),
  read_at: moment(),
  missing_at: moment(),
  poll_at: moment(),
  /** The address from which its picture is to be fetched, until somebody has tried. */
  picture_url: text(),
  picture_tries_left: smallint().notNull().default(3),
  /** A small picture of it, kept here. The database drops it when the post or its account is gone. */
  picture_key: text(),
  /**
   * Its text with hashtags, as its platform told it last. The database drops it as soon as the post is
   * missing.
   */
  caption: text(),
  /** When it was made, as its platform says. */
  posted_at: moment(),
  created_at: moment().notNull().default(currentTime),
})

export type Post = typeof posts.$inferSelect

/** Figures of a post at one moment, as its platform told them, or a person if that cannot be asked. */
export const postSnapshots = pgTable('post_snapshots', {
  submission_id: reference().notNull(),
  taken_at: moment().notNull().default(currentTime),
  views: count().notNull(),
  likes: count(),
  comments: count(),
  shares: count(),
  provider: text().notNull(),
  view_definition: text().notNull(),
  user_id: reference(),
  voided_at: moment(),
  void_note: text(),
})
