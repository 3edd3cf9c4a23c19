import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

// The most rows of one statement: so few that nobody waits long for it, and it comes nowhere near its time
// limit.
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

/**
 * Reads any number of rows, some at a time: `next` reads up to `size` of those that come after the last one,
 * in their order.
 */
export async function* inPages<Row>(
  size: number,
  next: (last: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row, void> {
  let last: Row | undefined
  for (;;) {
    const some = await next(last)
    yield* some
    if (some.length < size) return
    last = some.at(-1)
  }
}

/**
 * The condition on some of the rows. It is asked again of those that were found, since they may have changed
 * in between.
 */
function some(table: PgTable, which: SQL): SQL | undefined {
  return and(sql`ctid = any(array(select ctid from ${table} where ${which} limit ${most}))`, which)
}

async function repeat(act: () => Promise<{ rowCount: number | null }>): Promise<void> {
  for (;;) {
    const { rowCount } = await act()
    if ((rowCount ?? 0) < most) return
  }
}
