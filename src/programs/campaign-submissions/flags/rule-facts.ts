import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { posts } from '../../../tables/campaigns/posts.ts'
import { readingAtAge } from './readings-at-age.ts'

/** All that is known about a post and its account when doubts are looked for. */
export type FlagFacts = {
  submission_id: number
  views: number
  /** The most that it was ever seen to have, which is paid. */
  verified_views: number
  /** Views of the reading before or of now, whichever are more, if both are far below the verified views. */
  fallen_views: number | null
  likes: number | null
  /** Views about an hour ago, as of the last snapshot before. */
  earlier_views: number | null
  earlier_minutes: number | null
  /** How old it was then; from when it was handed in, where nobody knows when it was posted. */
  earlier_age_hours: number | null
  /**
   * The number of other posts of the account that were read when they were as old, and what was usual for
   * them.
   */
  others: number
  median_views: number | null
  median_likes_per_1000: number | null
  /** The mean of all posts that the account has on its platform, where it tells how many those are. */
  mean_views: number | null
  /** The same without this post, or null where the account has no other. */
  mean_of_others: number | null
  /** How old it is. */
  age_hours: number
  followers: number | null
  /** The age of the account, if the platform says when it was opened. */
  account_days: number | null
  /** Other posts of the account from the same moment, with about as many views. */
  same_posts: number
  /** Other creators who signed in from the same device, or are paid to the same place. */
  same_device: number
  same_payout: number
}

/** The number of views below which nothing is worth a doubt. */
export const fewViews = 5000
/** The least part of all views that counts as a fall. Counts go up and down by less. */
const smallestFallPercent = 20
/** A rise that took longer is no jump. */
export const longestJumpMinutes = 90

/**
 * Reads the facts of posts that have enough views to be worth a doubt. What takes long is looked for once for
 * all of them, and not for each: their last snapshots, the other posts of their accounts, and who shares a
 * device with them.
 */
export async function readFlagFacts(tx: Tx, ids: number[]): Promise<FlagFacts[]> {
  if (ids.length === 0) return []
  const isAsked = sql`submission_id = any(${sql.param(ids)}::bigint[])`
  const { rows } = await tx.execute<FlagFacts>(sql`
    with post as (${postsWith(isAsked)}),
      before as materialized (${earlierReadings(isAsked)}),
      peer as materialized (${postsOfAccounts}),
      other as materialized (${comparedWithPeers}),
      neighbour as materialized (${sharersOfDevices})
    select post.submission_id, post.views, post.verified_views, post.likes, before.views as earlier_views,
      ${fallenViews} as fallen_views,
      extract(epoch from troupe_now() - before.taken_at)::int / 60 as earlier_minutes,
      extract(epoch from before.taken_at - coalesce(post.posted_at, post.created_at))::int
        / 3600 as earlier_age_hours,
      coalesce(other.number, 0) as others, other.median_views, other.median_likes_per_1000,
      greatest(0, extract(epoch from post.age)::bigint / 3600) as age_hours,
      ${ofAccountNow(sql`view_count / nullif(video_count, 0)`)} as mean_views,
      ${ofAccountNow(meanOfOthers)} as mean_of_others,
      ${ofAccountNow(sql`subscriber_count`)} as followers,
      (select extract(day from troupe_now() - opened_at)::int from social_accounts
        where social_accounts.id = post.social_account_id) as account_days,
      coalesce(other.same, 0) as same_posts, ${rivalsOnDevice} as same_device,
      ${sharersOfPayout} as same_payout
    from post
    left join before using (submission_id)
    left join other using (submission_id)`)
  return rows
}

const postsWith = (isAsked: SQL): SQL => sql`
  select post.submission_id, post.views, post.likes, post.social_account_id, submission.user_id,
    submission.campaign_id, submission.posted_at, submission.created_at, submission.verified_views,
    troupe_now() - coalesce(submission.posted_at, submission.created_at) as age,
    post.views * 100 <= submission.verified_views * ${100 - smallestFallPercent} as is_fallen
  from ${posts} post
  join campaign_submissions submission on submission.id = post.submission_id
  where ${isAsked} and post.views is not null and submission.verified_views >= ${fewViews}`

/** The last readings from about an hour ago, of which a jump is told. */
const earlierReadings = (isAsked: SQL): SQL => sql`
  select distinct on (submission_id) submission_id, views, taken_at from post_snapshots
  where ${isAsked} and voided_at is null
    and taken_at < troupe_now() - interval '30 minutes'
    and taken_at > troupe_now() - make_interval(mins => ${longestJumpMinutes + 1})
  order by submission_id, taken_at desc`

/** All posts of the accounts, which the others are compared with. */
const postsOfAccounts = sql`
  select posts.submission_id, posts.social_account_id, posts.views,
    coalesce(submission.posted_at, submission.created_at) as posted_at
  from posts join campaign_submissions submission on submission.id = posts.submission_id
  where posts.social_account_id = any(array(select social_account_id from post)) and posts.views is not null`

/** Usual views and likes of the other posts when they were as old, and how many of them are twins. */
const comparedWithPeers = sql`
  select post.submission_id, count(at_age.views)::int as number,
    percentile_disc(0.5) within group (order by at_age.views)::bigint as median_views,
    percentile_disc(0.5) within group (order by at_age.likes * 1000 / nullif(at_age.views, 0))::bigint
      as median_likes_per_1000,
    (count(*) filter (where abs(peer.views - post.views) * 20 <= post.views and exists (
      select from campaign_submissions twin where twin.id = peer.submission_id
        and twin.posted_at = post.posted_at and twin.state not in ('rejected', 'withdrawn')
    )))::int as same
  from post join peer using (social_account_id)
  left join ${readingAtAge(sql`post.age`)} at_age on true
  where peer.submission_id <> post.submission_id
  group by post.submission_id`

const sharersOfDevices = sql`
  select distinct mine.user_id, theirs.user_id as other_id from sessions mine
  join sessions theirs on theirs.ip = mine.ip and theirs.user_agent = mine.user_agent
    and theirs.user_id <> mine.user_id
  where mine.user_id = any(array(select user_id from post))
    and mine.ip not in ('', '127.0.0.1', '::1') and mine.user_agent <> ''`

/** Two readings have to tell of a fall, since one may be a slip of the platform. */
const fallenViews = sql`case when post.is_fallen then (
  select greatest(last.views, post.views) from (
    select views from post_snapshots
    where submission_id = post.submission_id and voided_at is null
      and taken_at < troupe_now() - interval '30 minutes'
    order by taken_at desc limit 1
  ) last
  where last.views * 100 <= post.verified_views * ${100 - smallestFallPercent}) end`

/** An account that was read before the last rise has a lower mean here than it has: more is unusual then. */
const meanOfOthers = sql`greatest(0, view_count - post.views) / nullif(greatest(0, video_count - 1), 0)`

const ofAccountNow = (number: SQL): SQL => sql`(
  select ${number} from social_account_snapshots
  where social_account_id = post.social_account_id order by taken_at desc limit 1)`

/** Only those count who take part in the same campaign. */
const rivalsOnDevice = sql`(
  select (count(*) filter (where exists (
    select from campaign_submissions rival where rival.user_id = neighbour.other_id
      and rival.campaign_id = post.campaign_id
  )))::int from neighbour where neighbour.user_id = post.user_id)`

const sharersOfPayout = sql`(
  select count(*)::int from payout_methods mine
  join payout_methods theirs on theirs.user_id <> mine.user_id
    and (theirs.fingerprint = mine.fingerprint or theirs.stripe_account_id = mine.stripe_account_id)
  where mine.user_id = post.user_id)`
