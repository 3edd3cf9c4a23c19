import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { reservationReturnMovements } from '../../../money/reservations/movements.ts'
import type { Actor, Author, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { lockForMove, lockForMoveByBrand, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { moveIfAny, reservedFor } from '../paying/reservation.ts'
import type { SubmissionAction } from '../record.ts'
import { saveMove } from '../save-move.ts'
import { applicationDeclined, applicationWithdrawn } from './notices.ts'

/** The address is nobody's business any more. */
export const endingValues = { ended_at: currentTime, address: null }

type Ending = {
  state: 'declined' | 'withdrawn' | 'cancelled' | 'expired'
  note?: string | null
}

/** Ends it before it was completed: what was set aside goes back. */
export async function endWork(
  tx: Tx,
  author: Author,
  before: CollabSubmission,
  action: SubmissionAction,
  { state, note = null }: Ending,
): Promise<CollabSubmission> {
  const reserved = reservedFor(before)
  const after = await saveMove(tx, author, before, action, {
    ...endingValues,
    state,
    note,
    returned_amount: reserved.reward_amount,
    returned_fee_amount: reserved.fee_amount,
  })
  await moveIfAny(tx, reservationReturnMovements(after, reserved))
  return after
}

export async function cancelWork(
  context: Context,
  actor: Member,
  submission: Work,
  { note }: { note: string },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'cancel')
    const after = await endWork(tx, actor, before, 'cancel', { state: 'cancelled', note })
    await tellCanceled(tx, context, actor, after, note)
    return after
  })
}

/** A product that was sent is not asked back, whoever cancels. */
export function tellCanceled(
  tx: Tx,
  services: Services,
  author: Author,
  after: CollabSubmission,
  note: string,
) {
  const keeps_product = after.shipments_count > 0
  const ending = { outcome: 'cancelled', note, keeps_product } as const
  return tellSidesOfWork(tx, services, author, after, ['creator'], applicationDeclined, ending)
}

export async function withdrawWork(
  context: Context,
  actor: Actor,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, 'withdraw')
    const after = await endWork(tx, actor, before, 'withdraw', { state: 'withdrawn' })
    await tellSidesOfWork(tx, context, actor, after, ['organization'], applicationWithdrawn, {})
    return after
  })
}
