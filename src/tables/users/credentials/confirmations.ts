import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, realTime, reference } from '../../../framework/database/columns.ts'
import { accessTokens } from './access-tokens.ts'

/** Everything that a program may only ask for, and a person has to say yes to. */
const confirmedActions = [
  'fund',
  'publish',
  'approve_posts',
  'accept_application',
  'complete_work',
  'finish',
  'withdraw',
] as const

export type ConfirmedAction = (typeof confirmedActions)[number]

export const confirmations = pgTable('confirmations', {
  id: id(),
  /** The user for whom it was asked. */
  user_id: reference().notNull(),
  access_token_id: reference()
    .notNull()
    .references(() => accessTokens.id),
  organization_id: reference(),
  action: text({ enum: confirmedActions }).notNull(),
  arguments: jsonb().$type<Record<string, unknown>>().notNull(),
  /** The hash of all that was to happen when it was asked for. */
  fingerprint: bytes().notNull(),
  amount: bigint({ mode: 'number' }),
  currency: text(),
  expires_at: moment().notNull(),
  confirmed_at: moment(),
  /** The moment at which its route has answered that it is done. */
  done_at: moment(),
  confirmed_by_id: reference(),
  created_at: moment().notNull().default(realTime),
})

export type Confirmation = typeof confirmations.$inferSelect
