import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../../framework/http/fields/json-fields.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { type Grant, grants } from '../../../tables/finance/grants.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { freeBudget } from '../../campaigns/budget/budget.ts'
import { feeOn } from '../../campaigns/budget/earnings.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { earningsOf, grantOf, lapsedOf, type Terms } from './amounts.ts'
import { stepsOf } from './steps-to-amount.ts'

const GrantJson = z.object({
  number: count(1),
  reward_amount: minorUnits(2187),
  fee_amount: minorUnits(0),
  returned_reward_amount: minorUnits(0),
  returned_fee_amount: minorUnits(0),
  release_at: timestamp,
  released_at: timestamp.nullable(),
  created_at: timestamp,
})

export const StepsJson = z
  .array(
    z.object({
      name: text('payable'),
      value: count(12_500),
      label: text('Views that are paid'),
      figure: text('12,500'),
      text: text('12,500 views are paid'),
    }),
  )
  .meta({ description: 'From views to money, in order; amounts in minor units' })

export const ExplanationJson = z
  .object({
    submission_id: sqid,
    currency,
    snapshot: z
      .object({
        views: count(12_500),
        provider: text('youtube'),
        view_definition: text('A play of any length'),
        taken_at: timestamp,
      })
      .nullable()
      .meta({ description: 'The reading that counts: the highest' }),
    readings: z.array(z.object({ taken_at: timestamp, views: count(12_500) })).meta({
      description: 'The highest of each day, or of each hour while it is young; the oldest first',
    }),
    steps: StepsJson,
    earned_amount: minorUnits(2187),
    granted_amount: minorUnits(2187),
    owed_amount: minorUnits(0).meta({ description: 'Waits for budget' }),
    lapsed_amount: minorUnits(0).meta({
      description: 'Was not covered by the budget when the campaign was settled',
    }),
    next_grant_amount: minorUnits(0).meta({
      description: 'Earned since the last grant, and added with the next: as much as fits',
    }),
    next_owed_amount: minorUnits(0).meta({
      description: 'Earned since the last grant, and beyond the budget that is left',
    }),
    next_grant_at: timestamp.nullable().meta({ description: 'Null while none is to come' }),
    grants: z.array(GrantJson),
  })
  .meta({ id: 'Explanation' })

export type Explanation = z.infer<typeof ExplanationJson>

type Snapshot = NonNullable<Explanation['snapshot']>

const snapshot = sql<Snapshot | null>`(select to_jsonb(highest) from (
  select views, provider, view_definition,
    to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as taken_at
  from post_snapshots where submission_id = ${campaignSubmissions.id} and voided_at is null
  order by views desc, post_snapshots.taken_at limit 1) highest)`

/** Young posts are read every hour, and a day of them is worth seeing. */
const readings = sql<Explanation['readings']>`(
  select coalesce(jsonb_agg(jsonb_build_object('views', views, 'taken_at',
    to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by taken_at), '[]')
  from (
    select max(views) as views, max(taken_at) as taken_at from post_snapshots
    where submission_id = ${campaignSubmissions.id} and voided_at is null
    group by date_trunc(case when ${campaignSubmissions.created_at} < troupe_now() - interval '3 days'
      then 'day' else 'hour' end, taken_at at time zone 'UTC')
  ) highest)`

const granted = sql<
  Grant[]
>`coalesce((select jsonb_agg(to_jsonb(${grants}) order by ${asc(grants.number)})
  from ${grants} where ${grants.submission_id} = ${campaignSubmissions.id}), '[]')`

/** Why a submission earned what it did, for both sides: one statement for it all. */
export async function explain(db: Reader, publicId: string, isVisible?: SQL): Promise<Explanation> {
  const [found] = await db
    .select({
      submission: getTableColumns(campaignSubmissions),
      campaign: campaigns,
      snapshot,
      readings,
      granted,
    })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaignSubmissions.campaign_id))
    .where(and(eq(campaignSubmissions.id, decodeId('Submission', publicId) ?? 0), isVisible))
  if (found === undefined) throw new NotFound(campaignSubmissionRecord.notFound)
  const { submission, campaign } = found
  const lapsed_amount = lapsedOf(campaign, submission)
  return {
    submission_id: publicId,
    currency: campaign.currency,
    snapshot: found.snapshot,
    readings: found.readings,
    steps: stepsOf(campaign, submission),
    earned_amount: submission.earned_amount + lapsed_amount,
    granted_amount: submission.granted_amount,
    owed_amount: submission.owed_amount,
    lapsed_amount,
    ...nextGrantOf(campaign, submission),
    grants: found.granted.map(presentGrant),
  }
}

type Funded = Terms & Parameters<typeof freeBudget>[0]

/** Earned since its views were looked at for money: how much of it fits into the budget, and when it is granted. */
export function nextGrantOf(
  campaign: Funded,
  submission: Pick<
    CampaignSubmission,
    'state' | 'granted_amount' | 'owed_amount' | 'grant_at' | 'view_count'
  >,
) {
  const { state, granted_amount, owed_amount, grant_at } = submission
  const isCounting = state === 'approved' || state === 'finalized'
  if (!isCounting || grant_at === null)
    return { next_grant_amount: 0, next_owed_amount: 0, next_grant_at: null }
  const earned = earningsOf(campaign, submission)
  // As if what is owed were granted, because it is before anything else.
  const granted = granted_amount + owed_amount
  const fee_amount = Number(feeOn(BigInt(granted), campaign.fee_bps ?? 0))
  const before = { granted_amount: granted, fee_amount }
  const { reward } = grantOf(campaign, before, earned, freeBudget(campaign))
  const fresh = Math.max(0, Number(earned) - granted)
  return {
    next_grant_amount: Number(reward),
    next_owed_amount: fresh - Number(reward),
    next_grant_at: grant_at,
  }
}

function presentGrant(grant: Grant): Explanation['grants'][number] {
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    number: grant.number,
    reward_amount: grant.reward_amount,
    fee_amount: grant.fee_amount,
    returned_reward_amount: grant.returned_reward_amount,
    returned_fee_amount: grant.returned_fee_amount,
    release_at: iso(grant.release_at),
    released_at: grant.released_at === null ? null : iso(grant.released_at),
    created_at: iso(grant.created_at),
  }
}
