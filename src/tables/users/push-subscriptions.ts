import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, reference, timestamps } from '../../framework/database/columns.ts'
import { users } from './users.ts'

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  user_agent: text().notNull().default(''),
  ...timestamps(),
})

export type PushSubscription = typeof pushSubscriptions.$inferSelect
