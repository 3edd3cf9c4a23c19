import { fromNow, liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../framework/database/db.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../tables/collabs/collab-submissions.ts'
import type { TimeLimit } from '../../vocabulary/time/time-limits.ts'
import { timeLimits } from './time-limits.ts'
import { isOver, lacksSparkCode, type Standing } from './transitions.ts'

/** One clock runs for each submission that is not over: whose turn it is, and until when. */
export const clock = { kind: 'collab_submission' }
/** When the end of a Spark code is announced. */
export const sparkClock = { kind: 'collab_spark_code' }
/** When a reward that could not be released is tried again. */
export const releaseClock = { kind: 'collab_release' }

const waits: Partial<Record<CollabSubmissionState, TimeLimit>> = {
  applied: timeLimits.application,
  awaiting_shipment: timeLimits.shipment,
  shipped: timeLimits.receipt,
  in_progress: timeLimits.content,
  content_submitted: timeLimits.contentReview,
  changes_requested: timeLimits.newVersion,
  approved: timeLimits.posting,
}

/** Sets the clock anew, for whoever acts next. */
export async function setClock(tx: Tx, submission: CollabSubmission): Promise<void> {
  if (isOver(submission) || submission.escalated_at !== null)
    return liftDeadlines(tx, submission, clock)
  return setDeadline(tx, clock, submission, fromNow(waitOf(submission)))
}

/** How long whoever acts next has for it. */
export function waitOf(submission: Standing): TimeLimit {
  const { sparkCode, completion } = timeLimits
  const afterPosting = lacksSparkCode(submission) ? sparkCode : completion
  return waits[submission.state] ?? afterPosting
}
