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
import { workDeadlines } from '../submissions/deadline-kinds.ts'
import { timeLimits } from './time-limits.ts'
import { isOver, lacksSparkCode, type Standing } from './transitions.ts'

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
    return liftDeadlines(tx, submission, workDeadlines.turn, workDeadlines.reminder)
  const wait = waitOf(submission)
  await setDeadline(tx, workDeadlines.turn, submission, fromNow(wait))
  await setDeadline(tx, workDeadlines.reminder, submission, fromNow(half(wait)))
}

export async function readDueDate(tx: Tx, { id }: { id: number }): Promise<string | undefined> {
  const isTurn = and(eq(deadlines.kind, workDeadlines.turn.kind), eq(deadlines.record_id, id))
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
  await setDeadline(tx, workDeadlines.turn, submission, due_at)
  await setDeadline(tx, workDeadlines.reminder, submission, reminded_at)
  return due_at
}

/** The time of whoever acts next. */
export function waitOf(submission: Standing): TimeLimit {
  if (submission.state === 'in_progress') return days(submission.content_days)
  const { sparkCode, completion } = timeLimits
  const afterPosting = lacksSparkCode(submission) ? sparkCode : completion
  return waits[submission.state] ?? afterPosting
}
