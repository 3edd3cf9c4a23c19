import { eq, sql } from 'drizzle-orm'
import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { Author } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/fundings.ts'
import { type Refund, refunds } from '../../../tables/refunds.ts'
import { external, refund as onItsWay, wallet } from '../../ledger/accounts.ts'
import { moveMoney } from '../../ledger/transfers.ts'
import { type LockedFunding, lockFunding } from '../settlement.ts'
import { refundRecord } from './record.ts'

export type LockedRefund = LockedFunding & { refund: Refund }

export async function lockRefund(tx: Tx, { id }: { id: number }): Promise<LockedRefund> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, id))
  const locked = await lockFunding(tx, { id: found?.funding_id ?? 0 })
  return { ...locked, refund: await lock(tx, refundRecord, { id }) }
}

/** The money is back where it came from. */
export async function payRefund(
  tx: Tx,
  actor: Author,
  { refund, funding, organization }: LockedRefund,
): Promise<Refund> {
  const { id, amount, currency } = refund
  const { provider } = funding
  const to = provider === 'balance' ? wallet(organization, currency) : external(provider, currency)
  await moveMoney(tx, [
    { key: `refund:${id}:paid`, event: 'refund_paid', from: onItsWay(refund), to, amount },
  ])
  return save(tx, actor, refundRecord, 'succeed', refund, { status: 'succeeded' })
}

/** It could not be paid back, and is in the balance of the organization now. */
export async function failRefund(
  tx: Tx,
  actor: Author,
  { refund, funding, organization }: LockedRefund,
  reason: string,
): Promise<Refund> {
  const { id, amount, currency } = refund
  const to = wallet(organization, currency)
  await moveMoney(tx, [
    { key: `refund:${id}:failed`, event: 'refund_failed', from: onItsWay(refund), to, amount },
  ])
  await tx
    .update(fundings)
    .set({ refunded_amount: sql`${fundings.refunded_amount} - ${amount}` })
    .where(eq(fundings.id, funding.id))
  const values = { status: 'failed', failure_reason: reason } as const
  return save(tx, actor, refundRecord, 'fail', refund, values)
}
