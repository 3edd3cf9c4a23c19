import { z } from 'zod'
import { sqid, timestamp } from '../../framework/http/fields/json-fields.ts'
import { type Subscription, subscriptionStatuses } from '../../tables/finance/subscriptions.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const SubscriptionJson = z
  .object({
    id: sqid,
    organization_id: sqid,
    status: z.enum(subscriptionStatuses),
    kept_by: z.enum(['stripe', 'staff']),
    current_period_end: timestamp.nullable(),
    ended_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({
    id: 'Subscription',
    description:
      'Marks what was agreed with an organization. Its only effect: the organization cannot be deleted while it is active',
  })

export function presentSubscription(subscription: Subscription): z.infer<typeof SubscriptionJson> {
  return {
    id: encodeId('Subscription', subscription.id),
    organization_id: encodeId('Organization', subscription.organization_id),
    status: subscription.status,
    kept_by: subscription.provider_id === null ? 'staff' : 'stripe',
    current_period_end: subscription.current_period_end,
    ended_at: subscription.ended_at,
    created_at: subscription.created_at,
    updated_at: subscription.updated_at,
  }
}
