import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'

/** The last message of each submission that has any, kept by the database. */
export const conversations = pgTable('conversations', {
  submission_id: bigint({ mode: 'number' }).primaryKey(),
  kind: text({ enum: ['campaign', 'collab'] }).notNull(),
  program_id: reference().notNull(),
  organization_id: reference().notNull(),
  user_id: reference().references(() => users.id),
  last_message_id: reference().notNull(),
  last_sender_id: reference().references(() => users.id),
})
