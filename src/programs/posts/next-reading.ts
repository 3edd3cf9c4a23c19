import { type SQL, sql } from 'drizzle-orm'
import { spread } from '../../framework/database/spread.ts'
import { shortestPause } from '../campaign-submissions/due-dates.ts'
import { countingLimit } from '../campaigns/time-limits.ts'

/**
 * When a post is read again: every hour for two days, every six hours for the rest of a week, daily after
 * that. One for a collab is read until it would no longer count for a campaign, and then no more.
 * A little later for some than for others, so that what was handed in together is not read together
 * for ever.
 */
export const nextReading: SQL = sql`troupe_now() + (case
    when not is_post_id(posts.submission_id)
      and troupe_now() > posts.created_at + ${countingLimit.interval}::interval then null
    when troupe_now() < posts.created_at + interval '48 hours' then ${shortestPause}::interval
    when troupe_now() < posts.created_at + interval '7 days' then interval '6 hours'
    else interval '1 day'
  end) * (1 + ${spread(sql`posts.submission_id`)} * 0.1)`
