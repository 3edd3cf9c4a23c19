import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { constraintOf } from '../../framework/database/errors.ts'
import { Invalid } from '../../framework/errors.ts'
import type { PostAddress } from '../../platforms/post-url.ts'
import { campaignSubmissions } from '../../tables/campaign-submissions.ts'

/**
 * Whether it was handed in before, where it claims nothing any more. Withdrawing clears up no doubt: only what
 * was withdrawn without one does not count.
 */
export async function findEarlier(tx: Tx, { platform_id, uid }: PostAddress) {
  const { reason, state } = campaignSubmissions
  return tx
    .select({ reason, state })
    .from(campaignSubmissions)
    .where(
      and(
        eq(campaignSubmissions.platform_id, platform_id),
        eq(campaignSubmissions.post_uid, uid),
        sql`(${state} <> 'withdrawn' or exists (
          select from flags where flags.submission_id = ${campaignSubmissions.id}
            and flags.outcome is distinct from 'lifted'))`,
      ),
    )
}

/** The database looks whether a collab pays for it, because someone may say so at the same moment. */
export function refusePostOfCollab(error: unknown): never {
  if (constraintOf(error) !== 'post_of_collab') throw error
  throw new Invalid({ post_url: ['was posted for a collab, and a post is paid once'] })
}
