import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

const lockers = new Map<RecordTable, ReturnType<typeof makeLocker>>()

/** Nearly every change begins with one, so it is prepared once for each table. */
function lockerOf(table: RecordTable) {
  const locker = lockers.get(table) ?? makeLocker(table)
  lockers.set(table, locker)
  return locker
}

function makeLocker(table: RecordTable) {
  const isAsked = eq(table.id, sql.placeholder('id'))
  const select = query
    .select()
    .from(table as PgTable)
    .where(isAsked)
    .for('update')
  return prepared(`lock_${getTableName(table)}`, select)
}

/**
 * Locks a record and gives its current state, which cannot change until the transaction ends. Lock
 * first, then check the state, then write.
 */
export async function lock<Table extends RecordTable>(
  tx: Tx,
  { table, notFound }: Pick<RecordKind<Table, never>, 'table' | 'notFound'>,
  { id }: { id: number },
): Promise<RowOf<Table>> {
  const [row] = await lockerOf(table)(tx, { id })
  if (row === undefined) throw new NotFound(notFound)
  return row as RowOf<Table>
}
