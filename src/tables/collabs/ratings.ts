import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { organizations } from '../organizations/organizations.ts'
import { users } from '../users/users.ts'
import { collabSubmissions } from './collab-submissions.ts'

export const ratingSides = ['creator', 'organization'] as const

export type RatingSide = (typeof ratingSides)[number]

/** Marks that the two sides give each other, of one to five. */
export const markNames = [
  'reliable',
  'as_agreed',
  'easy',
  'paid_in_time',
  'answered_in_time',
] as const

export type MarkName = (typeof markNames)[number]

/** The marks that each side gives the other. */
export const marksBy: Record<RatingSide, readonly MarkName[]> = {
  creator: ['as_agreed', 'easy', 'paid_in_time', 'answered_in_time'],
  organization: ['reliable', 'as_agreed', 'easy', 'answered_in_time'],
}

/** The words of the two sides of a finished collab about each other. */
export const ratings = pgTable('ratings', {
  id: id(),
  submission_id: reference()
    .notNull()
    .references(() => collabSubmissions.id),
  /** The side that says it. */
  side: text({ enum: ratingSides }).notNull(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  /** The creator, whichever side says it; null once they have left. */
  user_id: reference().references(() => users.id),
  reliable: smallint(),
  as_agreed: smallint().notNull(),
  easy: smallint().notNull(),
  paid_in_time: smallint(),
  answered_in_time: smallint().notNull(),
  words: text().notNull().default(''),
  answer: text(),
  answered_at: moment(),
  /** The moment from which others see it. The database sets it. */
  shows_at: moment().notNull(),
  hidden_at: moment(),
  hidden_reason: text(),
  created_at: moment().notNull().default(currentTime),
})

export type Rating = typeof ratings.$inferSelect
