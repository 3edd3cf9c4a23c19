import { bindKey, claimKey, type IdempotencyKey } from '../../../accounts/idempotency/keys.ts'
import { audit } from '../../../activity/records/audit.ts'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { guard, Invalid } from '../../../framework/errors.ts'
import type { Actor, Member } from '../../../tables/actor.ts'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { isHereAtOnce } from '../../../tables/finance/fundings.ts'
import { type Refund, refunds } from '../../../tables/finance/refunds.ts'
import { requireOutsider } from '../../../teams/organizations/outsiders.ts'
import { type AccountName, refundAccount } from '../../bookkeeping/accounts.ts'
import { moveMoney, Overdrawn } from '../../bookkeeping/transfers.ts'
import { type LockedFunding, lockFunding } from '../settlement.ts'
import { guardByHand, guardNoDebtIn } from '../transitions.ts'
import { sendRefundToStripe } from './jobs.ts'
import { guardOpenRefunds } from './limits.ts'
import { refundRecord } from './record.ts'
import { isWorkedFor, leftOf, sourceOf } from './refundable.ts'
import { countRefunds, failRefund, type LockedRefund, lockRefund, payRefund } from './settlement.ts'

/** Sends money of a funding back to where it came from. */
export async function createRefund(
  context: Context,
  actor: Member,
  funding: Funding,
  { amount }: { amount: number },
  key?: IdempotencyKey,
): Promise<Refund> {
  return context.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key)
    if (earlier !== undefined) return (await lockRefund(tx, { id: earlier })).refund

    const locked = await lockFunding(tx, funding)
    const from = sourceOf(locked.funding, locked.campaign)
    if (from === undefined) throw new Invalid({ base: [isWorkedFor] })
    await guardRefund(tx, locked, amount)
    const refund = await insertRefund(tx, actor, locked.funding, amount)
    await audit(tx, actor, refundRecord, 'create', refund)
    await bindKey(tx, key, refund)
    await moveToRefund(tx, from, refund)
    if (locked.funding.provider === 'stripe')
      await context.queue.enqueue(tx, sendRefundToStripe, { id: refund.id })
    return isHereAtOnce(locked.funding)
      ? payRefund(tx, context, actor, { ...locked, refund })
      : refund
  })
}

/** Notes that staff have sent a bank transfer back. */
export async function confirmRefund(
  context: Context,
  actor: Actor,
  refund: Refund,
): Promise<Refund> {
  return context.db.transaction(async (tx) =>
    payRefund(tx, context, actor, await lockForPayment(tx, actor, refund)),
  )
}

export async function refuseRefund(
  context: Context,
  actor: Actor,
  refund: Refund,
  { reason }: { reason: string },
): Promise<Refund> {
  return context.db.transaction(async (tx) =>
    failRefund(tx, actor, await lockForStaff(tx, actor, refund), reason),
  )
}

/**
 * Locks a refund to be paid. An organization that has come to owe something since it asked gets nothing back
 * before that is paid.
 */
async function lockForPayment(tx: Tx, actor: Actor, refund: Refund): Promise<LockedRefund> {
  const locked = await lockForStaff(tx, actor, refund)
  await guardNoDebtIn(tx, locked.organization, locked.funding.currency)
  return locked
}

async function lockForStaff(tx: Tx, actor: Actor, refund: Refund): Promise<LockedRefund> {
  const locked = await lockRefund(tx, refund)
  guardByHand(locked.funding)
  guard(locked.refund.status === 'pending', 'base', 'This refund has already been decided.')
  await requireOutsider(tx, actor, locked.funding)
  return locked
}

async function guardRefund(
  tx: Tx,
  { funding, organization }: LockedFunding,
  amount: number,
): Promise<void> {
  guard(funding.status === 'succeeded', 'base', 'Only what was paid can be refunded.')
  await guardNoDebtIn(tx, organization, funding.currency)
  guard(amount <= leftOf(funding), 'amount', 'is more than what was paid and not refunded yet')
  await guardOpenRefunds(tx, organization)
}

async function insertRefund(
  tx: Tx,
  { user }: Member,
  { id, organization_id, currency }: Funding,
  amount: number,
): Promise<Refund> {
  const values = { funding_id: id, organization_id, amount, currency, user_id: user.id }
  const refund = await insertRow(tx, refunds, values)
  await countRefunds(tx, { id })
  return refund
}

async function moveToRefund(tx: Tx, from: AccountName, refund: Refund): Promise<void> {
  const { id, amount } = refund
  const to = refundAccount(refund)
  try {
    await moveMoney(tx, [{ key: `refund:${id}:asked`, event: 'refund_asked', from, to, amount }])
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    throw new Invalid({ amount: ['is more than what is left of it'] })
  }
}
