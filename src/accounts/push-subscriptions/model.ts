import { and, eq, or, type SQL } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { guard, NotFound } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../tables/actor.ts'
import { type PushSubscription, pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { userRecord } from '../users/record.ts'
import { guardDevices } from './limits.ts'
import { pushSubscriptionRecord } from './record.ts'
import type { PushSubscriptionFields } from './schema.ts'

/** A browser has one subscription: whoever uses it last gets its messages. */
export async function subscribe(
  db: Db,
  actor: Actor,
  fields: PushSubscriptionFields,
): Promise<PushSubscription> {
  await limitRate(db, limitFor('push-subscriptions-of', actor.user.id))

  return db.transaction(async (tx) => {
    await lock(tx, userRecord, actor.user)
    await guardDevices(tx, actor, fields)

    const values = { ...fields, user_id: actor.user.id, user_agent: actor.user_agent }
    const isSameBrowser = and(
      eq(pushSubscriptions.p256dh, fields.p256dh),
      eq(pushSubscriptions.auth, fields.auth),
    )
    const [subscription] = await tx
      .insert(pushSubscriptions)
      .values(values)
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { ...values, updated_at: currentTime },
        // The keys are known to the browser alone: without them nobody takes a device from someone else.
        setWhere: or(eq(pushSubscriptions.user_id, actor.user.id), isSameBrowser) as SQL,
      })
      .returning()
    guard(subscription !== undefined, 'endpoint', 'has already been taken')
    await audit(tx, actor, pushSubscriptionRecord, 'create', subscription, {
      device: [null, deviceName(subscription.user_agent)],
    })
    return subscription
  })
}

export async function unsubscribe(
  db: Db,
  actor: Actor,
  subscription: PushSubscription,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Meanwhile someone else may have signed in with this browser and made it theirs.
    const { user_id } = await lock(tx, pushSubscriptionRecord, subscription)
    if (user_id !== actor.user.id) throw new NotFound()

    await destroy(tx, actor, pushSubscriptionRecord, 'destroy', subscription, {
      device: [deviceName(subscription.user_agent), null],
    })
  })
}
