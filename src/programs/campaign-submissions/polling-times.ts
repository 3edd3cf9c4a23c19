import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { statement } from '../../framework/database/driver/statement.ts'
import { spread } from '../../framework/database/spread.ts'
import type { PlatformPost, Provider } from '../../platforms/provider.ts'
import { hours } from '../../vocabulary/time/time-limits.ts'
import { countingLimit } from '../campaigns/time-limits.ts'

/** When a post is read, by `programs/posts/`. */

/** How long a post that is new waits for its next reading. */
const shortestPause = hours(1).interval

/**
 * How long after a post was handed in it is read for the first time, as an interval: at once, unless it was
 * read just then. Null where there is nobody to ask.
 */
export function firstPoll(
  provider: Provider | undefined,
  post: PlatformPost | undefined,
): string | null {
  if (provider === undefined) return null
  return post === undefined ? hours(0).interval : shortestPause
}

/**
 * When a post is read again: every hour for two days, every six hours for the rest of a week, daily after
 * that. One for a collab is read until it would no longer count for a campaign, and then no more.
 * A little later for some than for others, so that what was handed in together is not read together
 * for ever.
 */
export const nextPoll: SQL = sql`troupe_now() + (case
    when not is_post_id(posts.submission_id)
      and troupe_now() > posts.created_at + ${countingLimit.interval}::interval then null
    when troupe_now() < posts.created_at + interval '48 hours' then ${shortestPause}::interval
    when troupe_now() < posts.created_at + interval '7 days' then interval '6 hours'
    else interval '1 day'
  end) * (1 + ${spread(sql`posts.submission_id`)} * 0.1)`

/** Whoever reads a post comes back within this time, or somebody else reads it. */
export const pollLease: SQL = sql`troupe_now() + interval '10 minutes'`

const pollSoonStatement = statement(
  'poll_soon',
  'update posts set poll_at = troupe_now() where submission_id = $1',
)

/**
 * Has its post read soon, by `programs/posts/`, whatever was before: it may have been rejected, and so not
 * read for a while.
 */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(pollSoonStatement, [id])
}

const stopPollingStatement = statement(
  'stop_polling',
  'update posts set poll_at = null where submission_id = $1',
)

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(stopPollingStatement, [id])
}
