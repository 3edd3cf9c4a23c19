import type { Context } from '../../../framework/context.ts'
import type { Allowed } from '../../../framework/http/safety/content-security-policy.ts'
import { playerOf, playerSites } from '../../../platforms/players.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'

type Post = Pick<CampaignSubmission, 'platform_id' | 'post_uid'>

/** Where a post plays in a page of ours; null where its platform plays it on its own site only. */
export function playerOfPost(context: Context, { platform_id, post_uid }: Post): string | null {
  return playerOf(context, { platform_id, uid: post_uid })
}

type Posted = Pick<CollabSubmission, 'post_platform_id' | 'post_uid'>

/** The player of a post that came of work for a collab; null also while nothing is posted. */
export function playerOfWork(context: Context, { post_platform_id, post_uid }: Posted) {
  if (post_platform_id === null || post_uid === null) return null
  return playerOf(context, { platform_id: post_platform_id, uid: post_uid })
}

/** Rights of the pages on which someone decides about work: what was posted plays there. */
export function showingPosts(context: Context): Allowed {
  return { frames: playerSites(context) }
}
