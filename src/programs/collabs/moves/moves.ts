import { lock } from '../../../activity/records/lock.ts'
import { type Moved, move, noFacts } from '../../../activity/records/transitions.ts'
import type { Context } from '../../../framework/context.ts'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { enoughInReview, hasEnoughInReview } from '../limits.ts'
import { collabRecord } from '../record.ts'
import { type CollabTransition, collabTransitions } from './transitions.ts'

const moves = { kind: collabRecord, transitions: collabTransitions, readFacts: noFacts }

export async function moveCollab(
  context: Context,
  actor: Member,
  collab: Collab,
  name: CollabTransition,
): Promise<Moved<Collab>> {
  return context.db.transaction(async (tx) => {
    const isFull = name === 'submit' && (await hasEnoughInReview(tx, actor))
    if (!isFull) return move(tx, actor, moves, collab, name)
    return { reasons: [enoughInReview], record: await lock(tx, collabRecord, collab) }
  })
}
