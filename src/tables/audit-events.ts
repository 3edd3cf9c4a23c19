import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../framework/database/columns.ts'
import type { RecordType } from '../vocabulary/ids.ts'

/** The value before and after, for each attribute that changed. */
export type Changes = Record<string, [before: unknown, after: unknown]>

export const auditEvents = pgTable('audit_events', {
  id: id(),
  organization_id: reference(),
  user_id: reference(),
  user_name: text().notNull(),
  is_staff: boolean().notNull().default(false),
  action: text().notNull(),
  record_type: text().$type<RecordType>().notNull(),
  record_id: reference().notNull(),
  changes: jsonb().$type<Changes>().notNull(),
  credential_type: text({ enum: ['session', 'access_token', 'system'] }).notNull(),
  credential_id: reference(),
  credential_name: text().notNull(),
  user_agent: text().notNull(),
  ip: text().notNull(),
  created_at: moment().notNull().default(currentTime),
})

export type AuditEvent = typeof auditEvents.$inferSelect
