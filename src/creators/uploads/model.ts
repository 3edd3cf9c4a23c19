import { eq, sql } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { lock, lockToDelete } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { guard } from '../../framework/errors.ts'
import { privateKey, withStoredFiles } from '../../framework/uploads/private-files.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Upload, uploadPieces, uploads } from '../../tables/users/uploads.ts'
import { mostPieces, mostTogether, mostUploads } from './limits.ts'
import { isOwn } from './queries.ts'
import { removeUploads } from './removal.ts'
import { uploadKept } from './time-limits.ts'
import { requirePosition } from './tus.ts'

/**
 * Begins an upload, of which nothing has come yet. It is in no audit log: tomorrow nobody knows of it any
 * more.
 */
export async function createUpload(
  db: Db,
  actor: Actor,
  { name, byte_size }: Pick<Upload, 'name' | 'byte_size'>,
): Promise<Upload> {
  return db.transaction(async (tx) => {
    await lock(tx, userRecord, actor.user)
    const [known] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${uploads.byte_size}), 0)::float8`,
      })
      .from(uploads)
      .where(isOwn(actor))
    const { count = 0, bytes = 0 } = known ?? {}
    guard(
      count < mostUploads,
      'base',
      `You have ${mostUploads} uploads that nothing uses yet. Use or delete one first.`,
    )
    guard(
      bytes + byte_size <= mostTogether.bytes,
      'base',
      `Your uploads that nothing uses yet may hold ${mostTogether.megabytes} MB together. Use or delete one first.`,
    )
    const expires_at = sql`now() + ${uploadKept.interval}::interval`
    return insertRow(tx, uploads, { user_id: actor.user.id, name, byte_size, expires_at })
  })
}

/** Keeps what came of a file from this position on, unless that came by another way meanwhile. */
export async function keepPiece(
  context: Pick<Context, 'db' | 'files'>,
  { id }: Upload,
  { path, position, byte_size }: { path: string; position: number; byte_size: number },
): Promise<void> {
  const key = privateKey('part')
  await withStoredFiles(context, [{ path, key }], async (tx) => {
    const upload = await lock(tx, { table: uploads }, { id })
    requirePosition(upload, position)
    const pieces = await tx.$count(uploadPieces, eq(uploadPieces.upload_id, id))
    guard(pieces < mostPieces, 'base', `It came in ${mostPieces} pieces already. Begin anew.`)
    await tx.insert(uploadPieces).values({ upload_id: id, position, byte_size, key })
    const received_size = position + byte_size
    await tx.update(uploads).set({ received_size }).where(eq(uploads.id, id))
  })
}

export async function deleteUpload(context: Context, { id }: Upload): Promise<void> {
  await context.db.transaction(async (tx) => {
    await removeUploads(tx, context, [await lockToDelete(tx, { table: uploads }, { id })])
  })
}
