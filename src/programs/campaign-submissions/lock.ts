import { and, asc, eq, inArray } from 'drizzle-orm'
import { lockAll, lockerWithParent, lockWhere } from '../../activity/records/lock.ts'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import {
  type OrganizationSide,
  organizationSideOf,
} from '../../teams/memberships/organization-side.ts'
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
