import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import type { Db } from '../../database/db.ts'
import { statement } from '../../database/driver/statement.ts'
import { one } from '../../database/rows.ts'
import { Overloaded } from '../../errors.ts'

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
  const [counted, secondsLeft] = one(await db.sendAlone(countTry, [key, seconds, most]))
  if (counted === '0') throw new Overloaded(Math.max(1, Number(secondsLeft)))
}

const countTry = statement(
  'count_try',
  `with counted as (
    insert into rate_limits as known (key, count, resets_at)
    values ($1, 1, now() + make_interval(secs => $2))
    on conflict (key) do update set
      count = case when known.resets_at <= now() then 1 else known.count + 1 end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    where known.resets_at <= now() or known.count < $3
    returning 1)
  select (select count(*) from counted), ceil(extract(epoch from
    (select resets_at from rate_limits where key = $1) - now()))`,
)
