import { eq } from 'drizzle-orm'
import { save } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { system } from '../../tables/actor.ts'
import { type Funding, fundings } from '../../tables/finance/fundings.ts'
import { costsAccount, externalAccount } from '../bookkeeping/accounts.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'
import { settleDispute } from '../disputes/settlement.ts'
import { fundingRecord } from '../fundings/record.ts'
import { settleRefund } from '../fundings/refunds/stripe.ts'
import {
  cancelLockedFunding,
  failFunding,
  type LockedFunding,
  lockFunding,
  succeedFunding,
} from '../fundings/settlement.ts'
import { toStripe } from '../stripe/amounts.ts'
import type { Cost } from '../stripe/costs.ts'
import type { Payment } from '../stripe/payment.ts'

const stripe = system('Stripe')

/**
 * Brings our books to where a payment is at Stripe: first the funding, then its refunds and disputes in the
 * order in which they were made. It does not matter what was told of it before, nor how often.
 */
export async function settlePayment(
  tx: Tx,
  services: Services,
  { id }: Pick<Funding, 'id'>,
  payment: Payment,
): Promise<void> {
  const locked = await lockFunding(tx, { id })
  const isOther = ![null, payment.checkout_id].includes(locked.funding.provider_id)
  if (isOther) return services.log.error({ funding_id: id, payment }, 'paid twice at Stripe')

  await settleFunding(
    tx,
    services,
    { ...locked, funding: await adopt(tx, locked, payment) },
    payment,
  )
  const { refunds, disputes } = payment
  const steps = [
    ...refunds.map((refund) => ({ refund, created: refund.created })),
    ...disputes.map((dispute) => ({ dispute, created: dispute.created })),
  ].sort((one, other) => one.created - other.created)
  for (const step of steps) {
    const current = await lockFunding(tx, { id })
    if (!hasArrived(current.funding)) return
    if ('refund' in step) await settleRefund(tx, services, current, step.refund)
    else await settleDispute(tx, services, current, step.dispute)
  }
  for (const cost of payment.costs) await payCost(tx, cost)
}

/** Keeps the ids that Stripe gave a funding whose checkout was opened without our hearing of it. */
async function adopt(
  tx: Tx,
  { funding }: LockedFunding,
  { checkout_id: provider_id, checkout_url, payment_id }: Payment,
): Promise<Funding> {
  const values = { provider_id, checkout_url, payment_id }
  await tx.update(fundings).set(values).where(eq(fundings.id, funding.id))
  return { ...funding, ...values }
}

async function settleFunding(
  tx: Tx,
  services: Services,
  locked: LockedFunding,
  payment: Payment,
): Promise<void> {
  const { funding } = locked
  const { status } = funding
  const isOpen = status === 'pending' || status === 'processing'
  if (payment.status === 'paid' && !hasArrived(funding)) {
    if (isWhatWasAskedFor(funding, payment)) await succeedFunding(tx, services, stripe, locked)
    else await leaveToStaff(tx, services, locked, payment)
  } else if (payment.status === 'failed' && isOpen) {
    const reason = payment.failure_reason ?? 'The payment did not go through.'
    await failFunding(tx, services, stripe, locked, reason)
  } else if (payment.status === 'expired' && isOpen) {
    await cancelLockedFunding(tx, services, stripe, locked)
  } else if (payment.status === 'processing' && status === 'pending') {
    await save(tx, stripe, fundingRecord, 'process', funding, { status: 'processing' })
  }
}

function hasArrived({ succeeded_at }: Funding): boolean {
  return succeeded_at !== null
}

function isWhatWasAskedFor({ amount, currency }: Funding, payment: Payment): boolean {
  return payment.currency === currency && payment.paid_amount === toStripe(amount, currency)
}

/**
 * Leaves a payment to staff: nobody can say what was meant by it, so nothing is credited until someone has
 * paid it back.
 */
async function leaveToStaff(
  tx: Tx,
  services: Services,
  locked: LockedFunding,
  { paid_amount, currency, refunds, payment_id }: Payment,
): Promise<void> {
  const { funding } = locked
  const returned = refunds.filter(({ status }) => status === 'succeeded')
  const isReturned = returned.reduce((sum, refund) => sum + refund.paid_amount, 0) >= paid_amount
  if (isReturned && funding.status !== 'failed') {
    await failFunding(
      tx,
      services,
      stripe,
      locked,
      'A different amount was paid, and it was refunded.',
    )
  } else if (!isReturned && (funding.status !== 'processing' || funding.failure_reason === null)) {
    const failure_reason = 'A different amount was paid than requested. We are looking into it.'
    const values = { status: 'processing', failure_reason } as const
    await save(tx, stripe, fundingRecord, 'process', funding, values)
    services.log.error(
      { funding_id: funding.id, payment_id, paid_amount, currency },
      'another amount was paid at Stripe',
    )
  }
}

/**
 * Books what Stripe charges, in the currency of our account there, which may be another than that of the
 * payment.
 */
async function payCost(tx: Tx, { id, amount, currency }: Cost): Promise<void> {
  const [ours, theirs] = [costsAccount('stripe', currency), externalAccount('stripe', currency)]
  const [from, to] = amount > 0 ? [ours, theirs] : [theirs, ours]
  const movement = { key: `cost:${id}`, event: 'provider_cost' as const, from, to }
  await moveMoney(tx, [{ ...movement, amount: Math.abs(amount) }])
}
