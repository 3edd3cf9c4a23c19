import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import { lock } from './lock.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'
import { save, type Values } from './save.ts'

/** A condition, and the sentence that is shown if it does not hold. */
type Condition<Row> = [holds: (record: Row) => boolean, otherwise: string]

/** A move of a record to another state. */
export type Transition<Row> = {
  /** Whether the record is in the state where this move begins. If not, `needs` is not checked. */
  from: Condition<Row>
  /** Further conditions. All that do not hold are reported at once. */
  needs?: Condition<Row>[]
  /** The values that the move sets. */
  values: Values<Row>
  /** The message for the person who made the move. */
  done: string
}

export type Transitions<Row, Name extends string> = Record<Name, Transition<Row>>

/** Whether to offer the move, even if some of its needs are not met yet. */
export function isNext<Row>({ from: [isThere] }: Transition<Row>, record: Row): boolean {
  return isThere(record)
}

/** The reasons why the move is not possible now; empty if it is. */
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
