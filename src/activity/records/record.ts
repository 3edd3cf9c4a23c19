import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordType } from '../../vocabulary/ids.ts'

export type RecordTable = PgTable & { id: PgColumn }

export type RowOf<Table extends PgTable> = Table['$inferSelect']

/** The value of each attribute after an event or, if the attribute was removed, before it. */
export type EventValues = Record<string, string>

/** The words for what someone did, to be read after their name: "published the campaign “Spring”". */
type Sentence = (values: EventValues) => string

/**
 * One kind of record that people change: how it is locked and saved, and how the audit log speaks of
 * what was done to it. Each resource defines its own, with a sentence for every action.
 */
export type RecordKind<Table extends RecordTable, Action extends string> = Audited<
  RowOf<Table>,
  Action
> & {
  table: Table
  /** The message if the record no longer exists. Records below `/me` have none. */
  notFound?: string
}

/** The part of it that the audit log needs. */
export type Audited<Row, Action extends string> = {
  type: RecordType
  /** The organization whose log an event belongs to; nothing for what belongs to a user alone. */
  organizationId?: (record: Row) => number
  /**
   * Whether the record has a log of its own, to which the event of its creation belongs: it has no id before.
   */
  isItsOwnLog?: true
  /** Attributes that every event records, changed or not, because they identify the record. */
  identity?: (record: Row) => Record<string, string>
  /** Attributes of which the log, which is never deleted, tells only that they changed. */
  confidential?: readonly string[]
  /** Attributes that the database makes of others, of which the log tells instead. */
  derived?: readonly string[]
  /** Names of attributes in forms, where their own do not say it. */
  labels?: Record<string, string>
  sentences: Record<Action, Sentence>
}

export function defineRecord<Table extends RecordTable, Action extends string>(
  kind: RecordKind<Table, Action>,
): RecordKind<Table, Action> {
  return kind
}
