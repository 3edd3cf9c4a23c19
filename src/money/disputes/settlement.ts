import { eq } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { one } from '../../framework/database/rows.ts'
import { system } from '../../tables/actor.ts'
import { type Dispute, disputes } from '../../tables/finance/disputes.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import { repayDebt } from '../balances/repayment.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'
import { findMoney } from '../fundings/clawback.ts'
import { fundingRecord } from '../fundings/record.ts'
import type { LockedFunding } from '../fundings/settlement.ts'
import type { StripeDispute } from '../stripe/disputes.ts'
import { disputeLossMovements, disputeMovements, disputeWinMovements } from './movements.ts'
import { notifyDispute } from './notices.ts'

/**
 * Brings a dispute to where it is at Stripe. It goes forward only, from open by way of lost to won, as
 * even a lost one may be won on appeal. Old news changes nothing.
 */
export async function settleDispute(
  tx: Tx,
  services: Services,
  locked: LockedFunding,
  told: StripeDispute,
): Promise<void> {
  const { funding } = locked
  if (told.currency !== funding.currency)
    return services.log.error({ funding_id: funding.id, told }, 'disputed in another currency')
  const [known] = await tx.select().from(disputes).where(eq(disputes.provider_id, told.provider_id))
  const dispute = known ?? (await open(tx, services, locked, told))
  if (dispute.status === 'open' && told.status === 'lost') {
    await moveMoney(tx, disputeLossMovements(dispute))
    await close(tx, services, locked, dispute, 'lost')
  } else if (dispute.status !== 'won' && told.status === 'won') {
    await moveMoney(tx, await disputeWinMovements(tx, dispute, locked))
    await repayDebt(tx, locked.organization, dispute.currency, `dispute:${dispute.id}:won`)
    await close(tx, services, locked, dispute, 'won')
  }
}

/** Holds the money that is left until it is decided whose it is. */
async function open(
  tx: Tx,
  services: Services,
  locked: LockedFunding,
  { provider_id, amount, reason }: StripeDispute,
): Promise<Dispute> {
  const { id: funding_id, currency } = locked.funding
  const found = await findMoney(tx, locked, amount)
  const { held_amount, debt_amount } = found
  const amounts = { amount, held_amount, debt_amount }
  const values = { funding_id, provider_id, currency, reason, ...amounts }
  const dispute = await insertRow(tx, disputes, values)
  await moveMoney(tx, disputeMovements(dispute, found))
  await markFunding(tx, locked, 'dispute')
  await notifyDispute(tx, services, locked, dispute)
  return dispute
}

async function close(
  tx: Tx,
  services: Services,
  locked: LockedFunding,
  { id }: Dispute,
  status: 'won' | 'lost',
): Promise<void> {
  const values = { status, updated_at: currentTime }
  const closed = one(await tx.update(disputes).set(values).where(eq(disputes.id, id)).returning())
  await markFunding(tx, locked, 'settle')
  await notifyDispute(tx, services, locked, closed)
}

/** A funding is what the worst of its disputes has made of it. */
async function markFunding(
  tx: Tx,
  { funding: { id } }: LockedFunding,
  action: 'dispute' | 'settle',
): Promise<void> {
  const funding = await lock(tx, fundingRecord, { id })
  const all = await tx.select().from(disputes).where(eq(disputes.funding_id, id))
  const has = (status: Dispute['status']) => all.some((dispute) => dispute.status === status)
  const status: Funding['status'] = has('open') ? 'disputed' : has('lost') ? 'lost' : 'succeeded'
  const taken = all.filter((dispute) => dispute.status !== 'won')
  const sum = taken.reduce((total, { amount }) => total + amount, 0)
  const disputed_amount = Math.min(funding.amount, sum)
  await save(tx, system('Stripe'), fundingRecord, action, funding, { status, disputed_amount })
}
