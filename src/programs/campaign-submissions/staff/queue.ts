import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { staffSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { isWaiting } from '../lists/queries.ts'

/** Appeals, posts that are in doubt, and those of members, which silence does not approve. */
export const submissionsInDoubt: StaffQueue = {
  name: 'submissions_in_doubt',
  title: 'Appeals and flags',
  empty: 'No post waits for a decision.',
  icon: 'circleAlert',
  path: staffSubmissionsPath,
  waiting: sql`select updated_at as since from ${campaignSubmissions}
    where ${isWaiting}`,
  promisedHours: 48,
}
