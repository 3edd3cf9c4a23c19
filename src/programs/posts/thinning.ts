import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'

const keptDays = 90

/**
 * Keeps one snapshot of each day that is long ago, the first that was highest, since that is the one that
 * amounts are explained by. It thins one day at a time, so that no transaction is long; a day that was
 * thinned before has nothing left to do.
 */
export async function thinSnapshots(db: Db): Promise<void> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from generate_series(
      date_trunc('day', troupe_now() at time zone 'UTC' - make_interval(days => ${keptDays + 7})),
      date_trunc('day', troupe_now() at time zone 'UTC' - make_interval(days => ${keptDays})) - interval '1 day',
      interval '1 day') day`)
  for (const { day } of rows) await thinDay(db, day)
}

/** A day by UTC, as explanations have them. */
async function thinDay(db: Db, day: string): Promise<void> {
  const begins = sql`(${day}::timestamp at time zone 'UTC')`
  const isOnDay = sql`taken_at >= ${begins} and taken_at < ${begins} + interval '24 hours'`
  await db.execute(sql`
    delete from post_snapshots where (submission_id, taken_at) in (
      select submission_id, taken_at from (
        select submission_id, taken_at, row_number() over (
          partition by submission_id order by views desc, taken_at) as place
        from post_snapshots where ${isOnDay} and voided_at is null
      ) ranked where place > 1)
    and ${isOnDay}`)
}
