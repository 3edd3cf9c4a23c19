import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../framework/database/db.ts'
import { isCounted } from '../../tables/campaigns/decided-posts.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { users } from '../../tables/users/users.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

/** A post that someone made for an organization, which lets it be shown. */
export type ShownWork = {
  submission_id: number
  organization_name: string
  program_name: string
  platform_id: PlatformId | null
  post_url: string
  view_count: number | null
  read_at: string | null
  picture_key: string | null
  done_at: string
}

/** The work that a profile shows, the newest first, of the user and the profile of a statement. */
export function shownWork(most?: number): SQL<ShownWork[]> {
  const newestFirst = sql`order by work.done_at desc nulls last, work.submission_id desc`
  return sql`(
    select coalesce(json_agg(work ${newestFirst}), '[]') from (
      select * from ${workOf(sql`${users.id}`, isShown)} work ${newestFirst} ${most === undefined ? sql`` : sql`limit ${most}`}
    ) work)`
}

/** Inside of JSON the database writes moments in a way of its own. */
export const momentOf = (text: string | null) => text && isoTime(text)

export function withMoments(work: ShownWork): ShownWork {
  return { ...work, read_at: momentOf(work.read_at), done_at: isoTime(work.done_at) }
}

const mostOffered = 24

/** The newest work that someone may choose from. */
export async function listWorkToShow(db: Db, userId: number): Promise<ShownWork[]> {
  const { rows } = await db.execute<{ work: ShownWork }>(sql`
    select to_json(work) as work from ${workOf(sql`${userId}::bigint`, () => sql`true`)} work
    order by work.done_at desc nulls last, work.submission_id desc limit ${mostOffered}`)
  return rows.map(({ work }) => withMoments(work))
}

/** Those of these submissions that someone may show. */
export async function listAllowed(tx: Tx, userId: number, ids: number[]): Promise<number[]> {
  const isAsked = (id: SQL) => sql`${id} = any (${sql.param(ids)}::bigint[])`
  const { rows } = await tx.execute<{ id: string }>(sql`
    select work.submission_id as id from ${workOf(sql`${userId}::bigint`, isAsked)} work`)
  return rows.map(({ id }) => Number(id))
}

/** Finished work of someone, as far as its organizations let it be shown and its post is still there. */
function workOf(user: SQL, isAsked: (id: SQL) => SQL): SQL {
  return sql`(
    select work.id as submission_id, organizations.name as organization_name, work.program_name,
      work.platform_id, work.post_url, posts.views as view_count, posts.read_at, posts.picture_key, work.done_at
    from (
      select post.id, post.organization_id, campaigns.name as program_name, post.platform_id, post.post_url,
        post.approved_at as done_at
      from campaign_submissions post join campaigns on campaigns.id = post.campaign_id
      where post.user_id = ${user} and ${isCounted(sql`post`)} and ${isAsked(sql`post.id`)}
      union all
      select post.id, post.organization_id, collabs.name, post.post_platform_id, post.post_url, post.completed_at
      from collab_submissions post join collabs on collabs.id = post.collab_id
      where post.user_id = ${user} and post.state = 'completed' and post.post_url is not null
        and ${isAsked(sql`post.id`)}
    ) work
    join organizations on organizations.id = work.organization_id and organizations.lets_work_be_shown
    left join posts on posts.submission_id = work.id
    where posts.missing_at is null)`
}

const isShown = (id: SQL) => sql`${id} = any (${creatorProfiles.shown_submissions})`
