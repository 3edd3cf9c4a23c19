import { eq } from 'drizzle-orm'
import { liftDeadlines } from '../../../activity/deadlines/deadlines.ts'
import { save, type Values } from '../../../activity/records/save.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor, Author } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { corrections } from '../../../tables/campaigns/corrections.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { changeAsStaff, changeSubmission } from '../changing.ts'
import { startCounting } from '../deciding/verdicts.ts'
import { startAppealDeadline } from '../due-dates.ts'
import type { LockedSubmission } from '../lock.ts'
import { appealResolved, submissionAppealed, tellSidesOfPost } from '../notices.ts'
import { isNeutral, ownRejection } from '../policy.ts'
import { campaignSubmissionRecord, ownCampaignSubmissionRecord } from '../record.ts'
import { guardPossible } from '../transitions.ts'

/** A creator does not agree with a rejection. They may say so once, and in time. */
export async function appealRejection(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  text: string,
): Promise<CampaignSubmission> {
  guardPossible(locked.submission, 'appeal')
  const after = await save(tx, author, ownCampaignSubmissionRecord, 'appeal', locked.submission, {
    state: 'appealed',
    appeal: text,
    appealed_at: currentTime,
    is_appealable: false,
  })
  await liftDeadlines(tx, after, postDeadlines.appealWindow)
  await startAppealDeadline(tx, after)
  await tellSidesOfPost(
    tx,
    services,
    author,
    { ...locked, submission: after },
    ['organization'],
    submissionAppealed,
    {},
  )
  return after
}

export type AppealDecision = { outcome: 'accepted' | 'refused'; note: string | null }

/** Decides an appeal. Staff say who was right; if nobody does in time, the creator was. */
export async function decideAppeal(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  { outcome, note }: AppealDecision,
): Promise<CampaignSubmission> {
  guardPossible(locked.submission, 'decide_appeal')
  const ending = {
    appeal_decided_at: currentTime,
    appeal_decided_by: author.user?.id ?? null,
    appeal_note: note,
  }
  const after =
    outcome === 'accepted'
      ? await startCounting(tx, author, locked, 'accept_appeal', ending)
      : await refuse(tx, author, locked, ending)
  const told = { ...locked, submission: after }
  await tellSidesOfPost(tx, services, author, told, ['creator', 'organization'], appealResolved, {
    outcome,
    note: note ?? '',
  })
  return after
}

export const appealAsCreator = (
  context: Context,
  actor: Actor,
  submission: { id: number },
  text: string,
) =>
  changeSubmission(context, submission, (tx, locked) =>
    appealRejection(tx, context, actor, locked, text),
  )

export const decideAppealAsStaff = (
  context: Context,
  actor: Actor,
  submission: { id: number },
  decision: AppealDecision,
) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    const corrected = await rejectionsBefore(tx, locked.submission)
    guard(isNeutral(actor, locked.submission, corrected), 'base', ownRejection)
    return decideAppeal(tx, context, actor, locked, decision)
  })

async function rejectionsBefore(
  tx: Tx,
  { id, corrections_count }: CampaignSubmission,
): Promise<Pick<CampaignSubmission, 'rejected_by'>[]> {
  if (corrections_count === 0) return []
  return tx
    .select({ rejected_by: corrections.rejected_by })
    .from(corrections)
    .where(eq(corrections.submission_id, id))
}

/**
 * Refuses an appeal for good. The post may be handed in elsewhere, unless some of it was paid and could not
 * be taken back.
 */
async function refuse(
  tx: Tx,
  author: Author,
  { submission }: LockedSubmission,
  ending: Values<CampaignSubmission>,
) {
  const after = await save(tx, author, campaignSubmissionRecord, 'refuse_appeal', submission, {
    ...ending,
    state: 'rejected',
    is_claiming: submission.granted_amount > 0,
  })
  await liftDeadlines(tx, after, postDeadlines.appealDecision)
  return after
}
