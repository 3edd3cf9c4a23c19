import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { one } from '../../../framework/database/rows.ts'
import type { PostAddress } from '../../../platforms/posts/post-url.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
  newPostId,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { addresses } from '../../../tables/users/addresses.ts'
import { users } from '../../../tables/users/users.ts'
import {
  type OrganizationSide,
  organizationSideOf,
} from '../../../teams/memberships/organization-side.ts'

/** All that has to be known of a post and its creator when it is handed in. */
export type HandInFacts = {
  /** The id that the submission is given. */
  id: number
  /** The country that the creator lives in, if they have said so. */
  country: string | null
  /** Whether they belong to whom they would be paid by. */
  isMember: boolean
  /** The ends that it came to where it was handed in before, and claims nothing any more. */
  earlier: Pick<CampaignSubmission, 'reason' | 'state'>[]
  /** Whether the campaign has rejected it, and its creator has put another one in its place. */
  isReplaced: boolean
  /** The members of the organization who are told of it. */
  organizationSide: OrganizationSide
}

const { placeholder } = sql

const membership = query
  .select({ id: memberships.id })
  .from(memberships)
  .where(
    and(
      eq(memberships.user_id, users.id),
      eq(memberships.organization_id, placeholder('organization_id')),
    ),
  )

const isItsPost = and(
  eq(campaignSubmissions.platform_id, placeholder('platform_id')),
  eq(campaignSubmissions.post_uid, placeholder('uid')),
)

/** The rejections of posts in whose place their creators have put others. */
const replacements = sql`corrections
  join campaign_submissions replaced on replaced.id = corrections.submission_id
    and replaced.platform_id = ${placeholder('platform_id')}
    and corrections.post_uid_before = ${placeholder('uid')}`

/** Halves, because those that claim the post and those that do not have an index each. */
const submissionsOfPost = sql`(
  select id, reason, state from ${campaignSubmissions} where is_claiming and ${isItsPost}
  union all
  select id, reason, state from ${campaignSubmissions} where not is_claiming and ${isItsPost}
  union all
  select submission_id, corrections.reason, 'rejected' from ${replacements})`

/**
 * Whether it was handed in before, where it claims nothing any more. Withdrawing clears up no doubt: only
 * what was withdrawn without one does not count.
 */
const earlier = sql<HandInFacts['earlier']>`(
  select coalesce(json_agg(json_build_object('reason', reason, 'state', state)), '[]')
  from ${submissionsOfPost} before
  where state <> 'withdrawn' or exists (
    select from flags where flags.submission_id = before.id and flags.outcome is distinct from 'lifted'))`

const handInFacts = prepared(
  'hand_in_facts',
  query
    .select({
      id: newPostId,
      country: addresses.country,
      isMember: sql<boolean>`exists ${membership}`,
      earlier,
      isReplaced: sql<boolean>`exists (
        select from ${replacements} where replaced.campaign_id = ${placeholder('campaign_id')})`,
      organizationSide: organizationSideOf(placeholder('organization_id')),
    })
    .from(users)
    .leftJoin(addresses, eq(addresses.user_id, users.id))
    .where(eq(users.id, placeholder('user_id'))),
)

export async function readHandInFacts(
  tx: Tx,
  { user }: Actor,
  { id: campaign_id, organization_id }: Campaign,
  { platform_id, uid }: PostAddress,
): Promise<HandInFacts> {
  const known = { user_id: user.id, campaign_id, organization_id, platform_id, uid }
  return one(await handInFacts(tx, known))
}
