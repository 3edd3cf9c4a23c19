import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/**
 * The record as it is now, and stays until the transaction ends. Taken before anything that depends
 * on its state: lock, then check, then write.
 */
export async function lock<Table extends RecordTable>(
  tx: Tx,
  { table, notFound }: RecordKind<Table, never>,
  { id }: { id: number },
): Promise<RowOf<Table>> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update')
  if (row === undefined) throw new NotFound(notFound)
  return row as RowOf<Table>
}
