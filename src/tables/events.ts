import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../framework/database/columns.ts'
import type { RecordType } from '../vocabulary/ids.ts'

/** The types of events that organizations hear of. Those that creators hear of too are in both lists. */
export const organizationEventTypes = [
  'submission.received',
  'submission.approved',
  'submission.rejected',
  'submission.mended',
  'submission.flagged',
  'submission.lifted',
  'submission.appealed',
  'submission.withdrawn',
  'submission.earned',
  'submission.paid',
  'application.received',
  'application.accepted',
  'application.declined',
  'application.expired',
  'application.withdrawn',
  'application.canceled',
  'shipment.sent',
  'shipment.received',
  'content.submitted',
  'content.approved',
  'content.changes_requested',
  'content.posted',
  'message.received',
  'campaign.published',
  'campaign.paused',
  'campaign.resumed',
  'campaign.budget_low',
  'campaign.budget_spent',
  'campaign.finished',
  'campaign.settled',
  'collab.submitted',
  'collab.published',
  'collab.declined',
  'collab.paused',
  'collab.resumed',
  'funding.succeeded',
  'funding.failed',
  'funding.refunded',
  'funding.disputed',
  'member.joined',
  'member.changed',
  'member.left',
] as const

const ofBothSides = ['submission', 'application', 'shipment', 'content', 'message']

export const creatorEventTypes = [
  ...organizationEventTypes.filter((type) => ofBothSides.includes(type.split('.')[0] as string)),
  'payout.requested',
  'payout.sent',
  'payout.failed',
  'payout.returned',
  'account.verified',
  'account.failed',
] as const

export const eventTypes = [...new Set([...organizationEventTypes, ...creatorEventTypes])]

/** The campaign or collab that an event belongs to, as it was called then. */
export type EventProgram = { kind: 'campaign' | 'collab'; id: number; name: string }

/**
 * Things that happened, each for one organization or one user. The database writes them: see
 * `db/functions/events/`.
 */
export const events = pgTable('events', {
  id: id(),
  organization_id: reference(),
  user_id: reference(),
  audience: text().notNull(),
  type: text().notNull(),
  program: jsonb().$type<EventProgram>(),
  record_type: text().$type<RecordType>().notNull(),
  record_id: reference().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  position: bigint({ mode: 'number' }),
  created_at: moment().notNull().default(currentTime),
})

export type Event = typeof events.$inferSelect
