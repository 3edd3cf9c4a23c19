import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

// So few at a time that nobody waits long for one statement, and none comes near its time limit.
const most = 1000

/** Deletes all such rows, however many. What is deleted stays so if the process ends before the end. */
export async function deleteInBatches(db: Db, table: PgTable, which: SQL): Promise<void> {
  await repeat(() => db.delete(table).where(some(table, which)))
}

/** Changes all such rows. Once changed, a row must not be one of them any more. */
export async function updateInBatches<Table extends PgTable>(
  db: Db,
  table: Table,
  values: PgUpdateSetSource<Table>,
  which: SQL,
): Promise<void> {
  await repeat(() => db.update(table).set(values).where(some(table, which)))
}

/** Asked again of the rows that were found, since they may have changed in between. */
function some(table: PgTable, which: SQL): SQL | undefined {
  return and(sql`ctid = any(array(select ctid from ${table} where ${which} limit ${most}))`, which)
}

async function repeat(act: () => Promise<{ rowCount: number | null }>): Promise<void> {
  for (;;) {
    const { rowCount } = await act()
    if ((rowCount ?? 0) < most) return
  }
}
