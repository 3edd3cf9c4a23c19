import { sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { NotFound } from '../../../framework/errors.ts'
import { readingAtAge } from './readings-at-age.ts'

/** A reading of a post, beside what the other posts of its account had when they were as old. */
export type CurvePoint = {
  taken_at: string
  views: number
  /** Their median; null if none of them was read at that age. */
  usual_views: number | null
  /** How many of them were. */
  others: number
}

/** How the views of a post grew, the highest reading of each day or of each hour where it is new. */
export async function readCurve(db: Db, { id }: { id: number }): Promise<CurvePoint[]> {
  const { rows } = await db.execute<CurvePoint>(sql`
    with post as (
      select submission.id, posts.social_account_id, submission.created_at,
        coalesce(submission.posted_at, submission.created_at) as posted_at
      from campaign_submissions submission left join posts on posts.submission_id = submission.id
      where submission.id = ${id}
    ), own as (
      select max(views) as views, max(taken_at) as taken_at
      from post join post_snapshots on submission_id = post.id and voided_at is null
      group by date_trunc(case when post.created_at < troupe_now() - interval '3 days'
        then 'day' else 'hour' end, taken_at at time zone 'UTC')
    ), peer as materialized (
      select posts.submission_id, coalesce(submission.posted_at, submission.created_at) as posted_at
      from post join posts using (social_account_id)
      join campaign_submissions submission on submission.id = posts.submission_id
      where posts.submission_id <> post.id and posts.views is not null
    )
    select ${isoMoment('own.taken_at')} as taken_at,
      own.views, usual.median as usual_views, usual.number as others
    from post left join own on true cross join lateral (
      select count(*)::int as number,
        percentile_disc(0.5) within group (order by at_age.views)::bigint as median
      from peer cross join ${readingAtAge(sql`own.taken_at - post.posted_at`)} at_age
    ) usual
    order by own.taken_at`)
  // A post that was never read has one row without a reading.
  if (rows.length === 0) throw new NotFound('Submission not found.')
  return rows.filter(({ taken_at }) => taken_at !== null)
}
