import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../accounts/staff/queue.ts'
import { currentTime, realTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { failedJobs } from '../../framework/jobs/overview.ts'
import { staffJobsPath } from '../../vocabulary/addresses/staff-urls.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

export const failedJobQueue: StaffQueue = {
  name: 'failed_jobs',
  title: 'Failed jobs',
  empty: 'Nothing has failed for good.',
  icon: 'terminal',
  path: staffJobsPath,
  waiting: failedJobs,
  promisedHours: 24,
  isReal: true,
}

export type WaitingQueue = StaffQueue & {
  count: number
  /** The number of those that wait for longer than they should. */
  overdue_count: number
  oldest_at: string | null
}

type Row = { place: number; count: number; overdue_count: number; oldest_at: string | null }

/**
 * Counts what waits in each, in one statement: first whose oldest has waited longest for what was promised.
 */
export async function readQueues(db: Db, queues: StaffQueue[]): Promise<WaitingQueue[]> {
  const parts = queues.map(({ waiting, promisedHours, hasDueDates, isReal }, place) => {
    const now = isReal ? realTime : currentTime
    const due = hasDueDates ? sql`due` : sql`(since + make_interval(hours => ${promisedHours}))`
    return sql`select ${place}::int as place, count(*) as count, min(since) as oldest_at,
      count(*) filter (where ${due} < ${now}) as overdue_count,
      extract(epoch from ${now} - min(since)) / ${promisedHours} as lateness
      from (${waiting}) as waiting`
  })
  const { rows } = await db.execute<Row>(sql`
    select place, count, overdue_count, oldest_at from (${sql.join(parts, sql` union all `)}) as queues
    order by lateness desc nulls last, place`)
  return rows.map(({ place, oldest_at, ...counts }) => ({
    ...(queues[place] as StaffQueue),
    ...counts,
    oldest_at: oldest_at && isoTime(oldest_at),
  }))
}
