import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../accounts/staff/queue.ts'
import { campaignSubmissions } from '../../tables/campaign-submissions.ts'
import { staffSubmissionsPath } from '../../vocabulary/submission-urls.ts'

/** Appeals, and posts that are in doubt. */
export const submissionsInDoubt: StaffQueue = {
  name: 'submissions_in_doubt',
  title: 'Appeals and flags',
  empty: 'No post is appealed or flagged.',
  icon: 'circleAlert',
  path: staffSubmissionsPath,
  waiting: sql`select updated_at as since from ${campaignSubmissions}
    where state in ('appealed', 'flagged')`,
  promisedHours: 48,
}
