import { sql } from 'drizzle-orm'
import { inDays, inHours, inSeconds } from '../../activity/deadlines/deadlines.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { PostCheck } from '../../tables/campaign-submissions.ts'
import { campaignSubmissions } from '../../tables/campaign-submissions.ts'
import { hasFailed, isClean } from './checks.ts'

/** What happens to a submission by itself, and when. `deadlines.ts` says what. */

export const clocks = {
  decision: { kind: 'submission_decision' },
  /** Of what a person has decided. */
  effect: { kind: 'submission_effect' },
  appealWindow: { kind: 'submission_appeal_window' },
  appealDecision: { kind: 'submission_appeal_decision' },
  finalization: { kind: 'submission_finalization' },
  /** Of a flag, and not of its submission. */
  flagEnd: { kind: 'flag_end' },
}

/** How long views count after a post was handed in. */
export const countingDays = 30

/** The longer, the less is known about the post. */
export function decisionWait(checks: PostCheck[]): string {
  if (isClean(checks)) return '48 hours'
  return hasFailed(checks) ? '14 days' : '7 days'
}
export const decisionDue = (checks: PostCheck[]) =>
  sql`${currentTime} + ${decisionWait(checks)}::interval`

/** How long a person can take back what they decided. */
export const undoSeconds = 10
export const effectDue = () => inSeconds(undoSeconds)
/** Enough for what a person has decided to take effect, or to be taken back. */
export const afterEffect = () => inSeconds(6 * undoSeconds)

const appealDays = 7
export const appealWindowEnd = () => inDays(appealDays)
export const appealDecisionDue = () => inDays(7)
export const brandFlagEnd = () => inHours(72)
export const ruleFlagEnd = () => inDays(14)

export const countsUntil = sql`${campaignSubmissions.created_at} + make_interval(days => ${countingDays})`

/** Usually the last reading ends it. If the platform cannot be asked for a day, what is known has to do. */
export const lastResort = (countsUntilMoment: string) =>
  sql`${countsUntilMoment}::timestamptz + interval '1 day'`
