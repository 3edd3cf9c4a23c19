import { sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { csvLine } from '../../../framework/formats/csv.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { SubmissionInList } from '../queries.ts'

export const dayTitles = ['Day', 'Campaign', 'Creator', 'Platform', 'Post', 'Views', 'New views']

/** So many posts are read at a time, of each at most as many days as it counts. */
const atOnce = 200

type Day = { submission_id: string; day: string; views: string }

/**
 * A line for each day on which the views of a post were read, the newest post first and its oldest day first.
 */
export async function* dayLines(
  db: Db,
  submissions: AsyncIterable<SubmissionInList>,
): AsyncGenerator<string> {
  yield csvLine(dayTitles)
  let some: SubmissionInList[] = []
  for await (const submission of submissions) {
    some.push(submission)
    if (some.length < atOnce) continue
    yield* linesOf(db, some)
    some = []
  }
  yield* linesOf(db, some)
}

async function* linesOf(db: Db, posts: SubmissionInList[]): AsyncGenerator<string> {
  if (posts.length === 0) return
  const { rows } = await db.execute<Day>(sql`
    select submission_id, (taken_at at time zone 'UTC')::date::text as day, max(views) as views
    from post_snapshots
    where submission_id = any(${`{${posts.map(({ id }) => id)}}`}::bigint[]) and voided_at is null
    group by 1, 2 order by 1, 2`)
  const days = Map.groupBy(rows, ({ submission_id }) => Number(submission_id))
  for (const { id, campaign_name, account_handle, platform_id, post_url } of posts) {
    let before = 0
    for (const { day, views } of days.get(id) ?? []) {
      // A platform may take views back, so the highest number is what a day has added to.
      const highest = Math.max(before, Number(views))
      const who = [campaign_name, account_handle, platformNames[platform_id], post_url]
      yield csvLine([day, ...who, String(highest), String(highest - before)])
      before = highest
    }
  }
}
