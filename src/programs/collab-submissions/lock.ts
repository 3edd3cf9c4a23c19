import { lockerWithParent } from '../../activity/records/lock.ts'
import { requireNotOwn } from '../../activity/records/own.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import {
  type CollabSubmission,
  collabSubmissions,
} from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { collabSubmissionRecord } from './record.ts'
import { guardPossible, type WorkMove } from './transitions.ts'

/** Work for a collab, which is read anew when it is locked. */
export type Work = { id: number }

const locker = lockerWithParent(collabs, collabSubmissions, collabSubmissions.collab_id, {})

/** Locks a submission after its collab, which counts it. */
export async function lockWork(tx: Tx, { id }: Work): Promise<CollabSubmission> {
  return (await lockWithCollab(tx, { id })).submission
}

export async function lockWithCollab(tx: Tx, { id }: Work) {
  const { parent, child } = await locker(tx, { id }, collabSubmissionRecord)
  return { collab: parent, submission: child }
}

/** Locks a submission for a move, if the move is possible. */
export async function lockForMove(
  tx: Tx,
  submission: Work,
  move: WorkMove,
): Promise<CollabSubmission> {
  const current = await lockWork(tx, submission)
  guardPossible(current, move)
  return current
}

/**
 * Locks a submission for a move of its organization. Nobody decides about work of their own, also not one who
 * joined the organization since they were accepted.
 */
export async function lockForMoveByBrand(
  tx: Tx,
  actor: Member,
  submission: Work,
  move: WorkMove,
): Promise<CollabSubmission> {
  const before = await lockForMove(tx, submission, move)
  requireNotOwn(actor, before, 'work')
  return before
}
