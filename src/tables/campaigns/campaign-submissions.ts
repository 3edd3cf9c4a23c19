import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment, reference, timestamps } from '../../framework/database/columns.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { socialAccounts } from '../users/social-accounts.ts'
import { users } from '../users/users.ts'
import { campaigns } from './campaigns.ts'

export const campaignSubmissionStates = [
  'pending',
  'approved',
  'rejected',
  'flagged',
  'appealed',
  'withdrawn',
  'finalized',
  'paid',
] as const

export const rejectionReasons = [
  'wrong_account',
  'duplicate',
  'outside_window',
  'missing_sound',
  'missing_caption',
  'missing_disclosure',
  'missing_requirement',
  'low_quality',
  'not_public',
  'wrong_country',
  'suspected_fraud',
  'rights',
  'other',
] as const

/** The reasons for which views are not real. */
export const invalidReasons = ['bought', 'automated', 'rewarded', 'removed', 'other'] as const

export const freezeReasons = ['window', 'cap', 'missing', 'disconnected'] as const

/** Why silence does not approve a post: who made it, or what is known of it. */
export const withheldReasons = ['member', 'unchanged', 'unusual'] as const

export const checkNames = ['address', 'author', 'duplicate', 'window', 'country', 'sound'] as const

/** A check that was made when a post was handed in, and what was found. */
export type PostCheck = {
  name: (typeof checkNames)[number]
  /** The outcome; `unknown` if it could not be looked at, so that a person has to. */
  outcome: 'passed' | 'failed' | 'unknown'
  found: string
}

const amount = () => bigint({ mode: 'number' }).notNull().default(0)

/**
 * The id of a new post. Those of posts are even and those of work for collabs odd, of one sequence: so an id
 * alone says which of the two it is, and nothing has to be read to know (`is_post_id`).
 */
export const newPostId = sql<number>`nextval('submission_ids') * 2`.mapWith(Number)

/** A post that a creator has handed in to a campaign. */
export const campaignSubmissions = pgTable('campaign_submissions', {
  id: reference().primaryKey().default(newPostId),
  organization_id: reference().notNull(),
  campaign_id: reference()
    .notNull()
    .references(() => campaigns.id),
  user_id: reference().references(() => users.id),
  social_account_id: reference().references(() => socialAccounts.id),
  platform_id: text({ enum: platformIds }).notNull(),
  account_uid: text(),
  account_handle: text().notNull(),
  post_url: text().notNull(),
  post_uid: text().notNull(),
  is_claiming: boolean().notNull().default(true),
  is_appealable: boolean().notNull().default(false),
  state: text({ enum: campaignSubmissionStates }).notNull().default('pending'),
  flagged_state: text({ enum: ['pending', 'approved', 'finalized'] }),
  checks: jsonb().$type<PostCheck[]>().notNull().default([]),
  posted_at: moment(),
  reason: text({ enum: rejectionReasons }),
  note: text(),
  appeal: text(),
  /** The organization's side of the appeal, said once. */
  appeal_answer: text(),
  verified_views: amount(),
  baseline_views: amount(),
  invalid_views: amount(),
  invalid_reason: text({ enum: invalidReasons }),
  invalid_note: text(),
  invalidated_at: moment(),
  /** The moment at which invalid views were found to be real after all. */
  validated_at: moment(),
  view_count: bigint({ mode: 'number' })
    .notNull()
    .generatedAlwaysAs(sql`greatest(verified_views - baseline_views - invalid_views, 0)`),
  earned_amount: amount(),
  granted_amount: amount(),
  owed_amount: bigint({ mode: 'number' })
    .notNull()
    .generatedAlwaysAs(sql`greatest(earned_amount - granted_amount, 0)`),
  fee_amount: amount(),
  grants_count: integer().notNull().default(0),
  grant_at: moment(),
  withheld_at: moment(),
  /** The reason for that; null with a moment of earlier versions, which knew of members only. */
  withheld_because: text({ enum: withheldReasons }),
  withheld_note: text(),
  decided_at: moment(),
  approved_at: moment(),
  approved_by: text({ enum: ['organization', 'staff', 'clock'] }),
  rejected_at: moment(),
  /** Whoever rejected it; nobody if silence did. */
  rejected_by: reference().references(() => users.id),
  /** Whether staff rejected it, which its organization cannot take back. */
  is_rejected_by_staff: boolean().notNull().default(false),
  /** How often its creator has corrected it after a rejection. */
  corrections_count: smallint().notNull().default(0),
  appealed_at: moment(),
  appeal_answered_at: moment(),
  appeal_decided_at: moment(),
  appeal_decided_by: reference().references(() => users.id),
  appeal_note: text(),
  counts_until: moment(),
  frozen_at: moment(),
  frozen_because: text({ enum: freezeReasons }),
  finalized_at: moment(),
  paid_at: moment(),
  ...timestamps(),
})

export type CampaignSubmission = typeof campaignSubmissions.$inferSelect
