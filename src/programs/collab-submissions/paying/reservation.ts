import { fromNow, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard, Invalid } from '../../../framework/errors.ts'
import { readBalance, walletAccount } from '../../../money/bookkeeping/accounts.ts'
import { type Movement, moveMoney, Overdrawn } from '../../../money/bookkeeping/transfers.ts'
import { readFreeze } from '../../../money/grants/freeze.ts'
import {
  type ReservationParts,
  reservationMovements,
  reservationReleaseMovements,
} from '../../../money/reservations/movements.ts'
import { system } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { feeAmount } from '../../../vocabulary/amounts/fees.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { workDeadlines } from '../../submissions/deadline-kinds.ts'
import { saveMove } from '../save-move.ts'
import { timeLimits } from '../time-limits.ts'

type Quote = Pick<CollabSubmission, 'quote_amount' | 'currency'>

/** The part of a quote and its fee that the balance does not cover: above zero where it does not. */
export async function missingFor(
  tx: Tx,
  organization: { id: number },
  { quote_amount, currency }: Quote,
  feeBps: number,
): Promise<number> {
  const needed = quote_amount + feeAmount(quote_amount, feeBps)
  return needed - (await readBalance(tx, walletAccount(organization, currency)))
}

export async function requireBalance(
  tx: Tx,
  organization: { id: number },
  needed: number,
  currency: string,
) {
  const missing = needed - (await readBalance(tx, walletAccount(organization, currency)))
  const [all, some] = [formatMoney(needed, currency), formatMoney(Math.max(missing, 0), currency)]
  guard(
    missing <= 0,
    'base',
    `${all} has to be set aside, but your balance is ${some} short. Add money first.`,
  )
}

export async function reserveQuote(tx: Tx, submission: CollabSubmission): Promise<void> {
  const { quote_amount: reward_amount, fee_amount } = submission
  try {
    await moveIfAny(tx, reservationMovements(submission, { reward_amount, fee_amount }))
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    throw new Invalid({ base: ['Your balance does not cover what has to be set aside.'] })
  }
}

/** Pays what is still held, unless whoever paid for it may get it back: then it is tried again later. */
export async function releaseQuote(
  tx: Tx,
  submission: CollabSubmission,
): Promise<CollabSubmission> {
  const { organization_id, currency } = submission
  if (await readFreeze(tx, { id: organization_id }, currency)) {
    await setDeadline(tx, workDeadlines.release, submission, fromNow(timeLimits.releaseRetry))
    return submission
  }
  const reserved = reservedFor(submission)
  if (reserved.reward_amount === 0 && reserved.fee_amount === 0) return submission

  const after = await saveMove(tx, system('Completion'), submission, 'release', {
    paid_amount: reserved.reward_amount,
    paid_fee_amount: reserved.fee_amount,
  })
  await moveIfAny(tx, reservationReleaseMovements(after, reserved))
  return after
}

/**
 * Nothing was before acceptance. Before the end nothing has gone back, so the fee is all that was set aside.
 */
export function reservedFor({
  accepted_at,
  quote_amount,
  fee_amount,
}: CollabSubmission): ReservationParts {
  return accepted_at === null
    ? { reward_amount: 0, fee_amount: 0 }
    : { reward_amount: quote_amount, fee_amount }
}

export async function moveIfAny(tx: Tx, movements: Movement[]): Promise<void> {
  if (movements.length > 0) await moveMoney(tx, movements)
}
