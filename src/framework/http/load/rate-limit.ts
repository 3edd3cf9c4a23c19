import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import type { Db } from '../../database/db.ts'
import { textsOf } from '../../database/driver/row.ts'
import { type Send, statement } from '../../database/driver/statement.ts'
import { one } from '../../database/rows.ts'
import { Overloaded } from '../../errors.ts'
import { noteCount } from './rate-headers.ts'

export const rateCounts = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
})

type RateLimit = {
  key: string
  most: number
  seconds: number
  /** How many tries it is. */
  tries?: number
  /**
   * Whether others count here too, so that what is left says something about them. Only a refusal tells of
   * it.
   */
  quiet?: boolean
}

/**
 * Counts one try, or several at once, and refuses them past the limit. The database counts for all processes
 * together. A refused try writes nothing. Whoever chooses part of a key is limited by a key of ours first,
 * such as that of their network, so that they add no more rows than that limit allows before the next sweep.
 */
export function limitRate(db: Db, limit: RateLimit): Promise<void> {
  return tryWithin(limit)(db.sendAlone)
}

/**
 * The same for a transaction, ahead of which it is sent: the try is counted whatever becomes of that, and a
 * refused one keeps it from being committed.
 */
export function tryWithin({ key, most, seconds, tries = 1, quiet = false }: RateLimit) {
  return async (send: Send): Promise<void> => {
    const answer = one(await send(countTry, [key, seconds, most, tries]))
    const [counted, secondsLeft] = textsOf(answer)
    const isRefused = counted === '0'
    // The database rounds moments to milliseconds, and so may be a little later than the window is long.
    const resetsIn = Math.min(seconds, Math.max(1, Number(secondsLeft)))
    const left = isRefused ? 0 : Math.max(0, most - Number(counted))
    if (isRefused || !quiet) noteCount({ name: nameIn(key), most, seconds, left, resetsIn })
    if (isRefused) throw new Overloaded(resetsIn)
  }
}

/** `messages-by`, of the key that goes on with who writes them. */
const nameIn = (key: string) => key.slice(0, key.indexOf(':'))

const countTry = statement(
  'count_try',
  `with counted as (
    insert into rate_limits as known (key, count, resets_at)
    values ($1, $4, now() + make_interval(secs => $2))
    on conflict (key) do update set
      count = case when known.resets_at <= now() then $4 else known.count + $4 end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    where known.resets_at <= now() or known.count + $4 <= $3
    returning known.count, known.resets_at)
  select coalesce((select count from counted), 0), ceil(extract(epoch from coalesce(
    (select resets_at from counted), (select resets_at from rate_limits where key = $1)) - now()))`,
)
