import { sql } from 'drizzle-orm'
import { isoTime } from '../../vocabulary/time/time.ts'
import type { Db } from '../database/db.ts'
import { one } from '../database/rows.ts'
import type { Page, PageRequest } from '../pagination.ts'
import { toldReason } from './failure.ts'
import { failedQueue } from './queue-options.ts'

/** A job that is retried no more. */
export type FailedJob = {
  id: string
  kind: string
  attempts: number
  reason: string
  /** The person it was for, masked; null if it was for nobody in particular. */
  recipient: string | null
  created_at: string
  failed_at: string
}

/** Jobs of one kind that wait: for their turn, or for another try. */
export type Waiting = { kind: string; count: number; oldest_at: string }

type Row = Omit<FailedJob, 'reason'> & { output: Parameters<typeof toldReason>[0] }
type Found = { failed: Row[]; total: number; waiting: Waiting[] }

/**
 * Jobs that failed, the longest ago first, and those that wait: in one statement, of which each part has
 * its index.
 */
export async function readJobs(
  db: Db,
  page: PageRequest,
): Promise<{ failed: Page<FailedJob>; waiting: Waiting[] }> {
  const { rows } = await db.execute<Found>(overview(page))
  const { failed, total, waiting } = one(rows)
  return {
    failed: { ...page, rows: failed.map(toFailedJob), total: Number(total) },
    waiting: waiting.map((row) => ({ ...row, oldest_at: isoTime(row.oldest_at) })),
  }
}

/** The kind of a failed job; undefined if there is no such one any more. */
export async function kindOfFailed(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select source_name as kind from pgboss.job where ${isFailed} and id = ${id}::uuid`,
  )
  return rows[0]?.kind
}

// The conditions are those of the queue's own index of jobs that wait, as those here do: for staff.
const isFailed = sql`name = ${failedQueue} and state < 'active' and not blocked`
const isWaiting = sql`name <> ${failedQueue} and left(name, 2) <> '__'
  and state < 'active' and not blocked`

/** Failed jobs, and since when each waits for someone to look at it. */
export const failedJobs = sql`select created_on as since from pgboss.job where ${isFailed}`

function overview({ size, offset }: PageRequest) {
  return sql`select
    (select coalesce(json_agg(failure), '[]') from (
      select id, source_name as kind, source_retry_count + 1 as attempts, source_output as output,
        data ->> 'recipient' as recipient, source_created_on as created_at, created_on as failed_at
      from pgboss.job where ${isFailed}
      order by priority desc, created_on, id limit ${size} offset ${offset}
    ) as failure) as failed,
    (select count(*) from pgboss.job where ${isFailed}) as total,
    (select coalesce(json_agg(waits order by kind), '[]') from (
      select name as kind, count(*) as count, min(created_on) as oldest_at
      from pgboss.job where ${isWaiting} group by name
    ) as waits) as waiting`
}

function toFailedJob({ output, created_at, failed_at, ...row }: Row): FailedJob {
  return {
    ...row,
    reason: toldReason(output),
    created_at: isoTime(created_at),
    failed_at: isoTime(failed_at),
  }
}
