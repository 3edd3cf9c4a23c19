import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../accounts/staff/queue.ts'
import type { Db } from '../../framework/database/db.ts'
import { failedJobs } from '../../framework/jobs/overview.ts'
import { staffJobsPath } from '../../vocabulary/staff-urls.ts'
import { isoTime } from '../../vocabulary/time.ts'

export const failedJobQueue: StaffQueue = {
  name: 'failed_jobs',
  title: 'Failed jobs',
  empty: 'Nothing has failed for good.',
  icon: 'terminal',
  path: staffJobsPath,
  waiting: failedJobs,
}

export type WaitingQueue = StaffQueue & { count: number; oldest_at: string | null }

type Row = { place: number; count: string; oldest_at: string | null }

/** What waits in each, in one statement. */
export async function readQueues(db: Db, queues: StaffQueue[]): Promise<WaitingQueue[]> {
  const parts = queues.map(
    ({ waiting }, place) =>
      sql`select ${place}::integer as place, count, oldest_at from (${waiting}) as waiting`,
  )
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `))
  return rows.map(({ place, count, oldest_at }) => ({
    ...(queues[place] as StaffQueue),
    count: Number(count),
    oldest_at: oldest_at && isoTime(oldest_at),
  }))
}
