import { and, eq, isNotNull } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { posts } from '../../tables/posts.ts'

/** When the post of a submission is read again. */

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.update(posts).set({ poll_at: null }).where(eq(posts.submission_id, id))
}

/** Those whose platform nobody can ask stay as they are. */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx
    .update(posts)
    .set({ poll_at: currentTime })
    .where(and(eq(posts.submission_id, id), isNotNull(posts.poll_at)))
}
