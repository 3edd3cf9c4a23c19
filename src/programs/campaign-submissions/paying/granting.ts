import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { nobody } from '../../../activity/notifications/notify.ts'
import { lock, lockSelected } from '../../../activity/records/lock.ts'
import type { Services } from '../../../framework/context.ts'
import { isPast } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { grantRewards, type Reward } from '../../../money/grants/model.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { isEarning } from '../../../tables/campaigns/decided-posts.ts'
import { alertAtPassedShares } from '../../campaigns/budget/alerts.ts'
import { pauseIfSpent } from '../../campaigns/moves/moves.ts'
import { campaignRecord } from '../../campaigns/record.ts'
import { submissionFinalized } from '../../submissions/notices.ts'
import type { LockedSubmission } from '../lock.ts'
import { tellSidesOfPost } from '../notices.ts'
import { timeLimits } from '../time-limits.ts'
import { type Amounts, earningsOf, grantOf, type TermsWithFee } from './amounts.ts'
import { returnHeld } from './returns.ts'

const mostAtOnce = 500

/**
 * Submissions that are paid by their views. A creator who has left has no account to which anything could be
 * granted.
 */
const canBeGranted = and(isEarning(), isNotNull(campaignSubmissions.user_id))
const oldestFirst = [asc(campaignSubmissions.approved_at), asc(campaignSubmissions.id)]

/**
 * Grants what submissions of one campaign have earned since they were looked at last, in one transaction for
 * many of them. What did not fit into the budget before comes first, the oldest approval first; once
 * something does not fit, nothing after it is granted either. Returns whether there may be more to look at.
 */
export async function grantDue(
  tx: Tx,
  services: Services,
  { id }: { id: number },
): Promise<boolean> {
  const before = await lock(tx, campaignRecord, { id })
  // All that was owed lapsed with the settlement.
  if (before.settled_at !== null) return false
  const due = await selectPayable(tx, before, isPast(campaignSubmissions.grant_at))
  const { earning, hasReturned } = await returnUnearned(tx, before, due)
  // The campaign is read again if money came back into its budget. That may be of a post that something is
  // owed for.
  const campaign = hasReturned ? await lock(tx, campaignRecord, { id }) : before
  const isOwing = campaign.owed_amount > 0
  const owed = isOwing
    ? await selectPayable(tx, campaign, gt(campaignSubmissions.owed_amount, 0))
    : []

  const first = shareBudget(campaign, owed, {
    unused: BigInt(campaign.unused_amount),
    isSpent: false,
  })
  // While more is owed than fits into one step, what is new waits for the next.
  const isMore = owed.length === mostAtOnce && !first.isSpent
  const isOwed = new Set(owed.map((submission) => submission.id))
  const fresh = isMore ? [] : earning.filter((submission) => !isOwed.has(submission.id))
  const second = shareBudget(campaign, fresh, first)

  const rewards = [...first.rewards, ...second.rewards]
  await grantRewards(tx, services, campaign, rewards)
  const rows = [...first.rows, ...second.rows]
  await writeGranted(tx, rows)
  await tellFinals(tx, services, campaign, [...owed, ...fresh], rows)
  if (rewards.length > 0) {
    const current = await pauseIfSpent(tx, services, campaign)
    await alertAtPassedShares(tx, services, current)
  }
  return isMore || due.length === mostAtOnce
}

/**
 * Selects submissions in the order in which they are paid. Whoever locks several of a campaign has locked the
 * campaign before.
 */
function selectPayable(tx: Tx, { id }: Campaign, which: SQL) {
  return lockSelected(
    tx
      .select()
      .from(campaignSubmissions)
      .where(and(eq(campaignSubmissions.campaign_id, id), canBeGranted, which))
      .orderBy(...oldestFirst)
      .limit(mostAtOnce),
  )
}

/**
 * Takes back what is held of submissions that earned less than they were granted, before anything is granted.
 * Returns them as they are then, and whether any money came back.
 */
async function returnUnearned(tx: Tx, campaign: Campaign, submissions: CampaignSubmission[]) {
  const earning: CampaignSubmission[] = []
  let hasReturned = false
  for (const submission of submissions) {
    const after = await returnHeld(tx, { campaign, submission }, earningsOf(campaign, submission))
    earning.push(after)
    hasReturned ||= takenFor(after) < takenFor(submission)
  }
  return { earning, hasReturned }
}

/** The part of the budget that is granted for a post, with the fee. */
const takenFor = ({ granted_amount, fee_amount }: CampaignSubmission) =>
  BigInt(granted_amount) + BigInt(fee_amount)

type Row = { id: number; earned: number; granted: number; fee: number; number: number }
type Left = { unused: bigint; isSpent: boolean }

/** Shares what is left of the budget among submissions, in their order. */
function shareBudget(terms: TermsWithFee, submissions: CampaignSubmission[], left: Left) {
  const rewards: Reward[] = []
  const rows: Row[] = []
  let { unused, isSpent } = left
  for (const submission of submissions) {
    const earned = earningsOf(terms, submission)
    const granted: Amounts = isSpent ? nothing : grantOf(terms, submission, earned, unused)
    unused -= granted.reward + granted.fee
    isSpent ||= BigInt(submission.granted_amount) + granted.reward < earned
    const row = rowAfter(submission, earned, granted)
    rows.push(row)
    if (granted.reward > 0n) rewards.push(rewardOf(submission, granted, row))
  }
  return { rewards, rows, unused, isSpent }
}

const nothing: Amounts = { reward: 0n, fee: 0n }

function rowAfter(submission: CampaignSubmission, earned: bigint, { reward, fee }: Amounts): Row {
  const granted = BigInt(submission.granted_amount) + reward
  return {
    id: submission.id,
    // Released money is never taken back, so nobody has earned less than that.
    earned: Number(earned > granted ? earned : granted),
    granted: Number(granted),
    fee: Number(BigInt(submission.fee_amount) + fee),
    number: submission.grants_count + (reward > 0n ? 1 : 0),
  }
}

function rewardOf({ id, user_id }: CampaignSubmission, { reward, fee }: Amounts, row: Row): Reward {
  return {
    submission_id: id,
    user_id: user_id ?? 0,
    number: row.number,
    reward_amount: Number(reward),
    fee_amount: Number(fee),
  }
}

/**
 * Tells creators of posts that are final. Such a post is looked at once for money, and then not again unless
 * something is owed.
 */
async function tellFinals(
  tx: Tx,
  services: Services,
  campaign: Campaign,
  submissions: CampaignSubmission[],
  rows: Row[],
): Promise<void> {
  const amounts = new Map(rows.map((row) => [row.id, row]))
  for (const submission of submissions) {
    const row = amounts.get(submission.id)
    if (row && submission.state === 'finalized' && submission.grant_at !== null)
      await tellFinal(tx, services, { campaign, submission }, row)
  }
}

/**
 * Tells the creator of a post that its last grant is made: before, nobody knows how much of it waits for
 * budget.
 */
async function tellFinal(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
  { earned, granted }: { earned: number; granted: number },
): Promise<void> {
  await tellSidesOfPost(tx, services, nobody, locked, ['creator'], submissionFinalized, {
    amount: earned,
    owed_amount: earned - granted,
    currency: locked.campaign.currency,
  })
}

/**
 * Writes down what was granted. A post that still counts is looked at again a day later; a final one need not
 * be, unless something is owed.
 */
async function writeGranted(tx: Tx, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update campaign_submissions set
      earned_amount = new.earned,
      granted_amount = new.granted,
      fee_amount = new.fee,
      grants_count = new.number,
      grant_at = case when state = 'approved' and frozen_at is null then troupe_now() + ${timeLimits.granting.interval}::interval end,
      updated_at = case when new.number > grants_count then troupe_now() else updated_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id bigint, earned bigint, granted bigint, fee bigint, number integer)
    where campaign_submissions.id = new.id`)
}
