import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { executeLater } from '../../framework/database/driver/write-row.ts'
import type { TimeLimit } from '../../vocabulary/time/time-limits.ts'

/** Something that happens to a record at a certain time, unless someone acts before. */
type DeadlineKind<Locked> = {
  kind: string
  /** Locks the record with all that `act` changes; undefined if it is gone. */
  lock: (tx: Tx, recordId: number) => Promise<Locked | undefined>
  /**
   * The act at that time. It runs in the transaction that takes the deadline away: both are done, or neither.
   */
  act: (tx: Tx, services: Services, locked: Locked) => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds every kind of record.
export type AnyDeadlineKind = DeadlineKind<any>

export function defineDeadline<Locked>(kind: DeadlineKind<Locked>): DeadlineKind<Locked> {
  return kind
}

type Kind = Pick<AnyDeadlineKind, 'kind'>
type Of = { id: number }

/**
 * Sets when something happens to a record, in place of the time that was set before, and lifts its deadlines
 * of the `lifted` kinds.
 */
export async function setDeadline(
  tx: Tx,
  { kind }: Kind,
  { id }: Of,
  due_at: SQL | string,
  ...lifted: Kind[]
): Promise<void> {
  executeLater(
    tx,
    sql`${lifted.length > 0 ? sql`with lifted as (${lifting(id, lifted)})` : sql``}
    insert into deadlines (kind, record_id, due_at) values (${kind}, ${id}, ${due_at})
    on conflict (kind, record_id) do update
      set due_at = excluded.due_at, failed_at = null, failure = null`,
  )
}

/** Takes deadlines away because someone has acted before. Whoever calls this has locked the record. */
export async function liftDeadlines(tx: Tx, { id }: Of, ...kinds: Kind[]): Promise<void> {
  executeLater(tx, lifting(id, kinds))
}

function lifting(id: number, kinds: Kind[]): SQL {
  const names = kinds.map(({ kind }) => kind)
  return sql`delete from deadlines where record_id = ${id} and kind = any(${`{${names}}`}::text[])`
}

export const fromNow = ({ interval }: Pick<TimeLimit, 'interval'>) =>
  sql`${currentTime} + ${interval}::interval`
