import { type SQLWrapper, sql } from 'drizzle-orm'
import { fromNow, setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../framework/database/db.ts'
import { statement } from '../../framework/database/driver/statement.ts'
import type { PlatformPost, Provider } from '../../platforms/provider.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
  type PostCheck,
} from '../../tables/campaigns/campaign-submissions.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { hours, seconds, type TimeLimit } from '../../vocabulary/time/time-limits.ts'
import { postDeadlines } from '../submissions/deadline-kinds.ts'
import { hasFailed, hasPassedChecks, type PostToCheck } from './checks/check-post.ts'
import { timeLimits } from './time-limits.ts'

/**
 * When something happens to a submission by itself, and when its post is first read: after that
 * `programs/posts/` says when. What happens then is with its subject.
 */

/** How long the organization has for a decision. */
export function decisionWait(post: PostToCheck): TimeLimit {
  const { clean, unclear, failed } = timeLimits.decision
  if (hasPassedChecks(post)) return clean
  return hasFailed(post.checks) ? failed : unclear
}
const decisionDue = (post: PostToCheck) => fromNow(decisionWait(post))

/** How a post ends about which nobody decides in time. */
export const endBySilence = (checks: PostCheck[]) => (hasFailed(checks) ? 'rejected' : 'approved')

/** The same for those who are told of it; null where a person has to decide. */
export const ifUndecided = ({
  checks,
  withheld_at,
}: Pick<CampaignSubmission, 'checks' | 'withheld_at'>) =>
  withheld_at === null ? endBySilence(checks) : null

export const effectDue = () => fromNow(timeLimits.undo)
/** The moment by which a decision of a person has surely taken effect, or was taken back. */
export const dueAfterEffect = () => fromNow(seconds(6 * timeLimits.undo.seconds))

export const appealWindowEnd = () => fromNow(timeLimits.appeal)
const appealDecisionDue = () => fromNow(timeLimits.appealDecision)
export const organizationFlagEnd = () => fromNow(timeLimits.organizationFlag)
export const ruleFlagEnd = () => fromNow(timeLimits.ruleFlag)

/**
 * The views of another post, which came in the place of a rejected one, count for as long as those of any.
 */
export const countsUntil = sql`coalesce((select posts.created_at from posts
  where posts.submission_id = ${campaignSubmissions.id}), ${campaignSubmissions.created_at})
  + ${timeLimits.counting.interval}::interval`

/**
 * The end of counting if the last reading does not come. A platform that cannot be asked until then leaves
 * what is known.
 */
export const finalizationDue = (countsUntilMoment: string) =>
  sql`${countsUntilMoment}::timestamptz + ${timeLimits.lastReading.interval}::interval`

/**
 * Starts the time after which silence decides, unless the post was once withheld: about that a person
 * decides.
 */
export async function startDecisionDeadline(tx: Tx, submission: CampaignSubmission): Promise<void> {
  if (submission.withheld_at === null)
    await setDeadline(tx, postDeadlines.decision, submission, decisionDue(submission))
}

export async function startAppealDeadline(tx: Tx, submission: CampaignSubmission): Promise<void> {
  if (submission.withheld_at === null)
    await setDeadline(tx, postDeadlines.appealDecision, submission, appealDecisionDue())
}

const decidingDeadlines = [
  postDeadlines.decision,
  postDeadlines.appealDecision,
  postDeadlines.appealWindow,
]

/** The moment at which a post goes on if nobody acts, within a statement about it; null if no clock runs. */
export const dueAt = (id: SQLWrapper) =>
  sql<string | null>`(select min(due_at) from deadlines where record_id = ${id}
    and deadlines.kind = any(${sql.param(decidingDeadlines.map(({ kind }) => kind))}))`.mapWith(
    isoTime,
  )

/** How long a post that is new waits for its next reading. */
export const shortestPause = hours(1).interval

/**
 * How long after a post was handed in it is read for the first time, as an interval: at once, unless it was
 * read just then. Null where there is nobody to ask.
 */
export function firstPoll(
  provider: Provider | undefined,
  post: PlatformPost | undefined,
): string | null {
  if (provider === undefined) return null
  return post === undefined ? hours(0).interval : shortestPause
}

const pollSoonStatement = statement(
  'poll_soon',
  'update posts set poll_at = troupe_now() where submission_id = $1',
)

/**
 * Has its post read soon, by `programs/posts/`, whatever was before: it may have been rejected, and so not
 * read for a while.
 */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(pollSoonStatement, [id])
}

const stopPollingStatement = statement(
  'stop_polling',
  'update posts set poll_at = null where submission_id = $1',
)

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(stopPollingStatement, [id])
}
