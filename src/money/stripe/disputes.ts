import type Stripe from 'stripe'
import type { DisputeStatus } from '../../tables/finance/disputes.ts'
import { fromStripe } from './amounts.ts'
import { type Cost, costOf } from './costs.ts'

export type StripeDispute = {
  provider_id: string
  amount: number
  currency: string
  status: DisputeStatus
  reason: string
  created: number
  costs: Cost[]
}

/** The disputes about a payment. Inquiries are left out, since they take no money. */
export async function listDisputes(
  stripe: Stripe,
  { id }: { id: string },
): Promise<StripeDispute[]> {
  const list = stripe.disputes.list({ payment_intent: id, limit: 100 })
  const disputes = await list.autoPagingToArray({ limit: 10_000 })
  return disputes
    .filter(takesMoney)
    .map(disputeOf)
    .filter(({ amount }) => amount > 0)
}

function takesMoney({ status, balance_transactions }: Stripe.Dispute): boolean {
  return (
    !status.startsWith('warning') && (status !== 'prevented' || balance_transactions.length > 0)
  )
}

const statuses: Partial<Record<Stripe.Dispute.Status, DisputeStatus>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'lost',
}

function disputeOf(dispute: Stripe.Dispute): StripeDispute {
  return {
    provider_id: dispute.id,
    amount: fromStripe(dispute.amount, dispute.currency),
    currency: dispute.currency,
    status: statuses[dispute.status] ?? 'open',
    reason: dispute.reason.replaceAll('_', ' '),
    created: dispute.created,
    costs: dispute.balance_transactions.flatMap(costOf),
  }
}
