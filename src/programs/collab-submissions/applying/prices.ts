import type { Conditions } from '../../../activity/records/conditions.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import type { Offer } from '../../../tables/collabs/offers.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { mostOffers } from './limits.ts'

/** The prices of an application, and what its answers depend on. */

/** Whether the organization has offered another price, and waits for the creator to answer it. */
export function isOffer({
  state,
  offered_by,
}: Pick<CollabSubmission, 'state' | 'offered_by'>): boolean {
  return state === 'applied' && offered_by === 'organization'
}

/** The part of an application that prices are compared with. */
type Priced = Pick<CollabSubmission, 'state' | 'offered_by' | 'quote_amount' | 'currency'>

/** A price that was offered, and whether it still stands. */
export type OfferedPrice = Pick<Offer, 'side' | 'amount' | 'taken_back_at'>

/** The prices that nobody took back. */
export const standingPrices = <Price extends Pick<Offer, 'taken_back_at'>>(
  offers: readonly Price[],
): Price[] => offers.filter(({ taken_back_at }) => taken_back_at === null)

/** The last price that the creator asked for. */
export function askedAmount(
  { quote_amount }: Pick<CollabSubmission, 'quote_amount'>,
  offers: readonly OfferedPrice[],
): number {
  return standingPrices(offers).findLast(({ side }) => side === 'creator')?.amount ?? quote_amount
}

/**
 * The price of the other side that stands again once a side takes back all that it has offered since;
 * undefined where there is nothing to take back. The first price of the creator answers none.
 */
export function priceBehind<Price extends OfferedPrice>(
  offers: readonly Price[],
  by: Offer['side'],
): Price | undefined {
  const prices = standingPrices(offers)
  return prices.at(-1)?.side === by ? prices.findLast(({ side }) => side !== by) : undefined
}

/** Says how much an organization can offer. */
export const atMostAsked = (
  submission: Pick<CollabSubmission, 'quote_amount' | 'currency'>,
  offers: readonly OfferedPrice[],
): string =>
  `At most ${formatMoney(askedAmount(submission, offers), submission.currency)}, which they ask for.`

/**
 * Says why a price cannot be the next one. Nobody pays more than they are asked for by intention, and an
 * offer is not lowered while the creator may be accepting it.
 */
export function refusalOfPrice(
  before: Priced,
  side: Offer['side'],
  { amount, asked }: { amount: number; asked: number },
): string | undefined {
  if (amount === before.quote_amount) return 'is what is offered already'
  if (side === 'creator') return undefined
  if (isOffer(before) && amount < before.quote_amount)
    return 'must be greater than what you have offered'
  return amount > asked
    ? `must be at most ${formatMoney(asked, before.currency)}, which they ask for`
    : undefined
}

/** The part of an application that its answers depend on. */
export type Application = Pick<CollabSubmission, 'state' | 'offered_by' | 'offers_count'>

type Condition = Conditions<Application>['from']

/** Whether the price is one of the creator, which the organization can accept. */
export const isPriceOfCreator: Condition = [
  (application) => !isOffer(application),
  'Your offer waits for the answer of the creator.',
]

export const isBelowMostOffers: Condition = [
  ({ offers_count }) => offers_count < mostOffers,
  'The price went back and forth often enough: accept it or not.',
]

/** Whether the creator waits for the answer to another price than the first. */
export const isCounterOffer: Condition = [
  ({ state, offered_by, offers_count }) =>
    state === 'applied' && offered_by === 'creator' && offers_count > 1,
  'No price of yours but the first waits for an answer. Withdraw the application instead.',
]
