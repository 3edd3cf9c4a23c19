import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PostSource } from '../../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { workOfProcess } from '../../framework/fair-queue.ts'
import { unlessStopping } from '../../framework/jobs/stopping.ts'
import { shrinkImage, transactionWithImage } from '../../framework/uploads/images.ts'
import { pictureSide } from '../../platforms/posts/picture.ts'
import { posts } from '../../tables/campaigns/posts.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/** Each is kept in memory until it is made small. */
const fetchedTogether = 5

type Due = { submission_id: number; platform_id: PlatformId; uid: string; picture_url: string }

/**
 * Fetches the picture of each post that has one and was not asked for it yet. Without its picture a post is
 * as good as with it, so what fails is only noted: its next reading says anew where the picture is.
 */
export async function fetchPictures(
  context: Context,
  source: PostSource,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const due = await claimPictures(context.db)
    if (due.length === 0) return
    await Promise.all(due.map((post) => fetchPicture(context, source, post, stopping)))
  }
}

/**
 * Takes some, the latest first. Each address is tried once, by whoever has taken it. The lock is within the
 * statement, which gives the addresses that it removes.
 */
async function claimPictures(db: Db): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    with due as (
      select submission_id, platform_id, uid, picture_url from posts where picture_url is not null
      order by submission_id desc limit ${fetchedTogether} for update skip locked)
    update posts set picture_url = null, picture_tries_left = picture_tries_left - 1
    from due where posts.submission_id = due.submission_id
    returning due.submission_id, due.platform_id, due.uid, due.picture_url`)
  return rows
}

/**
 * Tries one address. Settles whatever happens, and without waiting for the platform once the process is to
 * stop.
 */
export async function fetchPicture(
  context: Context,
  source: PostSource,
  due: Due,
  stopping?: AbortSignal,
): Promise<void> {
  const { submission_id, platform_id, picture_url } = due
  try {
    const reading = source.providerOf(platform_id)?.readPicture(picture_url)
    const data = reading && (await unlessStopping(stopping, reading))
    if (data !== undefined) await keepPicture(context, due, data)
  } catch (error) {
    if (stopping?.aborted) return giveBack(context.db, due)
    context.log.warn({ err: error, platform_id, submission_id }, 'picture of a post not fetched')
  }
}

/**
 * It was not really tried. Whoever is asked for pictures next takes it, unless a reading has told a newer
 * address.
 */
async function giveBack(db: Db, due: Due): Promise<void> {
  const picture_tries_left = sql`${posts.picture_tries_left} + 1`
  await db
    .update(posts)
    .set({ picture_url: due.picture_url, picture_tries_left })
    .where(and(isStill(due), isNull(posts.picture_url)))
}

async function keepPicture(context: Context, due: Due, data: Buffer): Promise<void> {
  const image = await shrinkImage(data, 'picture', workOfProcess, pictureSide)
  await transactionWithImage(context, image, async (tx, key) => {
    const [kept] = await tx
      .update(posts)
      .set({ picture_key: key ?? null, picture_tries_left: 0 })
      .where(isStill(due))
      .returning({ picture_key: posts.picture_key })
    // The database keeps none of what was taken down, or of whom is gone.
    if (kept?.picture_key !== key) throw new Error('It is not shown any more')
  })
}

/** Work for a collab may have another post by now. */
const isStill = ({ submission_id, uid }: Due) =>
  and(eq(posts.submission_id, submission_id), eq(posts.uid, uid))
