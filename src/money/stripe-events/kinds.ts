/** Everything that can change the state of a payment. What it has become is asked of Stripe itself. */
const ofPayments = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

const ofSubscriptions = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]

/** What Stripe has to be told to send us. */
export const eventTypes = [...ofPayments, ...ofSubscriptions]

export function subjectOf(type: string): 'payment' | 'subscription' | undefined {
  if (ofPayments.includes(type)) return 'payment'
  return ofSubscriptions.includes(type) ? 'subscription' : undefined
}
