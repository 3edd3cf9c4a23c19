import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { isoMoment, moments } from '../../../framework/database/json-moments.ts'
import { NotFound } from '../../../framework/errors.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { isEarningState, wasApproved } from '../../../tables/campaigns/decided-posts.ts'
import { type Flag, flags } from '../../../tables/campaigns/flags.ts'
import { type Grant, grants } from '../../../tables/finance/grants.ts'
import { feeAmount } from '../../../vocabulary/amounts/fees.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { freeBudget } from '../../campaigns/budget/budget.ts'
import { mostDoubted } from '../flags/rules.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { earningsOf, grantOf, lapsedOf, type TermsWithFee } from './amounts.ts'
import { stepsOf, withParts } from './steps-to-amount.ts'

type Reading = { views: number; taken_at: string }
type Snapshot = Reading & { provider: string; view_definition: string }

const snapshot = sql<Snapshot | null>`(select to_jsonb(highest) from (
  select views, provider, view_definition,
    ${isoMoment('taken_at')} as taken_at
  from post_snapshots where submission_id = ${campaignSubmissions.id} and voided_at is null
  order by views desc, post_snapshots.taken_at limit 1) highest)`

/** Young posts are read every hour, and a day of them is worth seeing. */
const readings = sql<Reading[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('views', views, 'taken_at',
    ${isoMoment('taken_at')}) order by taken_at), '[]')
  from (
    select max(views) as views, max(taken_at) as taken_at from post_snapshots
    where submission_id = ${campaignSubmissions.id} and voided_at is null
    group by date_trunc(case when ${campaignSubmissions.created_at} < troupe_now() - interval '3 days'
      then 'day' else 'hour' end, taken_at at time zone 'UTC')
  ) highest)`

const granted = sql<Grant[]>`(
  select coalesce(jsonb_agg(to_jsonb(${grants}) || jsonb_build_object(
    ${moments(['release_at', 'released_at', 'created_at'])}) order by ${asc(grants.number)}), '[]')
  from ${grants} where ${grants.submission_id} = ${campaignSubmissions.id})`

const doubts = sql<Pick<Flag, 'rule' | 'evidence' | 'note'>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('rule', rule, 'evidence', evidence, 'note', note)), '[]')
  from ${flags} where ${flags.submission_id} = ${campaignSubmissions.id} and ${flags.ended_at} is null)`

/** Why a submission earned what it did, for both sides: one statement for it all. */
export async function explainAmount(db: Reader, publicId: string, isVisible?: SQL) {
  const [found] = await db
    .select({
      submission: getTableColumns(campaignSubmissions),
      campaign: campaigns,
      snapshot,
      readings,
      granted,
      doubts,
    })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaignSubmissions.campaign_id))
    .where(and(eq(campaignSubmissions.id, decodeId('Submission', publicId) ?? 0), isVisible))
  if (found === undefined) throw new NotFound(campaignSubmissionRecord.notFound)
  const { submission, campaign } = found
  const lapsed_amount = lapsedOf(campaign, submission)
  const { granted_amount, owed_amount } = submission
  const next = nextGrantOf(campaign, submission)
  const steps = stepsOf(campaign, submission, mostDoubted(found.doubts), wasApproved(submission))
  const parts = { granted_amount, owed_amount, lapsed_amount, ...next }
  return {
    submission_id: publicId,
    currency: campaign.currency,
    snapshot: found.snapshot,
    readings: found.readings,
    steps: withParts(steps, parts, campaign.currency),
    earned_amount: submission.earned_amount + lapsed_amount,
    ...parts,
    grants: found.granted,
  }
}

export type Explanation = Awaited<ReturnType<typeof explainAmount>>

type Funded = TermsWithFee & Parameters<typeof freeBudget>[0]

/**
 * Earned since its views were looked at for money: how much of it fits into the budget, and when it is
 * granted.
 */
export function nextGrantOf(
  campaign: Funded,
  submission: Pick<
    CampaignSubmission,
    'state' | 'granted_amount' | 'owed_amount' | 'grant_at' | 'view_count'
  >,
) {
  const { state, granted_amount, owed_amount, grant_at } = submission
  if (!isEarningState(state) || grant_at === null)
    return { next_grant_amount: 0, next_owed_amount: 0, next_grant_at: null }
  const earned = earningsOf(campaign, submission)
  // The amount owed counts as granted, because it is granted before anything else.
  const granted = granted_amount + owed_amount
  const fee_amount = feeAmount(granted, campaign.fee_bps ?? 0)
  const before = { granted_amount: granted, fee_amount }
  const { reward } = grantOf(campaign, before, earned, freeBudget(campaign))
  const fresh = Math.max(0, Number(earned) - granted)
  return {
    next_grant_amount: Number(reward),
    next_owed_amount: fresh - Number(reward),
    next_grant_at: grant_at,
  }
}
