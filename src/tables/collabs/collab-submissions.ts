import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, reference, timestamps } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { organizations } from '../organizations/organizations.ts'
import type { Address } from '../users/addresses.ts'
import { users } from '../users/users.ts'
import { collabs, type SparkDays, usageRights, usualPace } from './collabs.ts'

/**
 * The states in the order in which they follow each other; the last four end the work before it is completed.
 */
export const collabSubmissionStates = [
  'applied',
  'awaiting_shipment',
  'shipped',
  'in_progress',
  'content_submitted',
  'changes_requested',
  'approved',
  'posted',
  'completed',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
] as const

export type CollabSubmissionState = (typeof collabSubmissionStates)[number]

/** The sides between which a price goes back and forth. */
export const offerSides = ['creator', 'organization'] as const

/** The most days that a deadline for content is extended by. */
export const longestExtension = 14

export const extensionStates = ['asked', 'granted', 'refused'] as const

/** Those who can ask staff to decide. */
export const escalators = ['creator', 'organization', 'clock'] as const

/** An address as it was when its owner applied. */
export type CopiedAddress = Omit<Address, 'id' | 'user_id' | 'created_at' | 'updated_at'>

const amount = () => bigint({ mode: 'number' }).notNull().default(0)

/**
 * The id of a new application, and of the work that comes of it. It is odd and that of a post even, of one
 * sequence: so an id alone says which of the two it is, and nothing has to be read to know (`is_post_id`).
 */
export const newWorkId = sql<number>`nextval('submission_ids') * 2 + 1`.mapWith(Number)

/** A creator's application to a collab, and the work that comes of it. */
export const collabSubmissions = pgTable('collab_submissions', {
  id: reference().primaryKey().default(newWorkId),
  collab_id: reference()
    .notNull()
    .references(() => collabs.id),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  user_id: reference().references(() => users.id),
  state: text({ enum: collabSubmissionStates }).notNull().default('applied'),
  message: text().notNull().default(''),
  quote_amount: amount(),
  /** The side that named the price last. */
  offered_by: text({ enum: offerSides }).notNull().default('creator'),
  offers_count: integer().notNull().default(1),
  currency: text().notNull(),
  brief: text().notNull().default(''),
  requires_product_shipment: boolean().notNull().default(false),
  require_spark_ads: boolean().notNull().default(false),
  /** The days that the Spark code has to be good for at least; null if the collab named none. */
  asked_spark_days: integer().$type<SparkDays>(),
  platform_ids: text({ enum: platformIds }).array().notNull().default([]),
  min_quote_amount: amount(),
  max_quote_amount: amount(),
  usage_rights: text({ enum: usageRights }),
  usage_days: integer(),
  content_days: integer().notNull().default(usualPace.content_days),
  revision_rounds: integer().notNull().default(usualPace.revision_rounds),
  address: jsonb().$type<CopiedAddress>(),
  fee_bps: integer(),
  /** The fee that is held or paid beside the quote. The database takes off what goes back. */
  fee_amount: amount(),
  paid_amount: amount(),
  paid_fee_amount: amount(),
  returned_amount: amount(),
  returned_fee_amount: amount(),
  contents_count: integer().notNull().default(0),
  rounds_count: integer().notNull().default(0),
  extension_days: integer(),
  extension_note: text(),
  extension_state: text({ enum: extensionStates }),
  extension_asked_at: moment(),
  extension_answered_at: moment(),
  shipments_count: integer().notNull().default(0),
  is_shipment_late: boolean().notNull().default(false),
  post_url: text(),
  post_platform_id: text({ enum: platformIds }),
  post_uid: text(),
  spark_code: text(),
  spark_days: integer(),
  spark_ends_at: moment(),
  note: text(),
  escalated_at: moment(),
  escalated_by: text({ enum: escalators }),
  escalation_note: text(),
  accepted_at: moment(),
  approved_at: moment(),
  posted_at: moment(),
  completed_at: moment(),
  ended_at: moment(),
  ...timestamps(),
})

export type CollabSubmission = typeof collabSubmissions.$inferSelect
