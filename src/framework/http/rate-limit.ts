import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { one } from '../database/rows.ts'
import { Overloaded } from '../errors.ts'

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})

export type RateLimit = { key: string; most: number; seconds: number }

/** Counts one try and refuses it past the limit. The database counts for all processes together. */
export async function limitRate(db: Db, { key, most, seconds }: RateLimit): Promise<void> {
  const resetsAt = sql`now() + make_interval(secs => ${seconds})`
  const isOver = sql`${rateLimits.resets_at} <= now()`
  const { count, remaining } = one(
    await db
      .insert(rateLimits)
      .values({ key, count: 1, resets_at: resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          resets_at: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resets_at} end`,
        },
      })
      .returning({
        count: rateLimits.count,
        remaining: sql<number>`ceil(extract(epoch from ${rateLimits.resets_at} - now()))::int`,
      }),
  )

  if (count > most) throw new Overloaded(Math.max(1, remaining))
}
