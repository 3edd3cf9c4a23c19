import { type SQL, sql } from 'drizzle-orm'
import { isSeenBy } from '../../creators/profiles/policy.ts'
import { type Averages, ratingsOfCreator } from '../../creators/ratings/averages.ts'
import type { Db } from '../../framework/database/db.ts'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import type { CampaignSummary } from '../../tables/campaigns/campaigns.ts'
import type { CollabSubmissionState } from '../../tables/collabs/collab-submissions.ts'
import { users } from '../../tables/users/users.ts'
import { hasWorkedWith } from '../../teams/creator-notes/queries.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { followersOf } from './conditions.ts'
import { type Creator, groupsOf } from './queries.ts'
import { type Result, resultsOf } from './results.ts'

/** Work of theirs for one campaign. */
export type CampaignWork = {
  campaign_id: number
  campaign_name: string
  status: CampaignSummary['status']
  currency: string
  submissions_count: number
  view_count: number
  used_amount: number
  last_active_at: string
}

/** Work of theirs for one collab. */
export type CollabWork = {
  id: number
  collab_id: number
  collab_name: string
  state: CollabSubmissionState
  currency: string
  quote_amount: number
  created_at: string
}

/** A post of theirs, with the work it belongs to. */
export type CreatorPost = Pick<
  CampaignSubmission,
  | 'id'
  | 'campaign_id'
  | 'platform_id'
  | 'account_handle'
  | 'post_url'
  | 'state'
  | 'view_count'
  | 'created_at'
> & { organization_id: number; picture_key: string | null; campaign_name: string }

/** Someone who worked with an organization, as it knows them. */
export type KnownCreator = {
  user_id: number
  organization_id: number
  name: string
  accounts: { platform_id: PlatformId; account_handle: string }[]
  /** Of the largest account that is proved to be theirs. */
  follower_count: number | null
  groups: Creator['groups']
  ratings: Averages
  /** Whether members see their profile. */
  has_profile: boolean
  posts: CreatorPost[]
  results: Result[]
  campaigns: CampaignWork[]
  collabs: CollabWork[]
}

const mostAccounts = 6
const mostPrograms = 20
const mostPosts = 6

const listOf = (select: SQL) => sql`(select coalesce(json_agg(found), '[]') from (${select}) found)`

/** Reads a creator in one statement. Who has not worked with the organization is not found. */
export async function findCreator(
  db: Db,
  member: Member,
  publicUserId: string,
): Promise<KnownCreator> {
  const userId = decodeId('User', publicUserId) ?? 0
  const { id } = member.organization
  const { rows } = await db.execute<Omit<KnownCreator, 'user_id' | 'organization_id'>>(sql`
    select users.name,
      ${listOf(sql`
        select platform_id, account_handle from campaign_submissions
        where user_id = ${userId} and organization_id = ${id}
        group by 1, 2 order by max(created_at) desc limit ${mostAccounts}`)} as accounts,
      ${followersOf(id, sql`users.id`)}::float8 as follower_count, ${groupsOf(id, sql`users.id`)} as groups,
      ${ratingsOfCreator(sql`users.id`)} as ratings,
      (select ${isSeenBy(member)} from (select) one left join creator_profiles on creator_profiles.user_id = users.id) as has_profile,
      ${listOf(sql`
        select id, campaign_id, organization_id, platform_id, account_handle, post_url, state, view_count,
          ${isoMoment('created_at')} as created_at,
          (select picture_key from posts where posts.submission_id = work.id) as picture_key,
          (select name from campaigns where campaigns.id = work.campaign_id) as campaign_name
        from campaign_submissions work where user_id = ${userId} and organization_id = ${id}
        order by work.created_at desc, id desc limit ${mostPosts}`)} as posts,
      ${listOf(sql`
        select user_id, currency, submissions_count, approved_count, rejected_count, approved_percent,
          view_count, used_amount, effective_cpm_amount, collabs_count, completed_count, collab_amount,
          ${isoMoment('last_active_at')} as last_active_at
        from (${resultsOf(id, sql`${userId}::bigint`)}) results order by view_count desc, currency`)} as results,
      ${listOf(sql`
        select campaign_id, campaigns.name as campaign_name, status, currency, work.submissions_count,
          work.view_count, work.used_amount, ${isoMoment('work.last_active_at')} as last_active_at
        from campaign_creators work join campaigns on campaigns.id = campaign_id
        where work.organization_id = ${id} and user_id = ${userId}
        order by work.last_active_at desc limit ${mostPrograms}`)} as campaigns,
      ${listOf(sql`
        select work.id, collab_id, collabs.name as collab_name, work.state, work.currency,
          quote_amount, ${isoMoment('work.created_at')} as created_at
        from collab_submissions work join collabs on collabs.id = collab_id
        where work.organization_id = ${id} and user_id = ${userId}
        order by work.created_at desc limit ${mostPrograms}`)} as collabs
    from users where users.id = ${userId} and ${hasWorkedWith(member, users.id)}`)
  const [found] = rows
  if (found === undefined) throw new NotFound('Creator not found.')
  return { ...found, user_id: userId, organization_id: id }
}
