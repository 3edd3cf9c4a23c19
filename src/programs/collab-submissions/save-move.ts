import { save, type Values } from '../../activity/records/save.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collabs/collab-submissions.ts'
import { setTurnDeadline } from './due-dates.ts'
import { namesToRecord } from './notices.ts'
import {
  collabSubmissionRecord,
  ownCollabSubmissionRecord,
  type SubmissionAction,
} from './record.ts'

/** Nobody has to decide any more about what only took too long, once it is done. */
const notEscalated = { escalated_at: null, escalated_by: null, escalation_note: null }

/** Writes what a move changes, and sets the deadline for the next. */
export async function saveMove(
  tx: Tx,
  author: Author,
  before: CollabSubmission,
  action: SubmissionAction,
  values: Values<CollabSubmission>,
): Promise<CollabSubmission> {
  const isOwn = author.user !== null && author.user.id === before.user_id
  const record = isOwn ? ownCollabSubmissionRecord : collabSubmissionRecord
  const also = await namesToRecord(tx, before)
  const after = await save(tx, author, record, action, before, { ...notEscalated, ...values }, also)
  await setTurnDeadline(tx, after)
  return after
}
