import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { lockAll, lockerWithParent, lockWhere } from '../../activity/records/lock.ts'
import { requireNotOwn } from '../../activity/records/own.ts'
import type { Context } from '../../framework/context.ts'
import { inPages } from '../../framework/database/batches.ts'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import {
  type OrganizationSide,
  organizationSideOf,
} from '../../teams/memberships/organization-side.ts'
import { requireOutsider } from '../../teams/organizations/outsiders.ts'
import { campaignSubmissionRecord } from './record.ts'

/** A submission and the campaign it is for, locked; and who is told of it, where that was read with them. */
export type LockedSubmission = {
  campaign: Campaign
  submission: CampaignSubmission
  organizationSide?: OrganizationSide
}

const lockWithCampaign = lockerWithParent(
  campaigns,
  campaignSubmissions,
  campaignSubmissions.campaign_id,
  { organizationSide: organizationSideOf(campaigns.organization_id) },
)

/** Locks a submission, after its campaign: whatever moves its money needs both, in this order. */
export async function lockSubmission(tx: Tx, { id }: { id: number }): Promise<LockedSubmission> {
  const locked = await lockWithCampaign(tx, { id }, campaignSubmissionRecord)
  return {
    campaign: locked.parent,
    submission: locked.child,
    organizationSide: locked.organizationSide,
  }
}

/** Locks all posts of someone that nobody has decided about, campaign after campaign. */
export async function lockPendingOf(tx: Tx, user: { id: number }): Promise<LockedSubmission[]> {
  const { id, campaign_id, user_id, state } = campaignSubmissions
  const found = await tx
    .select({ id })
    .from(campaignSubmissions)
    .where(and(eq(user_id, user.id), eq(state, 'pending')))
    .orderBy(asc(campaign_id), asc(id))
  const locked: LockedSubmission[] = []
  for (const submission of found) locked.push(await lockSubmission(tx, submission))
  return locked
}

/**
 * Locks the campaigns, then the submissions, all in one order. Ids that no submission has are passed over.
 */
export async function lockSubmissions(tx: Tx, ids: number[]): Promise<LockedSubmission[]> {
  const ofCampaigns = tx
    .select({ id: campaignSubmissions.campaign_id })
    .from(campaignSubmissions)
    .where(isOneOf(campaignSubmissions.id, ids))
  const locked = await lockWhere(tx, { table: campaigns }, inArray(campaigns.id, ofCampaigns))
  const submissions = await lockAll(tx, campaignSubmissionRecord, ids)
  const byId = new Map(locked.map((campaign) => [campaign.id, campaign]))
  return submissions.map((submission) => ({
    submission,
    campaign: byId.get(submission.campaign_id) as Campaign,
  }))
}

type Id = { id: number }
type Change = (tx: Tx, locked: LockedSubmission) => Promise<CampaignSubmission>

/** Changes a submission in one transaction, as everything does that people do to it. */
export function changeSubmission({ db }: Context, { id }: Id, change: Change) {
  return db.transaction(async (tx) => change(tx, await lockSubmission(tx, { id })))
}

const batch = 100

type Act = (tx: Tx, locked: LockedSubmission) => Promise<void>

/** Changes all submissions of a kind for a job, each in a transaction of its own. */
export async function changeEach(
  { db, log }: Context,
  which: SQL | undefined,
  act: Act,
): Promise<void> {
  const { id } = campaignSubmissions
  const apart = collectFailures({ log })
  const pages = inPages<{ id: number }>(batch, (last) =>
    db
      .select({ id })
      .from(campaignSubmissions)
      .where(and(which, gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(batch),
  )
  for await (const submission of pages) {
    await apart.attempt({ submission_id: submission.id }, () =>
      db.transaction(async (tx) => act(tx, await lockSubmission(tx, submission))),
    )
  }
  apart.end()
}

/** Changes a submission for staff, but not for someone who would decide about money of their own. */
export function changeAsStaff(context: Context, actor: Actor, submission: Id, change: Change) {
  return changeSubmission(context, submission, async (tx, locked) => {
    await requireOutsider(tx, actor, locked.submission)
    requireNotOwn(actor, locked.submission, 'post')
    return change(tx, locked)
  })
}
