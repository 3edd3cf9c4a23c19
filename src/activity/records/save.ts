import type { SQL } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { updateRow } from '../../framework/database/driver/write-row.ts'
import type { Author } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import { audit, changesBetween } from './audit.ts'
import { requireAsKnown } from './lock.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/** New values for some of a record's columns. */
export type Values<Row> = { [Column in keyof Row]?: Row[Column] | SQL | undefined }

/**
 * Writes what is new about a locked record, with the audit event that tells of it. `extraChanges` stand
 * beside what changed. A value for `updated_at` stays: it is the old one where a list must not take the
 * record for younger than it is.
 */
export async function save<Table extends RecordTable, Action extends string>(
  tx: Tx,
  actor: Author,
  kind: RecordKind<Table, Action>,
  action: Action,
  before: RowOf<Table>,
  values: Values<RowOf<Table>>,
  extraChanges: Changes = {},
): Promise<RowOf<Table>> {
  const known = requireAsKnown(tx, kind.table, before)
  // Without one, the write is sent in the same turn: see `Tx.conclude`.
  if (known !== undefined) await known
  const changed = changesBetween(before, values)
  // Values that are stored already cause no write, no new `updated_at` and no audit event.
  if (Object.keys(changed).length === 0) return before

  const { updated_at = currentTime } = values as { updated_at?: string | SQL }
  const written = { ...only(values, changed), updated_at }
  const after = await updateRow(tx, kind.table, before.id as number, written)
  const changes = changesBetween(only(before, after), without(after, kind.derived))
  await audit(tx, actor, kind, action, before, { ...extraChanges, ...changes })
  return after
}

function without<Row extends object>(row: Row, attributes: readonly string[] = []): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !attributes.includes(name)),
  ) as Row
}

/** The row with these attributes alone. */
function only<Row extends object>(row: Row, attributes: object): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in attributes)) as Row
}
