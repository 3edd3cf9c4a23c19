import { requireNotOwn } from '../../../activity/records/own.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { readFreeze } from '../../../money/grants/freeze.ts'
import {
  reservationReleaseMovements,
  reservationReturnMovements,
} from '../../../money/reservations/movements.ts'
import { type Actor, type Author, system } from '../../../tables/actor.ts'
import type { CollabSubmission, escalators } from '../../../tables/collabs/collab-submissions.ts'
import { requireOutsider } from '../../../teams/organizations/outsiders.ts'
import { feeAmount } from '../../../vocabulary/amounts/fees.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { approveLockedContent } from '../content/model.ts'
import { endingValues } from '../ending/model.ts'
import { lockForMove, lockWork, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { moveIfAny, reservedFor } from '../paying/reservation.ts'
import { saveMove } from '../save-move.ts'
import type { SplitFields } from '../schema.ts'
import { isAllDone } from '../transitions.ts'
import { submissionEscalated } from './notices.ts'

type Escalator = (typeof escalators)[number]

/** Asks staff to decide, because the two sides do not agree. Until then no deadline stands. */
export async function askStaff(
  context: Context,
  actor: Actor,
  submission: Work,
  by: Exclude<Escalator, 'clock'>,
  { note }: { note: string },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, 'escalate')
    return escalate(tx, context, actor, before, by, note)
  })
}

/** Hands work to staff that nobody has gone on with: there is content, and money for it. */
export function escalateLate(tx: Tx, services: Services, before: CollabSubmission, note: string) {
  return escalate(tx, services, system('Deadline'), before, 'clock', note)
}

async function escalate(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
  escalated_by: Escalator,
  note: string,
): Promise<CollabSubmission> {
  const asked = { escalated_at: currentTime, escalated_by, escalation_note: note }
  const after = await saveMove(tx, author, before, 'escalate', asked)
  await tellDecision(tx, services, author, after, { status: 'asked', note })
  return after
}

/** Approves content for staff, who find that it is what was agreed on. */
export async function approveContentAsStaff(
  context: Context,
  staff: Actor,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForStaff(tx, staff, submission)
    const isReviewed = ['content_submitted', 'changes_requested'].includes(before.state)
    guard(isReviewed, 'base', 'Its content is approved already.')
    const after = await approveLockedContent(tx, context, staff, before)
    await tellDecision(tx, context, staff, after, { status: 'approved', note: '' })
    return after
  })
}

/**
 * Ends the work with so much for the creator; the rest goes back, and the fee in proportion. If all was done
 * and all is for the creator, the work is completed.
 */
export async function splitQuote(
  context: Context,
  staff: Actor,
  submission: Work,
  { creator_amount, note }: SplitFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForStaff(tx, staff, submission)
    const { organization_id, quote_amount, currency, fee_bps } = before
    const most = `is more than is set aside (${formatMoney(quote_amount, currency)})`
    guard(creator_amount <= quote_amount, 'creator_amount', most)
    const isWaiting = await readFreeze(tx, { id: organization_id }, currency)
    guard(
      !isWaiting,
      'base',
      'A payment of this organization is disputed. Wait until that is decided.',
    )

    const reserved = reservedFor(before)
    const fee_amount = feeAmount(creator_amount, fee_bps ?? 0)
    const paid = { reward_amount: creator_amount, fee_amount }
    const back = {
      reward_amount: reserved.reward_amount - paid.reward_amount,
      fee_amount: reserved.fee_amount - paid.fee_amount,
    }
    const after = await saveMove(tx, staff, before, 'split', {
      ...endingValues,
      ...(isAllDone(before) && creator_amount === quote_amount ? completed : canceled),
      note,
      paid_amount: paid.reward_amount,
      paid_fee_amount: paid.fee_amount,
      returned_amount: back.reward_amount,
      returned_fee_amount: back.fee_amount,
    })
    await moveIfAny(tx, [
      ...reservationReleaseMovements(after, paid),
      ...reservationReturnMovements(after, back),
    ])
    await tellDecision(tx, context, staff, after, { status: 'split', note })
    return after
  })
}

const completed = { state: 'completed', completed_at: currentTime } as const
const canceled = { state: 'cancelled' } as const

/** Locks a submission for staff, but not for someone who would decide about their own money. */
async function lockForStaff(tx: Tx, staff: Actor, submission: Work): Promise<CollabSubmission> {
  const before = await lockWork(tx, submission)
  guard(before.escalated_at !== null, 'base', 'Nobody has asked for a decision.')
  await requireOutsider(tx, staff, before)
  requireNotOwn(staff, before, 'work')
  return before
}

type Decision = { status: 'asked' | 'approved' | 'split'; note: string }

async function tellDecision(
  tx: Tx,
  services: Services,
  author: Author,
  submission: CollabSubmission,
  decision: Decision,
): Promise<void> {
  const { paid_amount: creator_amount, currency } = submission
  await tellSidesOfWork(
    tx,
    services,
    author,
    submission,
    ['creator', 'organization'],
    submissionEscalated,
    {
      ...decision,
      creator_amount,
      currency,
    },
  )
}
