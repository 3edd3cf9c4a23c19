import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import { lock } from './lock.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'
import { save, type Values } from './save.ts'

/** What must be so, and the sentence that is shown where it is not. */
type Condition<Row> = [holds: (record: Row) => boolean, otherwise: string]

/** A move of a record to another state. */
export type Transition<Row> = {
  /** Whether the record is where this move begins. Where it is not, nothing else is looked at. */
  from: Condition<Row>
  /** What else it needs. All that is missing is told at once. */
  needs?: Condition<Row>[]
  /** What is so afterwards. */
  values: Values<Row>
  /** What whoever made the move is told. */
  done: string
}

export type Transitions<Row, Name extends string> = Record<Name, Transition<Row>>

/** Whether it makes sense to offer the move at all, however much is still missing. */
export function isNext<Row>({ from: [isThere] }: Transition<Row>, record: Row): boolean {
  return isThere(record)
}

/** Why the move is not possible now; empty where it is. */
export function blockersOf<Row>({ from, needs = [] }: Transition<Row>, record: Row): string[] {
  const [isThere, otherwise] = from
  if (!isThere(record)) return [otherwise]
  return needs.filter(([holds]) => !holds(record)).map(([, sentence]) => sentence)
}

/** What came of a move: why the record stays what it is, or the record as it is now. */
export type Moved<Row> = { reasons: string[]; record: Row }

export async function move<Table extends RecordTable, Name extends string, Action extends string>(
  tx: Tx,
  actor: Member,
  kind: RecordKind<Table, Action | Name>,
  transitions: Transitions<RowOf<Table>, Name>,
  record: RowOf<Table>,
  name: Name,
): Promise<Moved<RowOf<Table>>> {
  const before = await lock(tx, kind, { id: record.id as number })
  const reasons = blockersOf(transitions[name], before)
  if (reasons.length > 0) return { reasons, record: before }

  const after = await save(tx, actor, kind, name, before, transitions[name].values)
  return { reasons, record: after }
}
