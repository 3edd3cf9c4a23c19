import type Stripe from 'stripe'
import { type Cost, costOf } from './costs.ts'
import { listDisputes, type StripeDispute } from './disputes.ts'
import { listStripeRefunds, type StripeRefund } from './refunds.ts'

/** A payment as Stripe has it now, whatever events have told of it. */
export type Payment = {
  checkout_id: string
  checkout_url: string | null
  payment_id: string | null
  status: 'open' | 'expired' | 'processing' | 'failed' | 'paid'
  /** The amount in Stripe's units, to be compared exactly. */
  paid_amount: number
  currency: string
  failure_reason: string | null
  costs: Cost[]
  refunds: StripeRefund[]
  disputes: StripeDispute[]
}

export async function readPayment(stripe: Stripe, checkoutId: string): Promise<Payment> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  })
  const intent = session.payment_intent as Stripe.PaymentIntent | null
  const status = statusOf(session, intent)
  const refunds = intent && status === 'paid' ? await listStripeRefunds(stripe, intent) : []
  const disputes = intent && status === 'paid' ? await listDisputes(stripe, intent) : []
  return {
    checkout_id: session.id,
    checkout_url: session.url,
    payment_id: intent?.id ?? null,
    status,
    paid_amount: intent?.amount_received ?? 0,
    currency: intent?.currency ?? '',
    failure_reason: intent?.last_payment_error?.message ?? null,
    costs: [...chargeCosts(intent), ...[...refunds, ...disputes].flatMap(({ costs }) => costs)],
    refunds,
    disputes,
  }
}

/** The checkout that a payment was made in; none for a payment that is not ours. */
export async function findCheckoutOf(stripe: Stripe, paymentId: string) {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 })
  return data[0]
}

/** A declined attempt leaves a checkout open: whoever pays may try another card. */
function statusOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): Payment['status'] {
  if (intent?.status === 'succeeded' || payment_status === 'paid') return 'paid'
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return isOver ? 'failed' : 'processing'
}

function chargeCosts(intent: Stripe.PaymentIntent | null): Cost[] {
  const charge = intent?.latest_charge as Stripe.Charge | null | undefined
  return charge ? costOf(charge.balance_transaction) : []
}
