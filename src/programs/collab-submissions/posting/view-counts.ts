import { type SQL, sql } from 'drizzle-orm'

/** Posts for collabs whose views are known, and these views together. */
export type CollabViews = { posts_count: number; view_count: number }

/** The views of some work as one value, within another statement. */
export const viewsOf = (which: SQL): SQL => sql`(
  select json_build_object('posts_count', count(*), 'view_count', coalesce(sum(posts.views), 0))
  from collab_submissions work join posts on posts.submission_id = work.id
  where ${which} and posts.views is not null)`
