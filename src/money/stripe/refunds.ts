import type Stripe from 'stripe'
import type { Funding } from '../../tables/finance/fundings.ts'
import type { Refund, refundStatuses } from '../../tables/finance/refunds.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import { fromStripe, toStripe } from './amounts.ts'
import { type Cost, costOf } from './costs.ts'

export type StripeRefund = {
  provider_id: string
  /** The refund of ours that it was made for; none where it was made at Stripe. */
  id: number | undefined
  amount: number
  /** The amount in Stripe's units. */
  paid_amount: number
  status: (typeof refundStatuses)[number]
  failure_reason: string
  created: number
  costs: Cost[]
}

const transactions = ['data.balance_transaction', 'data.failure_balance_transaction']

export async function listStripeRefunds(
  stripe: Stripe,
  { id }: { id: string },
): Promise<StripeRefund[]> {
  const list = stripe.refunds.list({ payment_intent: id, limit: 100, expand: transactions })
  return (await list.autoPagingToArray({ limit: 10_000 }))
    .map(refundOf)
    .filter(({ amount }) => amount > 0)
}

/** Stripe forgets a key after a day, so what was sent before is looked for first. */
export async function sendRefund(
  stripe: Stripe,
  { payment_id }: Funding,
  refund: Refund,
): Promise<StripeRefund> {
  const payment_intent = payment_id as string
  const sent = await listStripeRefunds(stripe, { id: payment_intent })
  const publicId = encodeId('Refund', refund.id)
  return (
    sent.find(({ id }) => id === refund.id) ??
    refundOf(
      await stripe.refunds.create(
        {
          payment_intent,
          amount: toStripe(refund.amount, refund.currency) as number,
          metadata: { refund_id: publicId },
        },
        { idempotencyKey: `refund-${publicId}` },
      ),
    )
  )
}

const statuses: Record<string, StripeRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function refundOf(refund: Stripe.Refund): StripeRefund {
  const { metadata, failure_reason } = refund
  return {
    provider_id: refund.id,
    id: decodeId('Refund', metadata?.refund_id ?? ''),
    amount: fromStripe(refund.amount, refund.currency),
    paid_amount: refund.amount,
    status: statuses[refund.status ?? ''] ?? 'pending',
    failure_reason: `Stripe could not refund it (${failure_reason ?? 'unknown'}).`.replaceAll(
      '_',
      ' ',
    ),
    created: refund.created,
    costs: [...costOf(refund.balance_transaction), ...costOf(refund.failure_balance_transaction)],
  }
}
