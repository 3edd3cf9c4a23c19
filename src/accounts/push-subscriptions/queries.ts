import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type PushSubscription, pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { decodeId } from '../../vocabulary/ids.ts'

const subscriptionsOfUser = prepared(
  'push_subscriptions_of_user',
  query
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, sql.placeholder('userId')))
    .orderBy(asc(pushSubscriptions.id)),
)

/** Lists all subscriptions of a user: nobody has more than a few. */
export function listPushSubscriptions(db: Db, { user }: Actor): Promise<PushSubscription[]> {
  return subscriptionsOfUser(db, { userId: user.id })
}

export async function findPushSubscription(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<PushSubscription> {
  const [subscription] = await db
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.id, decodeId('PushSubscription', publicId) ?? 0),
        eq(pushSubscriptions.user_id, user.id),
      ),
    )
  if (subscription === undefined) throw new NotFound()
  return subscription
}
