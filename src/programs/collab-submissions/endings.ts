import { fromNow, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { readFreeze } from '../../money/grants/freeze.ts'
import { type Movement, moveMoney } from '../../money/ledger/transfers.ts'
import { type Parts, releasing, returning } from '../../money/reservations/movements.ts'
import { type Author, system } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import { hours } from '../../vocabulary/time-limits.ts'
import { releaseClock } from './clock.ts'
import type { SubmissionAction } from './record.ts'
import { take } from './steps.ts'

/** The address is nobody's business any more. */
export const over = { ended_at: currentTime, address: null }

type Ending = {
  state: 'declined' | 'withdrawn' | 'cancelled' | 'expired'
  note?: string | null
}

/** Ends it before it was completed: what was set aside goes back. */
export async function end(
  tx: Tx,
  author: Author,
  before: CollabSubmission,
  action: SubmissionAction,
  { state, note = null }: Ending,
): Promise<CollabSubmission> {
  const reserved = reservedFor(before)
  const after = await take(tx, author, before, action, {
    ...over,
    state,
    note,
    returned_amount: reserved.reward_amount,
    returned_fee_amount: reserved.fee_amount,
  })
  await moveIfAny(tx, returning(after, reserved))
  return after
}

/** Ends it as agreed: what was set aside is the creator's. */
export async function finish(
  tx: Tx,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await take(tx, author, before, 'complete', {
    ...over,
    state: 'completed',
    completed_at: currentTime,
  })
  return release(tx, after)
}

/** Pays what is still held, unless whoever paid for it may get it back: then it is tried again later. */
export async function release(tx: Tx, submission: CollabSubmission): Promise<CollabSubmission> {
  const { organization_id, currency } = submission
  if (await readFreeze(tx, { id: organization_id }, currency)) {
    await setDeadline(tx, releaseClock, submission, fromNow(hours(1)))
    return submission
  }
  const reserved = reservedFor(submission)
  if (reserved.reward_amount === 0 && reserved.fee_amount === 0) return submission

  const after = await take(tx, system('Completion'), submission, 'release', {
    paid_amount: reserved.reward_amount,
    paid_fee_amount: reserved.fee_amount,
  })
  await moveIfAny(tx, releasing(after, reserved))
  return after
}

/** Nothing was before acceptance. Before the end nothing has gone back, so the fee is all that was set aside. */
export function reservedFor({ accepted_at, quote_amount, fee_amount }: CollabSubmission): Parts {
  return accepted_at === null
    ? { reward_amount: 0, fee_amount: 0 }
    : { reward_amount: quote_amount, fee_amount }
}

export async function moveIfAny(tx: Tx, movements: Movement[]): Promise<void> {
  if (movements.length > 0) await moveMoney(tx, movements)
}
