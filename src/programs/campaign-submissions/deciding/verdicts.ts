import { sql } from 'drizzle-orm'
import { setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { unchanged } from '../../../activity/records/audit.ts'
import { save, type Values } from '../../../activity/records/save.ts'
import type { Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { type Author, actsAsStaff } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { submissionApproved } from '../../submissions/notices.ts'
import { isPostedSince } from '../../submissions/posts/counted-since.ts'
import {
  appealWindowEnd,
  countsUntil,
  finalizationDue,
  pollSoon,
  stopPolling,
} from '../due-dates.ts'
import { upholdFlags } from '../flags/model.ts'
import type { LockedSubmission } from '../lock.ts'
import { appealResolved, submissionRejected, tellSidesOfPost } from '../notices.ts'
import { returnHeld } from '../paying/returns.ts'
import { campaignSubmissionRecord } from '../record.ts'
import type { Rejection } from '../schema.ts'
import { guardPossible, isPossible, isWithheldFor, notWithheld } from '../transitions.ts'
import { reasonInWords } from '../words.ts'

/** The three ends of a decision about a post: approved, approved after all, rejected. */

const { decision, finalization, appealWindow, appealDecision } = postDeadlines

/** Approves a post: from now on its views are paid. */
export async function approvePost(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
): Promise<CampaignSubmission> {
  guardPossible(locked.submission, 'approve')
  await tellOfApproval(tx, services, author, locked)
  return tx.conclude(startCounting(tx, author, locked, 'approve_post'))
}

/** Approves after all what was rejected. An appeal that waits for staff has succeeded by that. */
export async function reversePost(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
): Promise<CampaignSubmission> {
  guardPossible(locked.submission, 'reverse')
  const isAppealed = locked.submission.state === 'appealed'
  const submission = isAppealed
    ? await startCounting(tx, author, locked, 'accept_appeal', { appeal_decided_at: currentTime })
    : await startCounting(tx, author, locked, 'reverse', { is_appealable: false })
  const told = { ...locked, submission }
  if (isAppealed)
    await tellSidesOfPost(tx, services, author, told, ['creator', 'organization'], appealResolved, {
      outcome: 'accepted',
      note: '',
    })
  else await tellOfApproval(tx, services, author, told)
  return submission
}

/** Tells a creator that a post is approved, and since when its views are paid. */
async function tellOfApproval(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
): Promise<void> {
  const { campaign, submission } = locked
  const { posted_at } = submission
  const since = isPostedSince(campaign, posted_at) ? 'posted' : 'submitted'
  await tellSidesOfPost(tx, services, author, locked, ['creator'], submissionApproved, {
    counts_since: posted_at === null ? null : since,
  })
}

/** Rejects a post, which is not paid then, and says why. What was granted and is still held goes back. */
export async function rejectPost(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  rejection: Rejection,
): Promise<CampaignSubmission> {
  guardPossible(locked.submission, 'reject', { isStaff: actsAsStaff(author) })

  if (locked.submission.state === 'flagged') await upholdFlags(tx, locked.submission)
  const returned = await returnHeld(tx, locked, 0n)
  const rejected = {
    state: 'rejected',
    reason: rejection.reason,
    is_appealable: locked.submission.appealed_at === null,
  } as const
  await tellSidesOfPost(tx, services, author, locked, ['creator'], submissionRejected, {
    reason: reasonInWords(rejection.reason),
    note: rejection.note ?? '',
    is_appealable: rejected.is_appealable,
    is_correctable: isPossible({ ...returned, ...rejected }, 'correct'),
  })
  const values: Values<CampaignSubmission> = {
    ...rejected,
    // A person has looked at it: an appeal is about what they found.
    ...(isWithheldFor(returned, 'unchanged') && notWithheld),
    flagged_state: null,
    note: rejection.note,
    rejected_at: currentTime,
    rejected_by: author.user?.id ?? null,
    is_rejected_by_staff: actsAsStaff(author),
    decided_at: sql`coalesce(decided_at, troupe_now())`,
    earned_amount: returned.granted_amount,
    grant_at: null,
  }
  // The audit log tells in money what is earned no more.
  const also = { currency: unchanged(locked.campaign.currency) }
  const after = await tx.conclude(
    save(tx, author, campaignSubmissionRecord, 'reject', returned, values, also),
  )
  await setDeadline(tx, appealWindow, after, appealWindowEnd(), decision, finalization)
  await stopPolling(tx, after)
  return after
}

/** Begins to count the views of an approved post. After an appeal, `ending` says how that ended. */
export async function startCounting(
  tx: Tx,
  author: Author,
  { submission }: LockedSubmission,
  action: 'approve_post' | 'accept_appeal' | 'reverse',
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
  const due = finalizationDue(after.counts_until ?? '')
  await setDeadline(tx, finalization, after, due, decision, appealWindow, appealDecision)
  await pollSoon(tx, after)
  return after
}

function sideOf(author: Author): CampaignSubmission['approved_by'] {
  if (author.user === null) return 'clock'
  return actsAsStaff(author) ? 'staff' : 'organization'
}
