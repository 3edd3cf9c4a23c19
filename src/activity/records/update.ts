import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { RecordTable, RowOf } from './record.ts'

/**
 * Writes new values of a record, and gives all of it. Nearly every change ends with one: Drizzle would spell out and
 * look up each column of the answer every time, which for wide tables takes it as long as the database needs.
 */
export async function update<Table extends RecordTable>(
  tx: Tx,
  table: Table,
  id: number,
  values: Record<string, unknown>,
): Promise<RowOf<Table>> {
  const columns: Record<string, Column> = getTableColumns(table)
  const assignments = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const column = columns[name] as Column
      const written = is(value, SQL) ? value : sql.param(value, column)
      return sql`${sql.identifier(column.name)} = ${written}`
    })
  const { rows } = await tx.execute(
    sql`update ${table} set ${sql.join(assignments, sql`, `)} where ${table.id} = ${id} returning *`,
  )
  const row = one(rows)
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = row[column.name] ?? null
      return [name, value === null ? null : column.mapFromDriverValue(value)]
    }),
  ) as RowOf<Table>
}
