import { asc, eq } from 'drizzle-orm'
import { claim, lockToDelete } from '../../activity/records/lock.ts'
import type { Context, Services } from '../../framework/context.ts'
import { isExpired, isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import { uploadPieces, uploads } from '../../tables/users/uploads.ts'

/** Deletes uploads that are locked. Their files go once that is committed. */
export async function removeUploads(
  tx: Tx,
  services: Pick<Services, 'queue'>,
  removed: { id: number }[],
): Promise<void> {
  const ids = removed.map(({ id }) => id)
  const pieces = await tx
    .delete(uploadPieces)
    .where(isOneOf(uploadPieces.upload_id, ids))
    .returning({ key: uploadPieces.key })
  for (const { key } of pieces) await releaseFile(tx, services, key)
  await tx.delete(uploads).where(isOneOf(uploads.id, ids))
}

/** Deletes all that someone has sent and nothing uses, as their account goes. */
export async function removeUploadsOf(
  tx: Tx,
  services: Pick<Services, 'queue'>,
  { id }: { id: number },
): Promise<void> {
  const own = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.user_id, id))
  for (const upload of own) await lockToDelete(tx, { table: uploads }, upload)
  await removeUploads(tx, services, own)
}

/** Deletes some of those whose time is over, and says how many. */
export async function removeExpired(context: Pick<Context, 'db' | 'queue'>): Promise<number> {
  return context.db.transaction(async (tx) => {
    const expired = await claim(
      tx
        .select({ id: uploads.id })
        .from(uploads)
        .where(isExpired(uploads.expires_at))
        .orderBy(asc(uploads.id))
        .limit(10),
    )
    await removeUploads(tx, context, expired)
    return expired.length
  })
}
