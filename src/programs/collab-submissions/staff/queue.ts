import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { staffCollabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { isEscalated } from '../lists/queries.ts'

export const submissionsToDecide: StaffQueue = {
  name: 'submissions_to_decide',
  title: 'Collab disagreements',
  empty: 'No disagreements are waiting.',
  icon: 'handshake',
  path: staffCollabSubmissionsPath,
  waiting: sql`select escalated_at as since from ${collabSubmissions} where ${isEscalated}`,
  promisedHours: 48,
}
