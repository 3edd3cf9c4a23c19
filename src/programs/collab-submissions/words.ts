import { businessTime } from '../../framework/database/clock.ts'
import type { CollabSubmissionState } from '../../tables/collabs/collab-submissions.ts'
import { feeAmount } from '../../vocabulary/amounts/fees.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { days, timeLeft } from '../../vocabulary/time/time-limits.ts'
import { withFee } from '../collabs/words.ts'
import type { Side } from '../submissions/notices.ts'
import { collabStates } from '../submissions/states.ts'
import { isOffer, type OfferedPrice, standingPrices } from './applying/prices.ts'
import { waitOf } from './due-dates.ts'
import { timeLimits } from './time-limits.ts'
import { isOffered, isOver, lacksSparkCode, type Standing } from './transitions.ts'

export const stateName = (state: CollabSubmissionState) => collabStates[state].name

/** Tells each side what a submission waits for. */

type Step = Record<Side, string>

/** An application with the prices that went back and forth, where they are known. */
type Offered = Pick<Standing, 'quote_amount' | 'currency'> & {
  offers?: OfferedPrice[]
}

/** The words of each state, with what is left until its deadline. */
const steps: Record<CollabSubmissionState, (left: string) => Step> = {
  applied: (left) => ({
    creator: `The brand reads your application. Without an answer within ${left} it expires.`,
    organization: `Accept or decline the application. Without an answer within ${left} it expires.`,
  }),
  awaiting_shipment: (left) => ({
    creator: `The brand sends you the product, within ${left}. Your deadline starts when you have it.`,
    organization: `Send the product to the creator within ${left}.`,
  }),
  shipped: (left) => ({
    creator: `The product is on its way. Tell us when it arrives, or what is wrong with it. If you say nothing within ${left}, it counts as received.`,
    organization: 'The product is on its way. The creator says when it is there.',
  }),
  in_progress: (left) => ({
    creator: `Make your content and submit it within ${left}.`,
    organization: `The creator is at work, and submits content within ${left}.`,
  }),
  content_submitted: (left) => ({
    creator: `The brand reviews your content within ${left}. After that it is approved.`,
    organization: `Approve the content, or ask for changes, within ${left}. After that it is approved.`,
  }),
  changes_requested: (left) => ({
    creator: `Submit a new version within ${left}.`,
    organization: `The creator works on a new version, and submits it within ${left}.`,
  }),
  approved: (left) => ({
    creator: `Post your content within ${left}, and say where.`,
    organization: `The creator posts the content within ${left}.`,
  }),
  posted: (left) => ({
    creator: `The brand has a look at your post within ${left}. After that it is completed.`,
    organization: `Have a look at the post, and complete it within ${left}. After that it happens by itself.`,
  }),
  completed: () => ({
    creator: 'It is done, and your pay is in your balance.',
    organization: 'It is done, and the creator is paid.',
  }),
  declined: () => ({
    creator: 'The brand declined your application.',
    organization: 'The application was declined.',
  }),
  withdrawn: () => ({
    creator: 'You have withdrawn.',
    organization: 'The creator has withdrawn. What was set aside is in your balance.',
  }),
  cancelled: () => ({
    creator: 'The work was canceled.',
    organization: 'The work was canceled.',
  }),
  expired: () => ({
    creator: 'It took too long, and has expired.',
    organization: 'It took too long, and has expired. What was set aside is in your balance.',
  }),
}

/** The last price and the one that it answers, in the words of either side. */
function offered({ quote_amount, currency, offers = [] }: Offered, left: string): Step {
  const price = formatMoney(quote_amount, currency)
  const answered = standingPrices(offers).findLast(({ side }) => side === 'creator')
  const before = answered === undefined ? undefined : formatMoney(answered.amount, currency)
  return {
    creator: `The brand offers ${price}${before ? ` where you asked for ${before}` : ''}. Accept it or answer it. Without an answer within ${left} your application expires.`,
    organization: `The creator answers your offer of ${price}${before ? ` for the ${before} that they asked for` : ''}. Without an answer within ${left} the application expires.`,
  }
}

/** The step where the creator has answered an offer. */
function answered({ quote_amount, currency, offers = [] }: Offered, left: string): Step {
  const price = formatMoney(quote_amount, currency)
  const offer = standingPrices(offers).findLast(({ side }) => side === 'organization')
  const before = formatMoney(offer?.amount ?? quote_amount, currency)
  return {
    creator: `The brand answers the ${price} that you ask for, after its offer of ${before}. Without an answer within ${left} your application expires.`,
    organization: `The creator asks for ${price} after your offer of ${before}. Accept or decline the application, or offer another price. Without an answer within ${left} it expires.`,
  }
}

const sparkCode = (left: string): Step => ({
  creator: `Give the Spark code for your post within ${left}. Without it, Troupe’s team decides about your pay.`,
  organization: `The creator still has to give the Spark code, within ${left}. Without it, Troupe’s team decides.`,
})

/** The step of a creator who has asked for more time: until there is an answer, the old deadline stays. */
function moreTime({ extension_days, state }: Standing, left: string): Step {
  const more = days(extension_days ?? 0).words
  const what = state === 'in_progress' ? 'your content' : 'a new version'
  const end = state === 'in_progress' ? 'the work expires' : 'Troupe’s team decides'
  return {
    creator: `You asked for ${more} more. The brand can agree until your deadline. Until it does, the deadline stays as it is: submit ${what} within ${left}, or ${end}.`,
    organization: `The creator asks for ${more} more. Grant or refuse it within ${left}: without an answer the deadline stays, and if nothing is submitted by then, ${end}.`,
  }
}

const escalated: Step = {
  creator:
    'Troupe’s team decides. You can still do what you are asked to below, if there is anything.',
  organization: 'Troupe’s team decides.',
}

const lateShipment = (left: string): Step => ({
  creator: `The product is late: the brand was to send it within ${timeLimits.shipment.words}. If it is not sent within another ${left}, the work is canceled. You can withdraw instead of waiting.`,
  organization: `The product is late: it was to be sent within ${timeLimits.shipment.words}. Send it within ${left}, or the work is canceled.`,
})

const canceledAfterShipping: Step = {
  creator: 'The work was canceled. You keep what was sent to you.',
  organization: 'The work was canceled. The creator keeps what you sent.',
}

export function nextStep(
  submission: Standing & Offered & { due_at: string | null },
  side: Side,
  now = businessTime(),
): string {
  const { state, due_at } = submission
  if (state === 'cancelled' && submission.shipments_count > 0) return canceledAfterShipping[side]
  if (submission.escalated_at !== null) return escalated[side]
  const limit = waitOf(submission)
  const left = due_at === null ? limit : timeLeft(due_at, now)
  if (state === 'awaiting_shipment' && submission.is_shipment_late)
    return lateShipment(left.words)[side]
  if (isOffer(submission)) return offered(submission, left.words)[side]
  if (state === 'applied' && standingPrices(submission.offers ?? []).length > 1)
    return answered(submission, left.words)[side]
  if (state === 'posted' && lacksSparkCode(submission)) return sparkCode(left.words)[side]
  if (state === 'completed' && side === 'creator' && submission.paid_amount > 0)
    return `It is done. ${formatMoney(submission.paid_amount, submission.currency)} is in your balance.`
  if (isOffered(submission, 'answer_extension')) return moreTime(submission, left.words)[side]
  return steps[state](left.words)[side]
}

type Accepted = { requires_product_shipment: boolean; organization_name: string }

/** Until when a brand ends the work alone, as its creator reads it before acceptance and until then. */
export function cancelableInWords({ requires_product_shipment, organization_name }: Accepted) {
  const end = requires_product_shipment ? 'you have received the product' : 'you submit content'
  return `Until ${end}, ${organization_name} can still cancel, and then nothing is paid.`
}

/** The words for where the product is that belongs to the work. */
export function productInWords(submission: Standing, to: string): string {
  const { shipments_count, state } = submission
  if (shipments_count === 0 && isOver(submission)) return 'Not sent'
  if (state === 'awaiting_shipment')
    return shipments_count === 0 ? 'Not sent yet' : `Has to be sent to ${to} again`
  return shipments_count === 0 ? `Will be sent to ${to}` : `Sent to ${to}`
}

type Quote = { quote_amount: number; currency: string }

const feeOf = ({ quote_amount }: Quote, feeBps: number) => feeAmount(quote_amount, feeBps)

/** Whether an organization can afford what it is asked for. */
export function coverageInWords(quote: Quote, feeBps: number, balance: number): string {
  const missing = quote.quote_amount + feeOf(quote, feeBps) - balance
  const has = `Your balance of ${formatMoney(balance, quote.currency)}`
  return missing > 0
    ? `${has} is ${formatMoney(missing, quote.currency)} short.`
    : `${has} covers it.`
}

/** The warning to an organization before it offers a price that its balance may not cover. */
export const toBeCovered = (feeBps: number) =>
  `The creator can accept it, or offer you another. Once they accept, it is set aside from your balance at once${withFee(feeBps)}. If your balance is too small then, the work cannot begin.`

/** The costs of accepting: the fee is on top of the quote. */
export function settingAside(submitted: Quote, feeBps: number): string {
  const { quote_amount, currency } = submitted
  const fee = feeOf(submitted, feeBps)
  const quote = formatMoney(quote_amount, currency)
  const what = fee > 0 ? `${quote} and a fee of ${formatMoney(fee, currency)} are` : `${quote} is`
  return `${what} set aside from your balance until the work is done.`
}

/** Warns an organization before it cancels. */
export function cancellationInWords({
  shipments_count,
  requires_product_shipment,
  quote_amount,
}: Standing): string {
  const kept = shipments_count > 0 ? ' The creator keeps what you sent.' : ''
  const until =
    requires_product_shipment && quote_amount > 0
      ? 'Once the creator has the product, only Troupe’s team can end the work.'
      : 'Once content is submitted, you cannot cancel any more.'
  return `What is set aside comes back.${kept} ${until}`
}
