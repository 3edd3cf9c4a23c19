import { defineRecord } from '../../activity/records/record.ts'
import { subscriptions } from '../../tables/finance/subscriptions.ts'

export const subscriptionRecord = defineRecord({
  type: 'Subscription',
  table: subscriptions,
  notFound: 'Subscription not found.',
  organizationId: ({ organization_id }) => organization_id,
  labels: { provider_id: 'Id at Stripe', current_period_end: 'Paid until' },
  sentences: {
    create: ({ status }) => `began a subscription, which is ${status?.replaceAll('_', ' ')}`,
    update: ({ status }) =>
      status === undefined
        ? 'changed the subscription'
        : `changed the subscription, which is ${status.replaceAll('_', ' ')} now`,
    end: () => 'ended the subscription',
  },
})
