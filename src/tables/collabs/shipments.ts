import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { collabSubmissions } from './collab-submissions.ts'

/** Faults that a product may have that was sent. */
export const shipmentIssues = ['damaged', 'wrong', 'lost'] as const

/** A product on its way to a creator. */
export const shipments = pgTable('shipments', {
  id: id(),
  submission_id: reference()
    .notNull()
    .references(() => collabSubmissions.id),
  number: integer().notNull(),
  carrier: text().notNull(),
  tracking_number: text(),
  tracking_url: text(),
  received_at: moment(),
  issue: text({ enum: shipmentIssues }),
  issue_note: text(),
  issued_at: moment(),
  created_at: moment().notNull().default(currentTime),
})

export type Shipment = typeof shipments.$inferSelect
