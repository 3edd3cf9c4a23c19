import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../framework/database/db.ts'
import {
  columnNames,
  insertion,
  type NewRow,
  readOne,
} from '../../framework/database/driver/write-row.ts'
import type { Author } from '../../tables/actor.ts'
import { changesBetween, eventColumns, eventOf } from './audit.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

type Created<Table extends RecordTable> = {
  values: NewRow<Table>
  /** Values that the audit event tells of, if not all of them. */
  told?: { [Name in keyof NewRow<Table>]?: unknown }
  /** A row that belongs to it and that nobody needs, which names it by `createdId`. */
  along?: NewRowOf<PgTable>
  /** Whether nothing follows in this transaction, so that it is committed with this: see `finish`. */
  commits?: boolean
}

type NewRowOf<Table extends PgTable> = { table: Table; values: NewRow<Table> }

/** The id of the record that the same statement creates. */
export const createdId = sql`select id from made`

/** A row to be written along with a record. */
export const newRow = <Table extends PgTable>(table: Table, values: NewRow<Table>) =>
  ({ table, values }) as unknown as NewRowOf<PgTable>

/**
 * Writes a new record with the audit event that tells of it, in one statement. All that identifies the record
 * is among its values.
 */
export function create<Table extends RecordTable, Action extends string>(
  tx: Tx,
  actor: Author,
  kind: RecordKind<Table, Action | 'create'>,
  { values, told = values, along, commits = false }: Created<Table>,
): Promise<RowOf<Table>> {
  const { table } = kind
  const row = values as RowOf<Table>
  const made = insertion(table, values)
  const alongside = along && insertion(along.table, along.values, made.sent)
  const { sent } = alongside ?? made
  const event = eventOf(actor, kind, 'create', row, changesBetween({}, told))
  const columns = Object.entries(eventColumns)
  const expressions = columns.map(([, type], at) => `$${sent.length + at + 1}::${type}`)
  const given = `$${sent.length + event.length + 1}::bigint`
  const organization = kind.isItsOwnLog ? `coalesce(${given}, made.id)` : given

  return readOne(
    commits ? tx.finish : tx.sendPrepared,
    table,
    `with made as (${made.text} returning *),
    ${alongside === undefined ? '' : `alongside as (${alongside.text}),`}
    event as (
      insert into audit_events (${columns.map(([name]) => name)}, record_id, organization_id)
      select ${expressions}, made.id, ${organization} from made)
    select ${columnNames(table)} from made`,
    [...sent, ...event, kind.organizationId?.(row) ?? null],
  )
}
