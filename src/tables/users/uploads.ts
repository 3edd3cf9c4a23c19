import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, realTime, reference } from '../../framework/database/columns.ts'
import { users } from './users.ts'

/** A file that someone sends in pieces, until something uses it or its time is over. */
export const uploads = pgTable('uploads', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  name: text().notNull(),
  byte_size: bigint({ mode: 'number' }).notNull(),
  received_size: bigint({ mode: 'number' }).notNull().default(0),
  created_at: moment().notNull().default(realTime),
  expires_at: moment().notNull(),
})

export type Upload = typeof uploads.$inferSelect

/** A part of such a file as it came, in the file store under its key. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    upload_id: reference()
      .notNull()
      .references(() => uploads.id),
    position: bigint({ mode: 'number' }).notNull(),
    byte_size: bigint({ mode: 'number' }).notNull(),
    key: text().notNull().unique(),
  },
  ({ upload_id, position }) => [primaryKey({ columns: [upload_id, position] })],
)
