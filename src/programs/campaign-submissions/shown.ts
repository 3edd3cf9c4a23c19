import type { Db, Reader } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { openConversation } from '../messages/model.ts'
import type { ShownMessage } from '../messages/queries.ts'
import { findWaitingDecision, type WaitingDecision } from './deciding/queries.ts'
import { type Explanation, explain } from './paying/explanation.ts'
import { asOrganizationReads } from './policy.ts'
import type { SubmissionInList } from './queries.ts'

/** All that the page of a submission shows. */
export type Shown = {
  submission: SubmissionInList
  explanation?: Explanation
  /** What the organization has decided and can still take back. */
  decision?: WaitingDecision | null
  messages?: ShownMessage[]
}

/** For the organization, which may have decided about it a moment ago. */
export async function openForOrganization(
  db: Db,
  actor: Actor,
  submission: SubmissionInList,
): Promise<Shown> {
  const shown = await openShown(db, actor, asOrganizationReads(submission))
  return { ...shown, decision: await findWaitingDecision(db, submission) }
}

/** For one of the two sides, who has read what was written to them then. */
export async function openShown(
  db: Db,
  actor: Actor,
  submission: SubmissionInList,
): Promise<Shown> {
  const messages = await openConversation(db, actor, submission)
  return { ...(await loadShown(db, submission)), messages }
}

export async function loadShown(db: Reader, submission: SubmissionInList): Promise<Shown> {
  return {
    submission,
    explanation: await explain(db, encodeId('Submission', submission.id)),
  }
}
