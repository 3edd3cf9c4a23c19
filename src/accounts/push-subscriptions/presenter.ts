import { idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { PushSubscription } from '../../tables/users/push-subscriptions.ts'
import { pushSubscriptionUrl } from '../../vocabulary/addresses/urls.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'

/** The keys stay out: nobody but the browser that made them has a use for them. */
export const PushSubscriptionJson = shapeOf<PushSubscription>()('PushSubscription', {
  id: idOf('PushSubscription'),
  device: from(
    text('Firefox on Linux').describe('The browser, in words'),
    ({ user_agent }: PushSubscription) => deviceName(user_agent),
  ),
  endpoint: urlLike('https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn4f1c').describe(
    'At the push service of the browser',
  ),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/me/push_subscriptions/Rt8HbVx3.json'),
    pushSubscriptionUrl,
  ),
})
