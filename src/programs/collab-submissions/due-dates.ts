import { fromNow, liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../framework/database/db.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../tables/collabs/collab-submissions.ts'
import type { TimeLimit } from '../../vocabulary/time/time-limits.ts'
import { timeLimits } from './time-limits.ts'
import { isOver, lacksSparkCode, type Standing } from './transitions.ts'

/** One deadline stands for each submission that is not over: whose turn it is, and until when. */
export const turnDeadline = { kind: 'collab_submission' }
/** The moment at which the end of a Spark code is announced. */
export const sparkDeadline = { kind: 'collab_spark_code' }
/** The moment at which a reward that could not be released is tried again. */
export const releaseDeadline = { kind: 'collab_release' }

const waits: Partial<Record<CollabSubmissionState, TimeLimit>> = {
  applied: timeLimits.application,
  awaiting_shipment: timeLimits.shipment,
  shipped: timeLimits.receipt,
  in_progress: timeLimits.content,
  content_submitted: timeLimits.contentReview,
  changes_requested: timeLimits.newVersion,
  approved: timeLimits.posting,
}

/** Sets the deadline anew, for whoever acts next. */
export async function setTurnDeadline(tx: Tx, submission: CollabSubmission): Promise<void> {
  if (isOver(submission) || submission.escalated_at !== null)
    return liftDeadlines(tx, submission, turnDeadline)
  return setDeadline(tx, turnDeadline, submission, fromNow(waitOf(submission)))
}

/** The time of whoever acts next. */
export function waitOf(submission: Standing): TimeLimit {
  const { sparkCode, completion } = timeLimits
  const afterPosting = lacksSparkCode(submission) ? sparkCode : completion
  return waits[submission.state] ?? afterPosting
}
