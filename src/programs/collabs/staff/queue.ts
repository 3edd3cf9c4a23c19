import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import { staffCollabsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { promisedHours } from './time-limits.ts'

export const collabsToReview: StaffQueue = {
  name: 'collabs_to_review',
  title: 'Collabs to review',
  empty: 'No collab waits for a review.',
  icon: 'handshake',
  path: staffCollabsPath,
  waiting: sql`select submitted_at as since from ${collabs} where state = 'submitted_for_review'`,
  promisedHours,
}
