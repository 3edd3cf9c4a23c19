import { z } from 'zod'
import { idOf, timestamp } from '../../framework/http/fields/json-fields.ts'
import { from, inStates, shapeOf } from '../../framework/http/fields/shape.ts'
import { type Subscription, subscriptionStatuses } from '../../tables/finance/subscriptions.ts'

export const SubscriptionJson = shapeOf<Subscription>()('Subscription', {
  id: idOf('Subscription'),
  organization_id: idOf('Organization', 'organization_id'),
  status: z
    .enum(subscriptionStatuses)
    .describe(
      'Marks what was agreed with the organization. Its only effect: while it is `active`, the organization cannot be deleted',
    ),
  kept_by: from(z.enum(['stripe', 'staff']), ({ provider_id }: Subscription) =>
    provider_id === null ? 'staff' : 'stripe',
  ),
  current_period_end: timestamp.nullable(),
  ended_at: inStates(['canceled'], timestamp.nullable()),
  created_at: timestamp,
  updated_at: timestamp,
})
