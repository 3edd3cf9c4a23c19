import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Actor, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import { postponeTurn } from '../due-dates.ts'
import { lockForMove, lockForMoveByBrand, type Work } from '../lock.ts'
import { namesToRecord, tellSidesOfWork } from '../notices.ts'
import { collabSubmissionRecord, ownCollabSubmissionRecord } from '../record.ts'
import type { ExtensionFields } from '../schema.ts'
import { extensionAnswered, extensionAsked } from './notices.ts'

/** Asks for more time, once. The deadline stays until the organization grants it. */
export async function askExtension(
  context: Context,
  actor: Actor,
  submission: Work,
  fields: ExtensionFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, 'ask_extension')
    const values = {
      ...fields,
      extension_state: 'asked' as const,
      extension_asked_at: currentTime,
    }
    const also = await namesToRecord(tx, before)
    const record = ownCollabSubmissionRecord
    const after = await save(tx, actor, record, 'ask_extension', before, values, also)
    await tellSidesOfWork(tx, context, actor, after, ['organization'], extensionAsked, {
      days: fields.extension_days,
      note: fields.extension_note,
    })
    return after
  })
}

export async function answerExtension(
  context: Context,
  actor: Member,
  submission: Work,
  outcome: 'granted' | 'refused',
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'answer_extension')
    const values = { extension_state: outcome, extension_answered_at: currentTime }
    const also = await namesToRecord(tx, before)
    const action = outcome === 'granted' ? 'grant_extension' : 'refuse_extension'
    const after = await save(tx, actor, collabSubmissionRecord, action, before, values, also)
    const length = after.extension_days ?? 0
    const due_at = await postponeTurn(tx, after, days(outcome === 'granted' ? length : 0))
    await tellSidesOfWork(tx, context, actor, after, ['creator'], extensionAnswered, {
      outcome,
      days: length,
      due_at,
    })
    return after
  })
}
