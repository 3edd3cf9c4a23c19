import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { PostAddress } from '../../platforms/post-url.ts'
import type { Actor } from '../../tables/actor.ts'
import { addresses } from '../../tables/addresses.ts'
import { type CampaignSubmission, campaignSubmissions } from '../../tables/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { memberships } from '../../tables/memberships.ts'
import { users } from '../../tables/users.ts'
import { type Team, teamOf } from '../../teams/memberships/notices.ts'

/** What has to be known of a post and its creator when it is handed in. */
export type Standing = {
  /** Where the creator lives, if they have said so. */
  country: string | null
  /** Whether they belong to whom they would be paid by. */
  isMember: boolean
  earlier: Pick<CampaignSubmission, 'reason' | 'state'>[]
  /** Who is told of it. */
  team: Team
}

const membership = query
  .select({ id: memberships.id })
  .from(memberships)
  .where(
    and(
      eq(memberships.user_id, users.id),
      eq(memberships.organization_id, sql.placeholder('organization_id')),
    ),
  )

const isItsPost = and(
  eq(campaignSubmissions.platform_id, sql.placeholder('platform_id')),
  eq(campaignSubmissions.post_uid, sql.placeholder('uid')),
)

/** What claims and what does not have an index each. */
const submissionsOfPost = sql`(
  select id, reason, state from ${campaignSubmissions} where is_claiming and ${isItsPost}
  union all
  select id, reason, state from ${campaignSubmissions} where not is_claiming and ${isItsPost})`

/**
 * Whether it was handed in before, where it claims nothing any more. Withdrawing clears up no doubt: only what
 * was withdrawn without one does not count.
 */
const earlier = sql<Standing['earlier']>`(
  select coalesce(json_agg(json_build_object('reason', reason, 'state', state)), '[]')
  from ${submissionsOfPost} before
  where state <> 'withdrawn' or exists (
    select from flags where flags.submission_id = before.id and flags.outcome is distinct from 'lifted'))`

const standing = prepared(
  'standing_of_post',
  query
    .select({
      country: addresses.country,
      isMember: sql<boolean>`exists ${membership}`,
      earlier,
      team: teamOf(sql.placeholder('organization_id')),
    })
    .from(users)
    .leftJoin(addresses, eq(addresses.user_id, users.id))
    .where(eq(users.id, sql.placeholder('user_id'))),
)

export async function standingOf(
  tx: Tx,
  { user }: Actor,
  { organization_id }: Campaign,
  { platform_id, uid }: PostAddress,
): Promise<Standing> {
  return one(await standing(tx, { user_id: user.id, organization_id, platform_id, uid }))
}
