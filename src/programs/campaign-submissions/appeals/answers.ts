import { requireNotOwn } from '../../../activity/records/own.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Actor } from '../../../tables/actor.ts'
import { changeSubmission } from '../changing.ts'
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
    return save(tx, actor, campaignSubmissionRecord, 'answer_appeal', locked.submission, {
      appeal_answer: text,
      appeal_answered_at: currentTime,
      // Staff list appeals by their last change: how long this one has waited is not to begin anew.
      updated_at: locked.submission.updated_at,
    })
  })
}
