import { liftDeadlines } from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import type { Actor } from '../../../tables/actor.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { changeSubmission } from '../changing.ts'
import { stopPolling } from '../due-dates.ts'
import { ownCampaignSubmissionRecord } from '../record.ts'
import { guardPossible } from '../transitions.ts'

/** The creator has thought better of it. The post can be handed in again. */
export function withdrawPost(context: Context, actor: Actor, submission: { id: number }) {
  return changeSubmission(context, submission, async (tx, locked) => {
    guardPossible(locked.submission, 'withdraw')
    const values = { state: 'withdrawn', is_claiming: false } as const
    const record = ownCampaignSubmissionRecord
    const after = await save(tx, actor, record, 'withdraw_post', locked.submission, values)
    await liftDeadlines(tx, after, postDeadlines.decision)
    await stopPolling(tx, after)
    return after
  })
}
