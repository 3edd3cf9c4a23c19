import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import { guard } from '../../../framework/errors.ts'
import { requireNoDebt } from '../../../money/fundings/policy.ts'
import type { Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { organizationRecord } from '../../../teams/organizations/record.ts'
import { feeOn } from '../../campaigns/budget/earnings.ts'
import { isOfMember } from '../../submissions/membership.ts'
import { end } from '../ending/model.ts'
import { lockFor, lockForOther, saveMove } from '../moves.ts'
import { applicationAccepted, applicationDeclined, tell } from '../notices.ts'
import { requireBalance, reserve } from '../paying/reservation.ts'

type Work = { id: number; organization_id: number }

/** Takes someone on: the quote and its fee are set aside, so that they are there when the work is done. */
export async function acceptApplication(
  context: Context,
  actor: Member,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const organization = await lock(tx, organizationRecord, { id: submission.organization_id })
    const before = await lockFor(tx, submission, 'accept')
    const { currency, quote_amount } = before
    guard(
      !(await isOfMember(tx, before)),
      'base',
      'This creator is now a member of your organization.',
    )
    await requireNoDebt(tx, { organization, funding: { currency } })
    const fee_bps = context.config.money.feeBps
    const fee_amount = Number(feeOn(BigInt(quote_amount), fee_bps))
    await requireBalance(tx, organization, quote_amount + fee_amount, currency)

    const after = await saveMove(tx, actor, before, 'accept', {
      state: before.requires_product_shipment ? 'awaiting_shipment' : 'in_progress',
      accepted_at: currentTime,
      fee_bps,
      fee_amount,
    })
    await reserve(tx, after)
    await tell(tx, context, actor, after, 'creator', applicationAccepted, {
      amount: quote_amount,
      currency,
      requires_product_shipment: after.requires_product_shipment,
    })
    return after
  })
}

export async function declineApplication(
  context: Context,
  actor: Member,
  submission: Work,
  { note = null }: { note?: string | null | undefined },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'decline')
    const after = await end(tx, actor, before, 'decline', { state: 'declined', note })
    await tell(tx, context, actor, after, 'creator', applicationDeclined, {
      outcome: 'declined',
      note: note ?? '',
    })
    return after
  })
}
