import { asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Catalogue } from '../../activity/notifications/catalogue.ts'
import type { Context } from '../../framework/context.ts'
import { inPages } from '../../framework/database/batches.ts'
import type { Reader } from '../../framework/database/db.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { digestEntries, digests } from '../../tables/users/digests.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { users } from '../../tables/users/users.ts'
import { dueDay, sendDigest } from './digest.ts'

/** Mornings begin at every quarter of an hour somewhere. */
export const sendDigests = (catalogue: Catalogue) =>
  defineJob({
    name: 'send-digests',
    schedule: '*/15 * * * *',
    payload: z.object({}),
    perform: async (context: Context) => {
      const apart = collectFailures(context)
      const readers = inPages<WaitingReader>(batch, (last) =>
        findReaders(context.db, last?.id ?? 0),
      )
      for await (const { waitsSince, time_zone, ...user } of readers) {
        const day = dueDay(waitsSince, time_zone)
        if (day === undefined) continue
        await apart.attempt({ user_id: user.id }, () => sendDigest(context, catalogue, user, day))
      }
      apart.end()
    },
  })

const batch = 200

type WaitingReader = Awaited<ReturnType<typeof findReaders>>[number]

/** Those for whom something waits, and since when the first of it does. */
function findReaders(db: Reader, after: number) {
  const waitsSince = sql<string>`min(${notifications.created_at})`.mapWith(notifications.created_at)
  return db
    .select({ id: users.id, email: users.email, time_zone: digests.time_zone, waitsSince })
    .from(digestEntries)
    .innerJoin(notifications, eq(notifications.id, digestEntries.notification_id))
    .innerJoin(users, eq(users.id, digestEntries.user_id))
    .leftJoin(digests, eq(digests.user_id, digestEntries.user_id))
    .where(gt(digestEntries.user_id, after))
    .groupBy(users.id, digests.user_id)
    .orderBy(asc(users.id))
    .limit(batch)
}
