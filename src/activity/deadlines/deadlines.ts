import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { deadlines } from '../../tables/deadlines.ts'

/** Something that happens to a record at a certain time, unless someone acts before. */
type DeadlineKind<Locked> = {
  kind: string
  /** Locks the record with all that `act` changes; undefined if it is gone. */
  lock: (tx: Tx, recordId: number) => Promise<Locked | undefined>
  /** Runs in the transaction that takes the deadline away: both are done, or neither. */
  act: (tx: Tx, services: Services, locked: Locked) => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds every kind of record.
export type AnyDeadlineKind = DeadlineKind<any>

export function defineDeadline<Locked>(kind: DeadlineKind<Locked>): DeadlineKind<Locked> {
  return kind
}

type Kind = Pick<AnyDeadlineKind, 'kind'>
type Of = { id: number }

/** Sets when it happens, in place of what was set before. */
export async function setDeadline(
  tx: Tx,
  { kind }: Kind,
  { id: record_id }: Of,
  due_at: SQL | string,
): Promise<void> {
  await tx
    .insert(deadlines)
    .values({ kind, record_id, due_at })
    .onConflictDoUpdate({
      target: [deadlines.kind, deadlines.record_id],
      set: { due_at, failed_at: null, failure: null },
    })
}

/** Someone has acted, so it does not happen. Whoever calls this has locked the record. */
export async function liftDeadlines(tx: Tx, { id }: Of, ...kinds: Kind[]): Promise<void> {
  const names = kinds.map(({ kind }) => kind)
  await tx.delete(deadlines).where(and(eq(deadlines.record_id, id), inArray(deadlines.kind, names)))
}

export const inSeconds = (seconds: number) =>
  sql`${currentTime} + make_interval(secs => ${seconds})`
export const inHours = (hours: number) => sql`${currentTime} + make_interval(hours => ${hours})`
export const inDays = (days: number) => sql`${currentTime} + make_interval(days => ${days})`
