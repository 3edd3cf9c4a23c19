import { and, eq } from 'drizzle-orm'
import { fromNow, liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { businessTime } from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../tables/collabs/collab-submissions.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { between, days, half, type TimeLimit } from '../../vocabulary/time/time-limits.ts'
import { timeLimits } from './time-limits.ts'
import { isOver, lacksSparkCode, type Standing } from './transitions.ts'

/** One deadline stands for each submission that is not over: whose turn it is, and until when. */
export const turnDeadline = { kind: 'collab_submission' }
/** The moment at which whoever has to act is reminded. */
export const reminderDeadline = { kind: 'collab_reminder' }
/** The moment at which the end of a Spark code is announced. */
export const sparkDeadline = { kind: 'collab_spark_code' }
/** The moment at which a reward that could not be released is tried again. */
export const releaseDeadline = { kind: 'collab_release' }

const waits: Partial<Record<CollabSubmissionState, TimeLimit>> = {
  applied: timeLimits.application,
  awaiting_shipment: timeLimits.shipment,
  shipped: timeLimits.receipt,
  content_submitted: timeLimits.contentReview,
  changes_requested: timeLimits.newVersion,
  approved: timeLimits.posting,
}

/** Sets the deadline anew, for whoever acts next. */
export async function setTurnDeadline(tx: Tx, submission: CollabSubmission): Promise<void> {
  if (isOver(submission) || submission.escalated_at !== null)
    return liftDeadlines(tx, submission, turnDeadline, reminderDeadline)
  const wait = waitOf(submission)
  await setDeadline(tx, turnDeadline, submission, fromNow(wait))
  await setDeadline(tx, reminderDeadline, submission, fromNow(half(wait)))
}

export async function readDueDate(tx: Tx, { id }: { id: number }): Promise<string | undefined> {
  const isTurn = and(eq(deadlines.kind, turnDeadline.kind), eq(deadlines.record_id, id))
  const [turn] = await tx.select({ due_at: deadlines.due_at }).from(deadlines).where(isTurn)
  return turn?.due_at
}

/** Gives whoever has to act so much longer, and reminds them after half of what is left. */
export async function postponeTurn(
  tx: Tx,
  submission: CollabSubmission,
  by: TimeLimit,
): Promise<string> {
  const before = Date.parse((await readDueDate(tx, submission)) ?? '')
  const due = before + by.seconds * 1000
  const due_at = new Date(due).toISOString()
  if (by.seconds === 0) return due_at
  const reminded_at = new Date(between(due, businessTime())).toISOString()
  await setDeadline(tx, turnDeadline, submission, due_at)
  await setDeadline(tx, reminderDeadline, submission, reminded_at)
  return due_at
}

/** The time of whoever acts next. */
export function waitOf(submission: Standing): TimeLimit {
  if (submission.state === 'in_progress') return days(submission.content_days)
  const { sparkCode, completion } = timeLimits
  const afterPosting = lacksSparkCode(submission) ? sparkCode : completion
  return waits[submission.state] ?? afterPosting
}
