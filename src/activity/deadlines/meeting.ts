import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { currentTime, isPast } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { type Deadline, deadlines } from '../../tables/deadlines.ts'
import type { AnyDeadlineKind } from './deadlines.ts'

const batch = 100

/**
 * Does what is due. Each deadline is taken away in the transaction that does it, after the record is
 * locked: whoever acts on the record at the same moment comes before or after, and of two processes one
 * finds nothing left. One that fails keeps none of the others waiting, and is tried again after a while.
 */
export function workOffDeadlines(kinds: AnyDeadlineKind[]) {
  return defineJob({
    name: 'work-off-deadlines',
    schedule: '* * * * *',
    payload: z.object({}),
    perform: (context: Context) => meetDeadlines(context, kinds),
  })
}

/**
 * Does all that is due. Kinds that somebody waits for have a job of their own, and are done here if that was
 * lost.
 */
export async function meetDeadlines(context: Context, kinds: AnyDeadlineKind[]): Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  for (;;) {
    const due = await listDue(context.db, [...byName.keys()])
    for (const deadline of due)
      await meet(context, byName.get(deadline.kind) as AnyDeadlineKind, deadline)
    if (due.length < batch) return
  }
}

function listDue(db: Db, names: string[]): Promise<Deadline[]> {
  const isNotTooSoon = or(
    isNull(deadlines.failed_at),
    lt(deadlines.failed_at, sql`troupe_now() - interval '5 minutes'`),
  )
  return db
    .select()
    .from(deadlines)
    .where(and(isPast(deadlines.due_at), inArray(deadlines.kind, names), isNotTooSoon))
    .orderBy(asc(deadlines.due_at), asc(deadlines.id))
    .limit(batch)
}

async function meet(context: Context, { lock, act }: AnyDeadlineKind, deadline: Deadline) {
  const { id, kind, record_id } = deadline
  try {
    await context.db.transaction(async (tx) => {
      const locked = await lock(tx, record_id)
      // The deadline may have been put off, lifted or met since it was found.
      const isStillDue = and(eq(deadlines.id, id), isPast(deadlines.due_at))
      const taken = await tx.delete(deadlines).where(isStillDue).returning({ id: deadlines.id })
      if (taken.length > 0 && locked !== undefined) await act(tx, context, locked)
    })
  } catch (error) {
    context.log.error({ err: error, kind, record_id }, 'deadline not met')
    await context.db
      .update(deadlines)
      .set({ failed_at: currentTime, failure: String(error) })
      .where(eq(deadlines.id, id))
  }
}
