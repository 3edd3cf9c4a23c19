import { eq } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { posts } from '../../tables/posts.ts'

/** When the post of a submission is read again. */

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.update(posts).set({ poll_at: null }).where(eq(posts.submission_id, id))
}

/** Whatever was before: it may have been rejected, and so not read for a while. */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.update(posts).set({ poll_at: currentTime }).where(eq(posts.submission_id, id))
}
