import { eq } from 'drizzle-orm'
import { setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { system } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { isEarningState } from '../../../tables/campaigns/decided-posts.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { finalizationDue, pollSoon } from '../due-dates.ts'
import type { LockedSubmission } from '../lock.ts'
import { earningsOf, isCapped, smallerOf } from '../paying/amounts.ts'
import { returnHeld } from '../paying/returns.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { isCountingOver } from './finalization.ts'

/**
 * Reckons anew what a post earns, once fewer of its views count than before or more again. What was granted
 * beyond that goes back now and not with the next grant: what is held could be released before. More is
 * granted with the next grant.
 */
export async function recountEarnings(
  tx: Tx,
  locked: LockedSubmission,
): Promise<CampaignSubmission> {
  const earned = earningsOf(locked.campaign, locked.submission)
  const returned = await returnHeld(tx, locked, earned)
  const { granted_amount, earned_amount } = returned
  const owedToo = Number(smallerOf(BigInt(earned_amount), earned))
  const after = one(
    await tx
      .update(campaignSubmissions)
      .set({
        // Released money is never taken back, so nobody has earned less than that.
        earned_amount: Math.max(granted_amount, owedToo),
        ...(isEarningState(returned.state) && { grant_at: currentTime }),
      })
      .where(eq(campaignSubmissions.id, returned.id))
      .returning(),
  )
  return isFinalTooSoon({ ...locked, submission: after }) ? countOn(tx, after) : after
}

/** It seemed to have reached the most that a post can earn, and its time is not over. */
function isFinalTooSoon({ campaign, submission }: LockedSubmission): boolean {
  const { state, flagged_state, frozen_because } = submission
  const isFinal = (flagged_state ?? state) === 'finalized' && frozen_because === 'cap'
  return isFinal && !isCapped(campaign, submission) && !isCountingOver(submission)
}

async function countOn(tx: Tx, submission: CampaignSubmission): Promise<CampaignSubmission> {
  const isFlagged = submission.state === 'flagged'
  const author = system('Counting')
  const after = await save(tx, author, campaignSubmissionRecord, 'count_again', submission, {
    ...(isFlagged ? { flagged_state: 'approved' } : { state: 'approved' }),
    frozen_at: null,
    frozen_because: null,
    finalized_at: null,
  })
  await setDeadline(
    tx,
    postDeadlines.finalization,
    after,
    finalizationDue(after.counts_until ?? ''),
  )
  await pollSoon(tx, after)
  return after
}
