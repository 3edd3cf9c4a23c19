import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Upload, uploadPieces, uploads } from '../../tables/users/uploads.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** Uploads are their user's alone, and gone once their time is over, even if their files are still there. */
export const isOwn = ({ user }: Actor): SQL | undefined =>
  and(eq(uploads.user_id, user.id), gt(uploads.expires_at, realTime))

/** Lists all of someone's uploads: nobody has more than a few. */
export function listUploads(db: Reader, actor: Actor): Promise<Upload[]> {
  return db.select().from(uploads).where(isOwn(actor)).orderBy(asc(uploads.id))
}

export async function findUpload(db: Reader, actor: Actor, publicId: string): Promise<Upload> {
  const isAsked = eq(uploads.id, decodeId('Upload', publicId) ?? 0)
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(isAsked, isOwn(actor)))
  if (upload === undefined) throw new NotFound()
  return upload
}

/** The keys of what has come of a file, in its order. */
export async function listPieces(db: Reader, { id }: Upload): Promise<string[]> {
  const rows = await db
    .select({ key: uploadPieces.key })
    .from(uploadPieces)
    .where(eq(uploadPieces.upload_id, id))
    .orderBy(asc(uploadPieces.position))
  return rows.map(({ key }) => key)
}
