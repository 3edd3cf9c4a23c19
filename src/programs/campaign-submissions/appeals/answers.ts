import { eq } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import { requireNotOwn } from '../../../activity/records/own.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import { one } from '../../../framework/database/rows.ts'
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
    // Not saved, because staff list appeals by their last change, as an index has them: how long this one
    // has waited is not to begin anew.
    const written = await tx
      .update(campaignSubmissions)
      .set({ appeal_answer: text, appeal_answered_at: currentTime })
      .where(eq(campaignSubmissions.id, submission.id))
      .returning()
    await audit(tx, actor, campaignSubmissionRecord, 'answer_appeal', locked.submission, {
      appeal_answer: [null, text],
    })
    return one(written)
  })
}
