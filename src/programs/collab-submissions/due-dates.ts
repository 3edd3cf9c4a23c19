import { and, eq } from 'drizzle-orm'
import { fromNow, liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { businessTime } from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../tables/collabs/collab-submissions.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { dayMs } from '../../vocabulary/time/days.ts'
import { between, days, half, type TimeLimit } from '../../vocabulary/time/time-limits.ts'
import { workDeadlines } from '../submissions/deadline-kinds.ts'
import type { Side } from '../submissions/notices.ts'
import { statesOfCreator } from '../submissions/stages.ts'
import { isOffer } from './applying/prices.ts'
import { timeLimits } from './time-limits.ts'
import { isOffered, isOver, lacksSparkCode, type Standing } from './transitions.ts'

/** Whose turn it is, until when, and until when what was made may be used. */

/** The steps that someone has to take in time. */
export const turnSteps = [
  'answer_application',
  'answer_offer',
  'ship',
  'receive',
  'submit_content',
  'review_content',
  'submit_new_version',
  'post',
  'give_spark_code',
  'complete',
] as const

export type TurnStep = (typeof turnSteps)[number]

const stepsOfStates: Partial<Record<CollabSubmissionState, TurnStep>> = {
  applied: 'answer_application',
  awaiting_shipment: 'ship',
  shipped: 'receive',
  in_progress: 'submit_content',
  content_submitted: 'review_content',
  changes_requested: 'submit_new_version',
  approved: 'post',
  posted: 'complete',
}

/** The part of a submission that says whose turn it is. */
export type Turn = Pick<
  Standing,
  | 'state'
  | 'ended_at'
  | 'escalated_at'
  | 'offered_by'
  | 'require_spark_ads'
  | 'spark_code'
  | 'post_platform_id'
>

/** The next step; undefined where neither side has to act. */
export function stepOf(submission: Turn): TurnStep | undefined {
  if (isOver(submission) || submission.escalated_at !== null) return undefined
  if (isOffer(submission)) return 'answer_offer'
  if (submission.state === 'posted' && lacksSparkCode(submission)) return 'give_spark_code'
  return stepsOfStates[submission.state]
}

/**
 * The side that has to act; null once the work is over. `submissions/stages.ts` asks the same of the
 * database, for lists.
 */
export function nextToAct(submission: Turn): Side | 'staff' | null {
  if (isOver(submission)) return null
  if (submission.escalated_at !== null) return 'staff'
  return waitsForCreator(submission) ? 'creator' : 'organization'
}

/** Whom the work waits for in lists: a request for more time is answered while the creator goes on. */
export function waitsFor(submission: Standing): Side | 'staff' | null {
  return isOffered(submission, 'answer_extension') ? 'organization' : nextToAct(submission)
}

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

type Used = Pick<CollabSubmission, 'usage_rights' | 'usage_days' | 'completed_at'>

/**
 * The moment at which the usage rights end; null where there are none, they have no end, or it is not
 * completed.
 */
export function usageEndOf({ usage_rights, usage_days, completed_at }: Used): string | null {
  if (usage_rights === null || usage_days === null || completed_at === null) return null
  return new Date(Date.parse(completed_at) + usage_days * dayMs).toISOString()
}

function waitsForCreator(submission: Turn): boolean {
  return (
    (statesOfCreator as readonly CollabSubmissionState[]).includes(submission.state) ||
    isOffer(submission) ||
    (submission.state === 'posted' && lacksSparkCode(submission))
  )
}
