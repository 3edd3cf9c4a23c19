import { spendWithToken } from '../../../accounts/access-tokens/spending.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { guardNoDebtIn } from '../../../money/fundings/transitions.ts'
import type { Actor, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { organizationRecord } from '../../../teams/organizations/record.ts'
import { feeAmount } from '../../../vocabulary/amounts/fees.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { noPlaceLeft, placesLeft } from '../../collabs/moves/places.ts'
import { creatorHasJoined, isOfMember } from '../../submissions/membership.ts'
import { endWork } from '../ending/model.ts'
import { applicationDeclined } from '../ending/notices.ts'
import { lockForMoveByBrand, lockWithCollab, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { requireBalance, reserveQuote } from '../paying/reservation.ts'
import { saveMove } from '../save-move.ts'
import type { SeenPrice } from '../schema.ts'
import { guardPossible } from '../transitions.ts'
import { applicationAccepted } from './notices.ts'

/** Takes someone on: the quote and its fee are set aside, so that they are there when the work is done. */
export async function acceptApplication(
  context: Context,
  actor: Member,
  submission: Work & { organization_id: number },
  seen: SeenPrice = {},
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const organization = await lock(tx, organizationRecord, { id: submission.organization_id })
    const { collab, submission: before } = await lockWithCollab(tx, submission)
    guardPossible(before, 'accept')
    guardPrice(before, seen)
    const after = await takeOn(tx, actor, {
      organization,
      collab,
      before,
      fee_bps: context.config.money.feeBps,
    })
    const { quote_amount: amount, currency, requires_product_shipment, content_days } = after
    const told = { amount, currency, requires_product_shipment, content_days }
    await tellSidesOfWork(tx, context, actor, after, ['creator'], applicationAccepted, told)
    return after
  })
}

/** Refuses to agree on another price than the one that was looked at. */
export function guardPrice({ quote_amount, currency }: CollabSubmission, seen: SeenPrice): void {
  guard(
    seen.quote_amount === undefined || seen.quote_amount === quote_amount,
    'base',
    `The price is ${formatMoney(quote_amount, currency)} by now. Look at it again.`,
  )
}

type Agreed = {
  organization: { id: number }
  collab: Collab
  before: CollabSubmission
  fee_bps: number
}

/** Begins the work at the price that both sides agree on. Whoever calls this has locked all of them. */
export async function takeOn(
  tx: Tx,
  author: Actor | Member,
  { organization, collab, before, fee_bps }: Agreed,
): Promise<CollabSubmission> {
  const { currency, quote_amount } = before
  guard(!(await isOfMember(tx, before)), 'base', creatorHasJoined)
  guard(placesLeft(collab) !== 0, 'base', noPlaceLeft)
  await guardNoDebtIn(tx, organization, currency)
  const fee_amount = feeAmount(quote_amount, fee_bps)
  await requireBalance(tx, organization, quote_amount + fee_amount, currency)
  await spendWithToken(tx, author, { amount: quote_amount + fee_amount, currency })

  const action = author.user.id === before.user_id ? 'accept_offer' : 'accept'
  const after = await saveMove(tx, author, before, action, {
    state: before.requires_product_shipment ? 'awaiting_shipment' : 'in_progress',
    accepted_at: currentTime,
    fee_bps,
    fee_amount,
  })
  await reserveQuote(tx, after)
  return after
}

export async function declineApplication(
  context: Context,
  actor: Member,
  submission: Work,
  { note = null }: { note?: string | null | undefined },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'decline')
    const after = await endWork(tx, actor, before, 'decline', { state: 'declined', note })
    await tellSidesOfWork(tx, context, actor, after, ['creator'], applicationDeclined, {
      outcome: 'declined',
      note: note ?? '',
    })
    return after
  })
}
