import { sql } from 'drizzle-orm'
import { liftDeadlines, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { unchanged } from '../../activity/records/audit.ts'
import { save, type Values } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Author } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { submissionApproved, submissionRejected } from '../submissions/notices.ts'
import {
  appealWindowEnd,
  clocks,
  countsUntil,
  lastResort,
  pollSoon,
  stopPolling,
} from './clocks.ts'
import type { LockedSubmission } from './lock.ts'
import { tell } from './notices.ts'
import { returnHeld } from './paying/returns.ts'
import { campaignSubmissionRecord, ownCampaignSubmissionRecord } from './record.ts'
import type { Rejection } from './schema.ts'
import { requirePossible } from './transitions.ts'
import { reasonInWords } from './wording.ts'

/** From now on its views are paid. */
export async function approve(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
): Promise<CampaignSubmission> {
  requirePossible(locked.submission, 'approve')
  const after = await startCounting(tx, author, locked, 'approve_post')
  await tell(tx, services, { ...locked, submission: after }, ['creator'], submissionApproved, {})
  return after
}

function sideOf(author: Author): CampaignSubmission['approved_by'] {
  if (author.user === null) return 'clock'
  return isStaff(author) ? 'team' : 'organization'
}

export function isStaff(author: Author): boolean {
  return author.user !== null && author.isStaff === true
}

export async function startCounting(
  tx: Tx,
  author: Author,
  { submission }: LockedSubmission,
  action: 'approve_post' | 'accept_appeal',
  ending: Values<CampaignSubmission> = {},
): Promise<CampaignSubmission> {
  const isSilence = author.user === null
  guard(!isSilence || submission.withheld_at === null, 'base', 'Only a person can approve it.')
  const after = await save(tx, author, campaignSubmissionRecord, action, submission, {
    state: 'approved',
    ...ending,
    approved_at: currentTime,
    approved_by: sideOf(author),
    decided_at: sql`coalesce(decided_at, troupe_now())`,
    counts_until: countsUntil,
    grant_at: currentTime,
    reason: null,
    note: null,
  })
  const due = lastResort(after.counts_until ?? '')
  await setDeadline(tx, clocks.finalization, after, due, clocks.decision, clocks.appealDecision)
  await pollSoon(tx, after)
  return after
}

/** Says that a post is not paid, and why. What was granted and is still held goes back. */
export async function reject(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  rejection: Rejection,
): Promise<CampaignSubmission> {
  requirePossible(locked.submission, 'reject', { isStaff: isStaff(author) })

  const returned = await returnHeld(tx, locked, 0n)
  const values: Values<CampaignSubmission> = {
    state: 'rejected',
    flagged_state: null,
    reason: rejection.reason,
    note: rejection.note,
    rejected_at: currentTime,
    is_appealable: locked.submission.appealed_at === null,
    decided_at: sql`coalesce(decided_at, troupe_now())`,
    earned_amount: returned.granted_amount,
    grant_at: null,
  }
  // What is earned no more is told in money.
  const also = { currency: unchanged(locked.campaign.currency) }
  const after = await save(tx, author, campaignSubmissionRecord, 'reject', returned, values, also)
  const due = appealWindowEnd()
  await setDeadline(tx, clocks.appealWindow, after, due, clocks.decision, clocks.finalization)
  await stopPolling(tx, after)
  await tell(tx, services, { ...locked, submission: after }, ['creator'], submissionRejected, {
    reason: reasonInWords(rejection.reason),
    note: rejection.note ?? '',
  })
  return after
}

/** The creator has thought better of it. The post can be handed in again. */
export async function withdraw(
  tx: Tx,
  author: Author,
  { submission }: LockedSubmission,
): Promise<CampaignSubmission> {
  requirePossible(submission, 'withdraw')
  const after = await save(tx, author, ownCampaignSubmissionRecord, 'withdraw_post', submission, {
    state: 'withdrawn',
    is_claiming: false,
  })
  await liftDeadlines(tx, after, clocks.decision)
  await stopPolling(tx, after)
  return after
}
