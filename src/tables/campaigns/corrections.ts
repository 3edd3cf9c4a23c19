import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { currentTime, moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { campaignSubmissions, type PostCheck, rejectionReasons } from './campaign-submissions.ts'

/**
 * A rejected post that its creator has corrected and handed in again: why it was rejected, and how it was
 * then.
 */
export const corrections = pgTable(
  'corrections',
  {
    submission_id: reference()
      .notNull()
      .references(() => campaignSubmissions.id),
    number: smallint().notNull(),
    reason: text({ enum: rejectionReasons }).notNull(),
    note: text(),
    /** The creator's words about what they have changed. */
    text: text().notNull(),
    caption_before: text(),
    /** The post that another one was put in place of; null where the same post was corrected. */
    post_url_before: text(),
    post_uid_before: text(),
    checks_before: jsonb().$type<PostCheck[]>().notNull(),
    rejected_at: moment().notNull(),
    /** Whoever rejected it then; nobody if silence did. */
    rejected_by: reference().references(() => users.id),
    created_at: moment().notNull().default(currentTime),
  },
  ({ submission_id, number }) => [primaryKey({ columns: [submission_id, number] })],
)

export type Correction = typeof corrections.$inferSelect
