import { eq } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { campaignSubmissions } from '../../tables/campaign-submissions.ts'
import { campaignRecord } from '../campaigns/record.ts'
import type { Handed } from './notices.ts'
import { campaignSubmissionRecord } from './record.ts'

/** Locks a submission, after its campaign: whatever moves its money needs both, in this order. */
export async function lockHanded(tx: Tx, { id }: { id: number }): Promise<Handed> {
  const [found] = await tx
    .select({ campaign_id: campaignSubmissions.campaign_id })
    .from(campaignSubmissions)
    .where(eq(campaignSubmissions.id, id))
  if (found === undefined) throw new NotFound(campaignSubmissionRecord.notFound)
  const campaign = await lock(tx, campaignRecord, { id: found.campaign_id })
  return { campaign, submission: await lock(tx, campaignSubmissionRecord, { id }) }
}
