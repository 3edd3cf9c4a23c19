import { defineRecord } from '../../activity/records/record.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'

export const pushSubscriptionRecord = defineRecord({
  type: 'PushSubscription',
  table: pushSubscriptions,
  sentences: {
    create: ({ device }) => `switched push on for ${device}`,
    destroy: ({ device }) => `switched push off for ${device}`,
  },
})
