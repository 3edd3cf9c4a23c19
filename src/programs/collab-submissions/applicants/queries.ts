import { type SQL, sql } from 'drizzle-orm'
import { ratingsOfCreator } from '../../../creators/ratings/averages.ts'
import type { Db } from '../../../framework/database/db.ts'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { one } from '../../../framework/database/rows.ts'
import { isCounted } from '../../../tables/campaigns/decided-posts.ts'
import type {
  CollabSubmission,
  collabSubmissions,
} from '../../../tables/collabs/collab-submissions.ts'
import type { CreatorProfile } from '../../../tables/users/creator-profiles.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'

/** A verified account, with what its platform tells of it. */
export type ApplicantAccount = {
  platform_id: PlatformId
  account_url: string
  subscriber_count: number | null
  /** When that was read. */
  last_synced_at: string | null
  /** The median of those of their posts that counted; null if none did. */
  median_view_count: number | null
}

/**
 * All that helps to answer someone who applies: whom they reach, and what they did for this organization
 * before.
 */
export type ApplicantFacts = {
  accounts: ApplicantAccount[]
  submissions_count: number
  approved_count: number
  rejected_count: number
  view_count: number
  completed_count: number
} & Pick<ApplicantInList, 'avatar_key' | 'rating' | 'ratings_count'>

const mostAccounts = 6

/** The median of the views of those posts of an account that counted; null if none did. */
const medianOfAccount = sql`(select percentile_disc(0.5) within group (order by posts.view_count)
  from campaign_submissions posts where posts.social_account_id = social_accounts.id
    and ${isCounted(sql`posts`)})`

/** Whoever applied to a collab, and the terms that say where the post may be. */
type Applying = Pick<typeof collabSubmissions, 'user_id' | 'platform_ids' | 'require_spark_ads'>

/**
 * The account that stands for an applicant: on a platform where the post may be, if they have one there, and
 * of those the one with the most followers.
 */
const accountFor = ({ user_id, platform_ids, require_spark_ads }: Applying) => sql`
  select platform_id, account_url, ${medianOfAccount} as median_view_count, (
    select subscriber_count from social_account_snapshots
    where social_account_id = social_accounts.id order by taken_at desc, id desc limit 1) as follower_count
  from social_accounts where user_id = ${user_id} and status = 'verified'
  order by platform_id = any(case when ${require_spark_ads} then '{tiktok}'::text[] else ${platform_ids} end)
    desc, follower_count desc nulls last, id limit 1`

/** The median of the account that lists name, to put applicants in order. */
export const medianViewsOf = (submission: Applying) => sql`(
  select median_view_count from (${accountFor(submission)}) account)`

const accountsOf = (user: SQL) => sql`(
  select coalesce(json_agg(account order by account.subscriber_count desc nulls last), '[]') from (
    select platform_id, account_url, latest.subscriber_count,
      ${isoMoment('latest.taken_at')} as last_synced_at,
      ${medianOfAccount} as median_view_count
    from social_accounts left join lateral (
      select subscriber_count, taken_at from social_account_snapshots
      where social_account_id = social_accounts.id order by taken_at desc, id desc limit 1) latest on true
    where user_id = ${user} and status = 'verified' limit ${mostAccounts}
  ) account)`

/** The profile that comes with an application, whether it is published or not. */
export type ApplicantProfile = Pick<CreatorProfile, 'avatar_key' | 'topics'> &
  Pick<ApplicantInList, 'rating' | 'ratings_count'> & {
    id: number
    name: string
    accounts: ApplicantAccount[]
  }

/** A column; null for those who have left. */
export const applicantProfile = (user: SQL) => sql<ApplicantProfile | null>`(
  select json_build_object('id', person.id, 'name', person.name, 'avatar_key', profile.avatar_key,
    'topics', coalesce(profile.topics, '{}'), 'accounts', ${accountsOf(user)},
    'rating', rated.ratings ->> 'average', 'ratings_count', rated.ratings -> 'count')
  from users person left join creator_profiles profile on profile.user_id = person.id
  cross join (select ${ratingsOfCreator(user)} as ratings) rated
  where person.id = ${user})`

/** The little that a list says of an applicant: one account, and how others rated them. */
export type ApplicantInList = {
  platform_id: PlatformId | null
  account_url: string | null
  follower_count: number | null
  /** The median of the views of posts on this account that counted; null if none did. */
  median_view_count: number | null
  avatar_key: string | null
  rating: string | null
  ratings_count: number
}

/** A column of lists, so that they stay one statement; null for those who have left. */
export function applicantInList(submission: Applying) {
  const user = submission.user_id
  return sql<ApplicantInList | null>`(
  select json_build_object('platform_id', account.platform_id, 'account_url', account.account_url,
    'follower_count', account.follower_count, 'median_view_count', account.median_view_count,
    'avatar_key', (select avatar_key from creator_profiles where user_id = ${user}),
    'rating', rated.ratings ->> 'average', 'ratings_count', rated.ratings -> 'count')
  from (select ${ratingsOfCreator(sql`${user}`)} as ratings) rated
  left join lateral (${accountFor(submission)}) account on true
  where ${user} is not null)`
}

/** One row, to be joined to those it is about. */
export function applicantFacts(organizationId: number, user: SQL): SQL {
  return sql`(
    select ${accountsOf(user)} as accounts,
      (select avatar_key from creator_profiles where user_id = ${user}) as avatar_key,
      max(rated.ratings ->> 'average') as rating,
      max((rated.ratings ->> 'count')::int) as ratings_count,
      coalesce(sum(submissions_count), 0)::int as submissions_count,
      coalesce(sum(approved_count), 0)::int as approved_count,
      coalesce(sum(rejected_count), 0)::int as rejected_count,
      coalesce(sum(view_count), 0)::bigint as view_count,
      (select count(*)::int from collab_submissions earlier
        where earlier.organization_id = ${organizationId} and earlier.user_id = ${user}
          and earlier.state = 'completed') as completed_count
    from (select ${ratingsOfCreator(user)} as ratings) rated
    left join campaign_creators on organization_id = ${organizationId} and user_id = ${user})`
}

export async function readApplicantFacts(
  db: Db,
  { organization_id, user_id }: Pick<CollabSubmission, 'organization_id' | 'user_id'>,
): Promise<ApplicantFacts | undefined> {
  if (user_id === null) return undefined
  const facts = applicantFacts(organization_id, sql`${user_id}::bigint`)
  const { rows } = await db.execute<{ facts: ApplicantFacts }>(
    sql`select to_json(facts) as facts from ${facts} facts`,
  )
  return one(rows).facts
}
