import type { SQL } from 'drizzle-orm'
import { inDays, inHours, liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { CollabSubmission, CollabSubmissionState } from '../../tables/collab-submissions.ts'
import { isOver, lacksSparkCode } from './transitions.ts'

/** One clock runs for each submission that is not over: whose turn it is, and until when. */
export const clock = { kind: 'collab_submission' }
/** When the end of a Spark code is announced. */
export const sparkClock = { kind: 'collab_spark_code' }
/** When a reward that could not be released is tried again. */
export const releaseClock = { kind: 'collab_release' }

const waits: Partial<Record<CollabSubmissionState, SQL>> = {
  applied: inDays(10),
  awaiting_shipment: inDays(5),
  shipped: inDays(14),
  in_progress: inDays(14),
  content_submitted: inHours(72),
  changes_requested: inDays(14),
  approved: inDays(14),
}

/** Sets the clock anew, for whoever acts next. */
export async function setClock(tx: Tx, submission: CollabSubmission): Promise<void> {
  if (isOver(submission) || submission.escalated_at !== null)
    return liftDeadlines(tx, submission, clock)
  const afterPosting = lacksSparkCode(submission) ? inDays(14) : inHours(72)
  return setDeadline(tx, clock, submission, waits[submission.state] ?? afterPosting)
}
