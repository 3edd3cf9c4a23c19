import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  bytes,
  id,
  moment,
  realTime,
  reference,
  timestamps,
} from '../framework/database/columns.ts'
import type { RecordType } from '../vocabulary/ids.ts'
import { events } from './events.ts'

/** Addresses of an organization or a user to which events are sent. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  organization_id: reference(),
  user_id: reference(),
  audience: text()
    .notNull()
    .generatedAlwaysAs(
      sql`coalesce('organization:' || organization_id::text, 'user:' || user_id::text)`,
    ),
  address: text().notNull(),
  description: text().notNull(),
  /** The types that are sent; all of them if empty. */
  types: text().array().notNull().default([]),
  is_enabled: boolean().notNull().default(true),
  /** The secret that signs, sealed. */
  secret: bytes().notNull(),
  /** The secret before it, which signs too until it ends. */
  former_secret: bytes(),
  former_secret_ends_at: moment(),
  /** The place of the last event of which there are deliveries. */
  position: bigint({ mode: 'number' }).notNull().default(0),
  /** The moment since when nothing has arrived. */
  failing_since: moment(),
  switched_off_at: moment(),
  worked_on_until: moment(),
  ...timestamps(),
})

export type Webhook = typeof webhooks.$inferSelect

/** Secrets from before the former one, which sign until they end, too. */
export const webhookFormerSecrets = pgTable('webhook_former_secrets', {
  id: id(),
  webhook_id: reference()
    .notNull()
    .references(() => webhooks.id),
  secret: bytes().notNull(),
  ends_at: moment().notNull(),
})

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** Events on their way to an address, or tests, which are no events. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  webhook_id: reference()
    .notNull()
    .references(() => webhooks.id),
  event_id: reference().references(() => events.id),
  type: text().notNull(),
  record_type: text().$type<RecordType>().notNull(),
  record_id: reference().notNull(),
  state: text({ enum: deliveryStates }).notNull().default('waiting'),
  tries_count: integer().notNull().default(0),
  try_at: moment().notNull().default(realTime),
  created_at: moment().notNull().default(realTime),
  delivered_at: moment(),
})

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect

/** Tries to deliver something: the request, and what came back. */
export const webhookTries = pgTable('webhook_tries', {
  id: id(),
  delivery_id: reference()
    .notNull()
    .references(() => webhookDeliveries.id),
  request_headers: jsonb().$type<Record<string, string>>().notNull(),
  request_body: text().notNull(),
  status: integer(),
  answer: text(),
  failure: text(),
  ms: integer().notNull(),
  created_at: moment().notNull().default(realTime),
})

export type WebhookTry = typeof webhookTries.$inferSelect
