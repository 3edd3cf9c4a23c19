import { unchanged } from '../../../activity/records/audit.ts'
import { save, type Values } from '../../../activity/records/save.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { blank } from '../../../framework/http/fields/fields.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { changeAsStaff } from '../changing.ts'
import { startDecisionDeadline } from '../due-dates.ts'
import { findOpenFlags, upholdFlags } from '../flags/model.ts'
import { mostDoubted } from '../flags/rules.ts'
import type { LockedSubmission } from '../lock.ts'
import { tellSidesOfPost } from '../notices.ts'
import { campaignSubmissionRecord } from '../record.ts'
import type { InvalidViews } from '../schema.ts'
import { guardPossible } from '../transitions.ts'
import { invalidInWords } from '../words.ts'
import { viewsInvalidated } from './notices.ts'
import { recountEarnings } from './recount.ts'

/**
 * Says how many views of a post are not real, in all, and why. They are not paid, and what was granted for
 * them goes back as far as it is held. Said again it changes nothing; another number corrects it. It also
 * decides the doubts about the post: they were right about these views, and with the others it goes on.
 */
export const markInvalid = (
  context: Context,
  actor: Actor,
  submission: { id: number },
  { views, reason, note }: InvalidViews,
) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    const { verified_views, baseline_views } = locked.submission
    guardInvalidatable(locked)
    const open = await findOpenFlags(tx, locked.submission)
    const invalid_views = views ?? mostDoubted(open)?.views
    guard(invalid_views !== undefined, 'views', blank)
    const most = Math.max(0, verified_views - baseline_views)
    guard(invalid_views <= most, 'views', `is more than could be paid (${grouped(most)})`)
    const invalidation = { invalid_views, invalid_reason: reason, invalid_note: note }
    return saveInvalidViews(tx, context, actor, locked, 'invalidate', invalidation)
  })

/** Undoes the mark of invalid views: all of them are real after all. */
export const undoInvalid = (context: Context, actor: Actor, submission: { id: number }) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    guardInvalidatable(locked)
    guard(locked.submission.invalid_views > 0, 'base', 'None of its views are marked as not real.')
    return saveInvalidViews(tx, context, actor, locked, 'validate', none)
  })

const none = { invalid_views: 0, invalid_reason: null, invalid_note: null }

type Invalidation = Pick<CampaignSubmission, 'invalid_views' | 'invalid_reason' | 'invalid_note'>

function guardInvalidatable({ campaign, submission }: LockedSubmission): void {
  guardPossible(submission, 'invalidate')
  guard(campaign.settled_at === null, 'base', 'The campaign is settled: nothing is paid any more.')
}

async function saveInvalidViews(
  tx: Tx,
  services: Services,
  actor: Actor,
  locked: LockedSubmission,
  action: 'invalidate' | 'validate',
  invalidation: Invalidation,
): Promise<CampaignSubmission> {
  const { submission: before, campaign } = locked
  const isSame = (['invalid_views', 'invalid_reason', 'invalid_note'] as const).every(
    (attribute) => before[attribute] === invalidation[attribute],
  )
  const isDecided = action === 'invalidate' && before.flagged_state !== null
  if (isSame && !isDecided) return before
  const values: Values<CampaignSubmission> = {
    ...invalidation,
    invalidated_at: invalidation.invalid_views > 0 ? currentTime : null,
    validated_at: invalidation.invalid_views > 0 ? null : currentTime,
    ...(isDecided && { state: before.flagged_state ?? before.state, flagged_state: null }),
  }
  const also = { currency: unchanged(campaign.currency) }
  const saved = await save(tx, actor, campaignSubmissionRecord, action, before, values, also)
  if (isDecided) await resumeAfterFlag(tx, saved)
  const after = await recountEarnings(tx, { ...locked, submission: saved })
  await tellBoth(tx, services, actor, { ...locked, submission: after }, before)
  return after
}

/**
 * Lets the post go on as if its flags had been lifted. They count as upheld, for they were right about the
 * invalid views.
 */
async function resumeAfterFlag(tx: Tx, submission: CampaignSubmission): Promise<void> {
  await upholdFlags(tx, submission)
  if (submission.state === 'pending') await startDecisionDeadline(tx, submission)
}

async function tellBoth(
  tx: Tx,
  services: Services,
  actor: Actor,
  locked: LockedSubmission,
  before: CampaignSubmission,
): Promise<void> {
  const { submission: after, campaign } = locked
  const { invalid_views: views, invalid_reason, invalid_note } = after
  for (const side of ['creator', 'organization'] as const)
    await tellSidesOfPost(tx, services, actor, locked, [side], viewsInvalidated, {
      views,
      views_before: before.invalid_views,
      is_waiting: after.state === 'pending',
      reason: invalid_reason === null ? '' : invalidInWords(invalid_reason),
      note: invalid_note ?? '',
      returned_amount: before.granted_amount - after.granted_amount,
      currency: campaign.currency,
      is_own: side === 'creator',
    })
}
