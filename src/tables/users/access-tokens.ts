import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, realTime, reference } from '../../framework/database/columns.ts'
import { users } from './users.ts'

export const permissions = ['read', 'write'] as const

export const accessTokens = pgTable('access_tokens', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  token_hash: bytes().notNull(),
  description: text().notNull(),
  permission: text({ enum: permissions }).notNull(),
  /** The token that made this one, which ends with it. */
  made_by_id: reference(),
  last_used_at: moment(),
  created_at: moment().notNull().default(realTime),
})

export type AccessToken = typeof accessTokens.$inferSelect
