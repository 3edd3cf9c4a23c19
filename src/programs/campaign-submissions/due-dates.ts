import { sql } from 'drizzle-orm'
import { fromNow, setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../framework/database/db.ts'
import { statement } from '../../framework/database/driver/statement.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { seconds, type TimeLimit } from '../../vocabulary/time/time-limits.ts'
import { hasFailed, isClean, type Looked } from './checks/check-post.ts'
import { timeLimits } from './time-limits.ts'

/** When something happens to a submission by itself. What happens then is in `deadlines.ts`. */

export const deadlineKinds = {
  decision: { kind: 'submission_decision' },
  /** Of what a person has decided. */
  effect: { kind: 'submission_effect' },
  appealWindow: { kind: 'submission_appeal_window' },
  appealDecision: { kind: 'submission_appeal_decision' },
  finalization: { kind: 'submission_finalization' },
  /** Of a flag, and not of its submission. */
  flagEnd: { kind: 'flag_end' },
}

/** How long the organization has for a decision. */
export function decisionWait(post: Looked): TimeLimit {
  const { clean, unclear, failed } = timeLimits.decision
  if (isClean(post)) return clean
  return hasFailed(post.checks) ? failed : unclear
}
export const decisionDue = (post: Looked) => fromNow(decisionWait(post))

export const effectDue = () => fromNow(timeLimits.undo)
/** Enough for what a person has decided to take effect, or to be taken back. */
export const afterEffect = () => fromNow(seconds(6 * timeLimits.undo.seconds))

export const appealWindowEnd = () => fromNow(timeLimits.appeal)
export const appealDecisionDue = () => fromNow(timeLimits.appealDecision)
export const brandFlagEnd = () => fromNow(timeLimits.brandFlag)
export const ruleFlagEnd = () => fromNow(timeLimits.ruleFlag)

export const countsUntil = sql`${campaignSubmissions.created_at} + ${timeLimits.counting.interval}::interval`

/** Usually the last reading ends it. If the platform cannot be asked for a day, what is known has to do. */
export const lastResort = (countsUntilMoment: string) =>
  sql`${countsUntilMoment}::timestamptz + interval '1 day'`

/** From now on silence decides, if it may at all: about what was once withheld a person decides. */
export async function startDecisionDeadline(tx: Tx, submission: CampaignSubmission): Promise<void> {
  if (submission.withheld_at === null)
    await setDeadline(tx, deadlineKinds.decision, submission, decisionDue(submission))
}

export async function startAppealDeadline(tx: Tx, submission: CampaignSubmission): Promise<void> {
  if (submission.withheld_at === null)
    await setDeadline(tx, deadlineKinds.appealDecision, submission, appealDecisionDue())
}

const hurrying = statement(
  'poll_soon',
  'update posts set poll_at = troupe_now() where submission_id = $1',
)

/** Has its post read, whatever was before: it may have been rejected, and so not read for a while. */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(hurrying, [id])
}

const stopping = statement(
  'stop_polling',
  'update posts set poll_at = null where submission_id = $1',
)

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(stopping, [id])
}
