import { and, asc, eq } from 'drizzle-orm'
import { lockerWithParent } from '../../activity/records/lock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { campaignSubmissions } from '../../tables/campaign-submissions.ts'
import { campaigns } from '../../tables/campaigns.ts'
import { teamOf } from '../../teams/memberships/notices.ts'
import type { Handed } from './notices.ts'
import { campaignSubmissionRecord } from './record.ts'

const lockWithCampaign = lockerWithParent(
  campaigns,
  campaignSubmissions,
  campaignSubmissions.campaign_id,
  { team: teamOf(campaigns.organization_id) },
)

/** Locks a submission, after its campaign: whatever moves its money needs both, in this order. */
export async function lockHanded(tx: Tx, { id }: { id: number }): Promise<Handed> {
  const locked = await lockWithCampaign(tx, { id }, campaignSubmissionRecord)
  return { campaign: locked.parent, submission: locked.child, team: locked.team }
}

/** All of someone's that nobody has decided about, campaign after campaign. */
export async function lockPendingOf(tx: Tx, user: { id: number }): Promise<Handed[]> {
  const { id, campaign_id, user_id, state } = campaignSubmissions
  const found = await tx
    .select({ id })
    .from(campaignSubmissions)
    .where(and(eq(user_id, user.id), eq(state, 'pending')))
    .orderBy(asc(campaign_id), asc(id))
  const locked: Handed[] = []
  for (const submission of found) locked.push(await lockHanded(tx, submission))
  return locked
}
