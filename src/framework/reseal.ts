import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'
import { inPages } from './database/batches.ts'
import type { Db } from './database/db.ts'
import { decrypt, encrypt, isCurrent } from './secrets.ts'

const atOnce = 500

type Sealed = { table: PgTable & { id: PgColumn }; column: PgColumn }

/** Seals what was sealed with an earlier key anew, so that the key can be taken away. */
export async function reseal(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { table, column }: Sealed,
): Promise<number> {
  const { secretKeys } = config
  let resealed = 0
  const rows = inPages<{ id: number; sealed: Buffer }>(atOnce, (last) =>
    readSealed(db, { table, column }, last?.id ?? 0),
  )
  for await (const { id, sealed } of rows) {
    if (isCurrent(secretKeys, sealed)) continue
    const anew = encrypt(secretKeys, decrypt(secretKeys, sealed))
    await replace(db, { table, column }, id, sealed, anew)
    resealed += 1
  }
  return resealed
}

function readSealed(db: Db, { table, column }: Sealed, last: number) {
  return db
    .select({ id: sql<number>`${table.id}`.mapWith(Number), sealed: sql<Buffer>`${column}` })
    .from(table as PgTable)
    .where(and(isNotNull(column), gt(table.id, last)))
    .orderBy(table.id)
    .limit(atOnce)
}

/** Someone may change it at the same moment: then there is nothing to replace. */
async function replace(
  db: Db,
  { table, column }: Sealed,
  id: number,
  before: Buffer,
  after: Buffer,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Tells the database that what is sealed stays the same.
    await tx.execute(sql`select set_config('troupe.resealing', 'on', true)`)
    await tx
      .update(table as PgTable)
      .set({ [column.name]: after })
      .where(and(eq(table.id, id), eq(column, before)))
  })
}
