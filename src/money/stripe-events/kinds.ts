/** Types of events that can change the state of a payment. What it has become is asked of Stripe itself. */
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

const ofTransfers = ['transfer.reversed']

/** Types of events of creators' accounts, which Stripe lists for those accounts and not for ours. */
const ofAccounts = ['account.updated']

/** Types that Stripe lists as events of our own account. It lists no more than 20 at once. */
export const listedTypes = [...ofPayments, ...ofSubscriptions, ...ofTransfers]

/** Types of events that Stripe has to be told to send us. */
export const stripeEventTypes = [...listedTypes, ...ofAccounts]

type Subject = 'payment' | 'subscription' | 'transfer' | 'account'

export function subjectOf(type: string): Subject | undefined {
  if (ofPayments.includes(type)) return 'payment'
  if (ofSubscriptions.includes(type)) return 'subscription'
  if (ofTransfers.includes(type)) return 'transfer'
  return ofAccounts.includes(type) ? 'account' : undefined
}
