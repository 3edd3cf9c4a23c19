import { eq, sql } from 'drizzle-orm'
import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { Author } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { type Refund, refunds } from '../../../tables/finance/refunds.ts'
import { repayDebt } from '../../balances/repayment.ts'
import { externalAccount, refundAccount, walletAccount } from '../../bookkeeping/accounts.ts'
import { moveMoney } from '../../bookkeeping/transfers.ts'
import { issueCreditNote, issueReturnReceipt } from '../../paper/receipts.ts'
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
  services: Services,
  actor: Author,
  locked: LockedRefund,
): Promise<Refund> {
  const { refund, funding, organization } = locked
  const { id, amount, currency } = refund
  const { provider } = funding
  const to =
    provider === 'balance'
      ? walletAccount(organization, currency)
      : externalAccount(provider, currency)
  await moveMoney(tx, [
    { key: `refund:${id}:paid`, event: 'refund_paid', from: refundAccount(refund), to, amount },
  ])
  await issueCreditNote(tx, services, locked)
  return save(tx, actor, refundRecord, 'succeed', refund, { status: 'succeeded' })
}

/** Ends a refund that could not be paid back: its money is in the balance of the organization now. */
export async function failRefund(
  tx: Tx,
  actor: Author,
  { refund, funding, organization }: LockedRefund,
  reason: string,
): Promise<Refund> {
  const { id, amount, currency } = refund
  const to = walletAccount(organization, currency)
  await moveMoney(tx, [
    { key: `refund:${id}:failed`, event: 'refund_failed', from: refundAccount(refund), to, amount },
  ])
  await repayDebt(tx, organization, currency, `refund:${id}:failed`)
  return markFailed(tx, actor, { refund, funding }, reason)
}

/**
 * Books a refund that was paid back and came back, as happens when the account that it came from is closed.
 */
export async function returnRefund(
  tx: Tx,
  services: Services,
  actor: Author,
  locked: LockedRefund,
  reason: string,
): Promise<Refund> {
  const { refund, funding, organization } = locked
  const { id, amount, currency } = refund
  const [from, to] = [
    externalAccount(funding.provider, currency),
    walletAccount(organization, currency),
  ]
  await moveMoney(tx, [{ key: `refund:${id}:returned`, event: 'refund_failed', from, to, amount }])
  await repayDebt(tx, organization, currency, `refund:${id}:returned`)
  await issueReturnReceipt(tx, services, locked)
  return markFailed(tx, actor, { refund, funding }, reason)
}

async function markFailed(
  tx: Tx,
  actor: Author,
  { refund, funding }: Pick<LockedRefund, 'refund' | 'funding'>,
  reason: string,
): Promise<Refund> {
  const values = { status: 'failed', failure_reason: reason } as const
  const failed = await save(tx, actor, refundRecord, 'fail', refund, values)
  await countRefunds(tx, funding)
  return failed
}

/**
 * Counts anew what was refunded. Together with a refund that was made at the provider, our own may come to
 * more than the funding.
 */
export async function countRefunds(tx: Tx, { id }: { id: number }): Promise<void> {
  const refunded = sql`(select coalesce(sum(amount), 0) from ${refunds}
    where funding_id = ${id} and status <> 'failed')`
  await tx
    .update(fundings)
    .set({ refunded_amount: sql`least(${fundings.amount}, ${refunded})` })
    .where(eq(fundings.id, id))
}
