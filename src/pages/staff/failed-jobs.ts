import { audit } from '../../activity/records/audit.ts'
import type { Context } from '../../framework/context.ts'
import type { FailedJobs } from '../../framework/jobs/failed-jobs.ts'
import { kindOfFailed } from '../../framework/jobs/overview.ts'
import type { Actor, Author } from '../../tables/actor.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { jobNumber, jobRecord } from './record.ts'

type Desk = Pick<Context, 'db'> & { queue: FailedJobs }

/** Has a failed job tried again, or discards it, and records who did. Tells whether it was still there. */
export async function settleFailed(
  { db, queue }: Desk,
  author: Author,
  id: string,
  action: 'retry' | 'discard',
): Promise<boolean> {
  const kind = await kindOfFailed(db, id)
  const isDone = action === 'retry' ? await queue.retryFailed(id) : await queue.discardFailed(id)
  if (!isDone || kind === undefined) return isDone
  await db.transaction((tx) =>
    audit(tx, author, jobRecord, action, { id: jobNumber(id), job: id, kind }),
  )
  return true
}

/** Has all failed jobs tried again, and records who did. Tells how many. */
export async function retryAllFailed({ db, queue }: Desk, actor: Actor): Promise<number> {
  const count = await queue.retryAllFailed()
  if (count === 0) return 0
  const kind = counted(count, 'job')
  await db.transaction((tx) =>
    audit(tx, actor, jobRecord, 'retry_all', { id: 0, job: 'all', kind }),
  )
  return count
}
