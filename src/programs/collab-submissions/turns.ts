import type { CollabSubmissionState } from '../../tables/collabs/collab-submissions.ts'
import type { Side } from '../submissions/notices.ts'
import { statesOfCreator } from '../submissions/stages.ts'
import { isOffer } from './applying/application.ts'
import { isOffered, isOver, lacksSparkCode, type Standing } from './transitions.ts'

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

function waitsForCreator(submission: Turn): boolean {
  return (
    (statesOfCreator as readonly CollabSubmissionState[]).includes(submission.state) ||
    isOffer(submission) ||
    (submission.state === 'posted' && lacksSparkCode(submission))
  )
}
