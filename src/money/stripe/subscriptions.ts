import type Stripe from 'stripe'
import { type Subscription, subscriptionStatuses } from '../../tables/finance/subscriptions.ts'
import { decodeId } from '../../vocabulary/ids.ts'

export type StripeSubscription = Pick<
  Subscription,
  'status' | 'current_period_end' | 'ended_at'
> & {
  provider_id: string
  organization_id: number | undefined
}

export async function readSubscription(stripe: Stripe, id: string): Promise<StripeSubscription> {
  const { status, items, metadata, ended_at } = await stripe.subscriptions.retrieve(id)
  const ends = items.data.map(({ current_period_end }) => current_period_end)
  return {
    provider_id: id,
    organization_id: decodeId('Organization', metadata.organization_id ?? ''),
    // A status that we do not know yet had better count than be overlooked.
    status: subscriptionStatuses.find((known) => known === status) ?? 'active',
    current_period_end: ends.length === 0 ? null : isoTime(Math.max(...ends)),
    ended_at: ended_at === null ? null : isoTime(ended_at),
  }
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
