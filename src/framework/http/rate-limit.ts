import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { Overloaded } from '../errors.ts'

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})

type RateLimit = { key: string; most: number; seconds: number }

/**
 * Counts one try and refuses it past the limit. The database counts for all processes together. A
 * refused try writes nothing. Whoever chooses part of a key is limited by a key of ours first, such as
 * that of their network, so that they add no more rows than that limit allows before the next sweep.
 */
export async function limitRate(db: Db, { key, most, seconds }: RateLimit): Promise<void> {
  const resetsAt = sql`now() + make_interval(secs => ${seconds})`
  const isOver = sql`${rateLimits.resets_at} <= now()`
  const counted = await db
    .insert(rateLimits)
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resets_at: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resets_at} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.count} < ${most}`,
    })
    .returning({ key: rateLimits.key })

  if (counted.length === 0) throw new Overloaded(await secondsLeft(db, key))
}

async function secondsLeft(db: Db, key: string): Promise<number> {
  const remaining = sql<number>`ceil(extract(epoch from ${rateLimits.resets_at} - now()))::int`
  const [limit] = await db.select({ remaining }).from(rateLimits).where(eq(rateLimits.key, key))
  return Math.max(1, limit?.remaining ?? 1)
}
