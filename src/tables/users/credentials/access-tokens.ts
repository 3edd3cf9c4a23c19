import { sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  bytes,
  currentTime,
  id,
  moment,
  realTime,
  reference,
} from '../../../framework/database/columns.ts'
import type { Areas } from '../../../vocabulary/areas.ts'
import { users } from '../users.ts'

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
  /** The organization that it belongs to, where it is no person's. Its user acts for it then. */
  organization_id: reference(),
  /** The admin who made it for the organization. */
  created_by_id: reference(),
  /** The areas that it is limited to, and how it may use each; all if null. */
  areas: jsonb().$type<Areas>(),
  /** The organizations that a person's token is limited to; all if null. */
  organization_ids: bigint({ mode: 'number' }).array(),
  daily_limit_amount: bigint({ mode: 'number' }),
  daily_limit_currency: text(),
  expires_at: moment(),
  last_used_at: moment(),
  created_at: moment().notNull().default(realTime),
})

/** Money that a token of an organization has moved, which counts for a day. */
export const tokenSpendings = pgTable('token_spendings', {
  id: id(),
  access_token_id: reference().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  created_at: moment().notNull().default(currentTime),
})

/** The sum that a token has moved within a day, as a column. */
export const spentWithinDay = sql<number>`(
  select coalesce(sum(spending.amount), 0) from token_spendings spending
  where spending.access_token_id = access_tokens.id
    and spending.created_at > troupe_now() - interval '1 day')`.mapWith(Number)

export type AccessToken = typeof accessTokens.$inferSelect
