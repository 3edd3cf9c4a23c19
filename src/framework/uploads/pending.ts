import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { moment, realTime } from '../database/columns.ts'
import type { Db, Tx } from '../database/db.ts'

/** Files in the store, or on their way there, that no committed change uses yet. */
export const pendingUploads = pgTable('pending_uploads', {
  key: text().primaryKey(),
  created_at: moment().notNull().default(realTime),
})

const is = (key: string) => eq(pendingUploads.key, key)

/** Committed before the file is written, so that it is found even if this process ends meanwhile. */
export async function announceFile(db: Db, key: string): Promise<void> {
  await db.insert(pendingUploads).values({ key })
}

/** Keeps a file, in the transaction that uses it: if that commits, the file is there to stay. */
export async function keepFile(tx: Tx, key: string): Promise<void> {
  // Far from the hour after which the file is deleted, which may happen before this commits.
  const inTime = gt(pendingUploads.created_at, sql`now() - interval '30 minutes'`)
  const { rowCount } = await tx.delete(pendingUploads).where(and(is(key), inTime))
  if (rowCount !== 1) throw new Error(`It took too long to use the file ${key}.`)
}

/**
 * Deletes a file that no change uses. Whether the change was committed is asked first: it may have
 * been although it seems to have failed, as when the connection was lost at its very end. Touching
 * the row waits for a change that is still being undone or committed.
 */
export async function discardFile(context: Pick<Context, 'db' | 'files'>, key: string) {
  const { db, files } = context
  const touch = { created_at: sql`${pendingUploads.created_at}` }
  const { rowCount } = await db.update(pendingUploads).set(touch).where(is(key))
  if (rowCount === 0) return

  await files.delete(key)
  await db.delete(pendingUploads).where(is(key))
}

/** Files that no change will use any more, so many at a time, the oldest first. */
export async function abandonedFiles(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .select({ key: pendingUploads.key })
    .from(pendingUploads)
    .where(lt(pendingUploads.created_at, sql`now() - interval '1 hour'`))
    .orderBy(asc(pendingUploads.created_at))
    .limit(most)
  return rows.map(({ key }) => key)
}
