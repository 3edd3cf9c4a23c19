import { and, eq, or } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { system } from '../../../tables/actor.ts'
import { type Refund, refunds } from '../../../tables/finance/refunds.ts'
import { refundAccount } from '../../bookkeeping/accounts.ts'
import { moveMoney } from '../../bookkeeping/transfers.ts'
import type { StripeRefund } from '../../stripe/refunds.ts'
import { findMoney, takingOut } from '../clawback.ts'
import type { LockedFunding } from '../settlement.ts'
import { refundRecord } from './record.ts'
import { countRefunds, failRefund, payRefund, returnRefund } from './settlement.ts'

const stripe = system('Stripe')

/**
 * Brings a refund to where it is at Stripe. It goes forward only, from pending by way of succeeded to
 * failed, so that old news changes nothing.
 */
export async function settleRefund(
  tx: Tx,
  services: Services,
  funding: LockedFunding,
  told: StripeRefund,
): Promise<void> {
  const refund = (await find(tx, funding, told)) ?? (await record(tx, funding, told))
  const locked = { ...funding, refund }
  if (refund.status === 'pending' && told.status === 'succeeded') {
    await payRefund(tx, services, stripe, locked)
  } else if (refund.status === 'pending' && told.status === 'failed') {
    await failRefund(tx, stripe, locked, told.failure_reason)
  } else if (refund.status === 'succeeded' && told.status === 'failed') {
    await returnRefund(tx, services, stripe, locked, told.failure_reason)
  }
}

async function find(
  tx: Tx,
  { funding }: LockedFunding,
  { provider_id, id = 0 }: StripeRefund,
): Promise<Refund | undefined> {
  const [refund] = await tx
    .update(refunds)
    .set({ provider_id })
    .where(
      and(
        eq(refunds.funding_id, funding.id),
        or(eq(refunds.provider_id, provider_id), eq(refunds.id, id)),
      ),
    )
    .returning()
  return refund
}

/**
 * Records a refund that was made at Stripe, by those who run the installation: nobody here has seen it
 * coming.
 */
async function record(
  tx: Tx,
  locked: LockedFunding,
  { provider_id, amount }: StripeRefund,
): Promise<Refund> {
  const { id: funding_id, organization_id, currency } = locked.funding
  const values = { funding_id, organization_id, amount, currency, provider_id }
  const found = await findMoney(tx, locked, amount)
  const refund = await insertRow(tx, refunds, values)
  await countRefunds(tx, locked.funding)
  await audit(tx, stripe, refundRecord, 'record', refund)
  const to = refundAccount(refund)
  const key = `refund:${refund.id}`
  await moveMoney(tx, takingOut(found, { key, event: 'refund_asked', to, owedTo: to }))
  return refund
}
