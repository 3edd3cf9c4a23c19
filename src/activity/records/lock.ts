import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/**
 * Locks a record and gives its current state, which cannot change until the transaction ends. Lock
 * first, then check the state, then write.
 */
export async function lock<Table extends RecordTable>(
  tx: Tx,
  { table, notFound }: Pick<RecordKind<Table, never>, 'table' | 'notFound'>,
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
