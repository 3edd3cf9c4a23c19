import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import type { PushSubscriptionFields } from './schema.ts'

const mostDevices = 50

/** Limited, because for each device we send requests to an address that the user chose. */
export async function guardDevices(
  tx: Tx,
  { user }: Actor,
  { endpoint }: PushSubscriptionFields,
): Promise<void> {
  const others = await tx.$count(
    pushSubscriptions,
    and(eq(pushSubscriptions.user_id, user.id), ne(pushSubscriptions.endpoint, endpoint)),
  )
  guard(others < mostDevices, 'base', `Push is on for ${mostDevices} devices. Remove one first.`)
}
