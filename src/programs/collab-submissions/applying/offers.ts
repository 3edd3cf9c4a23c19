import { and, eq, gt, isNull } from 'drizzle-orm'
import { lock } from '../../../activity/records/lock.ts'
import { decidedByOthers } from '../../../activity/records/own.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard, Invalid } from '../../../framework/errors.ts'
import type { Actor, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { type Offer, offers } from '../../../tables/collabs/offers.ts'
import { organizationRecord } from '../../../teams/organizations/record.ts'
import type { Side } from '../../submissions/notices.ts'
import { lockForMove, lockWithCollab, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { missingFor } from '../paying/reservation.ts'
import { saveMove } from '../save-move.ts'
import type { CounterOfferFields, SeenPrice } from '../schema.ts'
import { guardPossible, reasonsAgainst } from '../transitions.ts'
import { guardPrice, takeOn } from './answer.ts'
import { counterOffered, offerAccepted, offerTakenBack } from './notices.ts'
import { askedAmount, isCounterOffer, priceBehind, refusalOfPrice } from './prices.ts'
import { tellUncovered } from './uncovered.ts'

/**
 * Answers the last price with another one, or raises one's own offer. Only that can be accepted from then on.
 */
export async function counterOffer(
  context: Context,
  actor: Actor | Member,
  side: Side,
  submission: Work,
  { quote_amount, note }: CounterOfferFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, `offer_by_${side}`)
    guardOther(before, side, actor)
    const made = await readOffers(tx, before)
    const prices = { amount: quote_amount, asked: askedAmount(before, made) }
    const refusal = refusalOfPrice(before, side, prices)
    guard(refusal === undefined, 'quote_amount', refusal ?? '')
    const number = before.offers_count + 1
    const { id: submission_id, quote_amount: asked, created_at } = before
    // The first price is kept once there is another.
    const first = { submission_id, number: 1, side: 'creator' as const, amount: asked, created_at }
    const after = await saveMove(tx, actor, before, 'counter_offer', {
      quote_amount,
      offered_by: side,
      offers_count: number,
    })
    await tx
      .insert(offers)
      .values([
        ...(number === 2 ? [first] : []),
        { submission_id, number, side, amount: quote_amount, note },
      ])
    const { currency } = after
    const other = side === 'creator' ? 'organization' : 'creator'
    await tellSidesOfWork(tx, context, actor, after, [other], counterOffered, {
      side,
      amount: quote_amount,
      amount_before: asked,
      currency,
      note: note ?? '',
    })
    return after
  })
}

/** Whether such a price would be refused, of what was read before it: then there is nothing to ask about. */
export function isRefused(
  submission: CollabSubmission & { offers: Offer[] },
  side: Side,
  { quote_amount: amount }: Pick<CounterOfferFields, 'quote_amount'>,
  { user }: Pick<Actor, 'user'>,
): boolean {
  const asked = askedAmount(submission, submission.offers)
  return (
    reasonsAgainst(submission, `offer_by_${side}`).length > 0 ||
    refusalOfPrice(submission, side, { amount, asked }) !== undefined ||
    (side === 'organization' && submission.user_id === user.id)
  )
}

/** Nobody answers for an organization what they applied with themselves. */
function guardOther(before: CollabSubmission, side: Side, { user }: Pick<Actor, 'user'>): void {
  guard(before.user_id !== user.id || side === 'creator', 'base', decidedByOthers('work'))
}

const readOffers = (tx: Tx, { id }: { id: number }): Promise<Offer[]> =>
  tx.select().from(offers).where(eq(offers.submission_id, id)).orderBy(offers.number)

/**
 * Takes back what a side has offered and nobody has answered, raises included: the price of the other side
 * stands again, and can be accepted. An acceptance at the same moment comes before it or finds no offer.
 */
export async function takeBackOffer(
  context: Context,
  actor: Actor | Member,
  side: Side,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, `take_back_by_${side}`)
    guardOther(before, side, actor)
    const behind = priceBehind(await readOffers(tx, before), side)
    // A creator whose every answer is gone has only the first price left.
    if (behind === undefined) throw new Invalid({ base: [isCounterOffer[1]] })
    const { quote_amount: amount, currency } = before
    const after = await saveMove(tx, actor, before, 'take_back_offer', {
      quote_amount: behind.amount,
      offered_by: behind.side,
    })
    const isSince = and(
      eq(offers.submission_id, before.id),
      gt(offers.number, behind.number),
      isNull(offers.taken_back_at),
    )
    await tx.update(offers).set({ taken_back_at: currentTime }).where(isSince)
    const told = { side, amount, standing_amount: behind.amount, currency }
    await tellSidesOfWork(tx, context, actor, after, [behind.side], offerTakenBack, told)
    return after
  })
}

/**
 * The creator accepts what the organization offers: its money is set aside, as if it had accepted the
 * application.
 */
export async function acceptOffer(
  context: Context,
  actor: Actor,
  submission: Work & { organization_id: number },
  seen: SeenPrice,
): Promise<CollabSubmission> {
  const accepted = await context.db.transaction(async (tx) => {
    const organization = await lock(tx, organizationRecord, { id: submission.organization_id })
    const { collab, submission: before } = await lockWithCollab(tx, submission)
    guardPossible(before, 'accept_offer')
    guardPrice(before, seen)
    const fee_bps = context.config.money.feeBps
    const missing = await missingFor(tx, organization, before, fee_bps)
    if (missing > 0) {
      await tellUncovered(tx, context, actor, before, missing)
      return null
    }
    try {
      const after = await takeOn(tx, actor, { organization, collab, before, fee_bps })
      const { quote_amount: amount, currency, requires_product_shipment } = after
      const told = { amount, currency, requires_product_shipment }
      await tellSidesOfWork(tx, context, actor, after, ['organization'], offerAccepted, told)
      return after
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      // How much the organization has is none of the creator's business.
      throw new Invalid({ base: [notNow] })
    }
  })
  // The organization is told in what was just written, so it is refused only now.
  if (accepted === null) throw new Invalid({ base: [notCovered] })
  return accepted
}

const notNow =
  'The brand cannot begin right now, for example because all places are taken. The offer stands. Write to them, and try again later.'

const notCovered =
  'The brand cannot set the price aside yet, so the work has not begun. We have told its admins what is missing. The offer stands: accept it again before it expires.'
