import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { contents } from './contents.ts'
import { messages } from './messages.ts'

/** A file that belongs to a submission of either kind, for both its sides and nobody else. */
export const submissionFiles = pgTable('submission_files', {
  id: id(),
  submission_id: reference().notNull(),
  content_id: reference().references(() => contents.id),
  message_id: reference().references(() => messages.id),
  key: text().notNull(),
  name: text().notNull(),
  media_type: text().notNull(),
  byte_size: bigint({ mode: 'number' }).notNull(),
  /**
   * The state of its cleaning: due for files from before they were cleaned; failed if the file is broken, or
   * gone.
   */
  cleaning: text({ enum: ['due', 'done', 'failed'] })
    .notNull()
    .default('due'),
  created_at: moment().notNull().default(currentTime),
})

export type SubmissionFile = typeof submissionFiles.$inferSelect
