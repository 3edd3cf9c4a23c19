import { and, asc, eq, sql } from 'drizzle-orm'
import type { Catalogue } from '../../activity/notifications/catalogue.ts'
import type { Context } from '../../framework/context.ts'
import { businessTime } from '../../framework/database/clock.ts'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { digestEntries, digests } from '../../tables/users/digests.ts'
import { type Notification, notifications } from '../../tables/users/notifications.ts'
import type { User } from '../../tables/users/users.ts'
import { momentOf, wallTime } from '../../vocabulary/time/time-zone.ts'
import { morning } from '../notification-choices/morning.ts'
import { digestMail } from './mailer.tsx'
import { unsubscriptionToken } from './unsubscription.ts'

/**
 * The day for which a mail is due that is to have what has waited since a moment, as the calendar of its
 * reader says; undefined before the next morning.
 */
export function dueDay(waitsSince: string, time_zone: string | null): string | undefined {
  const zone = time_zone ?? 'UTC'
  const now = new Date(businessTime()).toISOString()
  const today = wallTime(now, zone).slice(0, 'YYYY-MM-DD'.length)
  const begin = momentOf(`${today}T${morning}`, zone)
  return begin !== undefined && begin <= now && waitsSince < begin ? today : undefined
}

/**
 * Sends someone all that has waited, unless they had a mail for that day already. Whoever comes second waits
 * at the row of the first, and then finds that it was done.
 */
export async function sendDigest(
  { db, config, mailer }: Context,
  catalogue: Catalogue,
  user: Pick<User, 'id' | 'email'>,
  sent_on: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isFirst = sql`${digests.sent_on} is null or ${digests.sent_on} < ${sent_on}`
    const claimed = await tx
      .insert(digests)
      .values({ user_id: user.id, sent_on })
      .onConflictDoUpdate({ target: digests.user_id, set: { sent_on }, setWhere: isFirst })
      .returning({ user_id: digests.user_id })
    if (claimed.length === 0) return

    const waited = await takeEntries(tx, user)
    if (waited.length === 0) return
    const token = unsubscriptionToken(config.secretKeys, user)
    await mailer.deliverLater(tx, digestMail(user.email, catalogue, waited, token))
  })
}

async function takeEntries(tx: Tx, { id }: { id: number }): Promise<Notification[]> {
  const taken = await tx
    .delete(digestEntries)
    .where(eq(digestEntries.user_id, id))
    .returning({ notification_id: digestEntries.notification_id })
  const ids = taken.map(({ notification_id }) => notification_id)
  return tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, id), isOneOf(notifications.id, ids)))
    .orderBy(asc(notifications.created_at), asc(notifications.id))
}
