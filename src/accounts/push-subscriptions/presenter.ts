import { z } from 'zod'
import { sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import type { PushSubscription } from '../../tables/users/push-subscriptions.ts'
import { pushSubscriptionUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'

export const PushSubscriptionJson = z
  .object({
    id: sqid,
    device: text('Firefox on Linux'),
    endpoint: urlLike('https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn4f1c'),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/me/push_subscriptions/Rt8HbVx3.json'),
  })
  .meta({ id: 'PushSubscription' })

/** The keys stay out: nobody but the browser that made them has a use for them. */
export function presentPushSubscription(
  subscription: PushSubscription,
): z.infer<typeof PushSubscriptionJson> {
  return {
    id: encodeId('PushSubscription', subscription.id),
    device: deviceName(subscription.user_agent),
    endpoint: subscription.endpoint,
    created_at: subscription.created_at,
    updated_at: subscription.updated_at,
    url: pushSubscriptionUrl(subscription),
  }
}
