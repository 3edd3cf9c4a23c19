import { eq } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import { requireNotOwn } from '../../../activity/records/own.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Actor } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { changeSubmission } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { guardPossible } from '../transitions.ts'

/**
 * An organization answers an appeal: once, because whoever decides has to know that what they read is all.
 */
export function answerAppeal(
  context: Context,
  actor: Actor,
  submission: { id: number },
  text: string,
) {
  return changeSubmission(context, submission, async (tx, locked) => {
    requireNotOwn(actor, locked.submission, 'post')
    guardPossible(locked.submission, 'answer_appeal')
    // Staff list appeals by their last change. How long this one has waited is not to begin anew.
    await tx
      .update(campaignSubmissions)
      .set({ appeal_answer: text, appeal_answered_at: currentTime })
      .where(eq(campaignSubmissions.id, submission.id))
    await audit(tx, actor, campaignSubmissionRecord, 'answer_appeal', locked.submission, {
      appeal_answer: [null, text],
    })
    return locked.submission
  })
}
