import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import { blockersOf, type Conditions } from './conditions.ts'
import { lock } from './lock.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'
import { save, type Values } from './save.ts'

/** A move of a record to another state. `Facts` are what it depends on beside the record. */
type Transition<Row, Facts = undefined> = Conditions<Row, Facts> & {
  /**
   * The noun as which programs and forms make the move: they create it below the record or, if the move
   * undoes another, delete it.
   */
  noun: [method: 'post' | 'delete', name: string]
  values: Values<Row> | ((record: Row, facts: Facts) => Values<Row>)
  /** The message for the person who made the move. */
  done: string
}

export type Transitions<Row, Name extends string, Facts = undefined> = Record<
  Name,
  Transition<Row, Facts>
>

/** Whether to offer the move, even if some of its needs are not met yet. */
export function isNext<Row, Facts>(
  { from: [isThere] }: Transition<Row, Facts>,
  record: Row,
  facts: Facts,
): boolean {
  return isThere(record, facts)
}

/** The result of a move: why the record stays what it is, or the record as it is now. */
export type Moved<Row> = { reasons: string[]; record: Row }

/** All moves of one kind of record, and where their facts come from. */
export type Moves<
  Table extends RecordTable,
  Name extends string,
  Action extends string,
  Facts = undefined,
> = {
  kind: RecordKind<Table, Action | Name>
  transitions: Transitions<RowOf<Table>, Name, Facts>
  /** Reads the facts that conditions ask for, once the record is locked, in the same transaction. */
  readFacts: (tx: Tx, record: RowOf<Table>) => Promise<Facts>
}

export const noFacts = async () => undefined

export async function move<
  Table extends RecordTable,
  Name extends string,
  Action extends string,
  Facts,
>(
  tx: Tx,
  author: Author,
  { kind, transitions, readFacts }: Moves<Table, Name, Action, Facts>,
  record: RowOf<Table>,
  name: Name,
): Promise<Moved<RowOf<Table>>> {
  const before = await lock(tx, kind, { id: record.id as number })
  const facts = await readFacts(tx, before)
  const reasons = blockersOf(transitions[name], before, facts)
  if (reasons.length > 0) return { reasons, record: before }

  const { values } = transitions[name]
  const written = typeof values === 'function' ? values(before, facts) : values
  return { reasons, record: await save(tx, author, kind, name, before, written) }
}
