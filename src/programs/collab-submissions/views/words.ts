import type { CollabSubmissionState } from '../../../tables/collabs/collab-submissions.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { feeOn } from '../../campaigns/budget/earnings.ts'
import { timeLimits } from '../time-limits.ts'
import { isOver, lacksSparkCode, type Side, type Standing } from '../transitions.ts'

const { application, shipment, receipt, content, contentReview, newVersion, posting, completion } =
  timeLimits

/** Tells each side what a submission waits for. */

type Step = Record<Side, string>

const steps: Record<CollabSubmissionState, Step> = {
  applied: {
    creator: `The organization reads your application. Without an answer within ${application.words} it expires.`,
    organization: `Accept or decline the application. Without an answer within ${application.words} it expires.`,
  },
  awaiting_shipment: {
    creator: `The organization sends you the product, within ${shipment.words}. Your deadline starts when you have it.`,
    organization: `Send the product to the creator within ${shipment.words}.`,
  },
  shipped: {
    creator: `The product is on its way. Tell us when it arrives, or what is wrong with it. After ${receipt.words} it counts as received.`,
    organization: 'The product is on its way. The creator says when it is there.',
  },
  in_progress: {
    creator: `Make your content and submit it within ${content.words}.`,
    organization: `The creator is at work, and submits content within ${content.words}.`,
  },
  content_submitted: {
    creator: `The organization reviews your content within ${contentReview.words}. After that it is approved.`,
    organization: `Approve the content, or ask for changes. After ${contentReview.words} it is approved.`,
  },
  changes_requested: {
    creator: `Submit a new version within ${newVersion.words}.`,
    organization: 'The creator works on a new version.',
  },
  approved: {
    creator: `Post your content within ${posting.words}, and say where.`,
    organization: `The creator posts the content within ${posting.words}.`,
  },
  posted: {
    creator: `The organization has a look at your post. After ${completion.words} it is completed.`,
    organization: `Have a look at the post, and complete it. That happens by itself after ${completion.words}.`,
  },
  completed: {
    creator: 'It is done. What was set aside for you is in your balance.',
    organization: 'It is done, and the creator is paid.',
  },
  declined: {
    creator: 'The organization declined your application.',
    organization: 'The application was declined.',
  },
  withdrawn: {
    creator: 'You have withdrawn.',
    organization: 'The creator has withdrawn. What was set aside is in your balance.',
  },
  cancelled: {
    creator: 'The work was cancelled.',
    organization: 'The work was cancelled.',
  },
  expired: {
    creator: 'It took too long, and has expired.',
    organization: 'It took too long, and has expired. What was set aside is in your balance.',
  },
}

const sparkCode: Step = {
  creator: `Give the Spark code for your post within ${timeLimits.sparkCode.words}.`,
  organization: 'The creator still has to give the Spark code.',
}

const escalated: Step = {
  creator: 'Our team decides. You can still do what you are asked to below, if there is anything.',
  organization: 'Our team decides.',
}

const lateShipment: Step = {
  creator: `The product is late: the organization was to send it within ${shipment.words}. After another ${shipment.words} without it the work is cancelled. You can withdraw instead of waiting.`,
  organization: `The product is late: it was to be sent within ${shipment.words}. Send it now, or the work is cancelled.`,
}

const cancelledAfterShipping: Step = {
  creator: 'The work was cancelled. You keep what was sent to you.',
  organization: 'The work was cancelled. The creator keeps what you sent.',
}

export function nextStep(submission: Standing, side: Side): string {
  if (submission.state === 'cancelled' && submission.shipments_count > 0)
    return cancelledAfterShipping[side]
  if (submission.escalated_at !== null) return escalated[side]
  if (submission.state === 'awaiting_shipment' && submission.is_shipment_late)
    return lateShipment[side]
  if (submission.state === 'posted' && lacksSparkCode(submission)) return sparkCode[side]
  return steps[submission.state][side]
}

/** Where the product is, if one belongs to the work. */
export function productInWords(submission: Standing, to: string): string {
  const { requires_product_shipment, shipments_count, state } = submission
  if (!requires_product_shipment || (shipments_count === 0 && isOver(submission))) return 'Not sent'
  if (state === 'awaiting_shipment')
    return shipments_count === 0 ? 'Not sent yet' : `Has to be sent to ${to} again`
  return shipments_count === 0 ? `Will be sent to ${to}` : `Sent to ${to}`
}

type Quote = { quote_amount: number; currency: string }

const feeOf = ({ quote_amount }: Quote, feeBps: number) =>
  Number(feeOn(BigInt(quote_amount), feeBps))

/** Whether an organization can afford what it is asked for. */
export function covering(quote: Quote, feeBps: number, balance: number): string {
  const missing = quote.quote_amount + feeOf(quote, feeBps) - balance
  const has = `Your balance of ${formatMoney(balance, quote.currency)}`
  return missing > 0
    ? `${has} is ${formatMoney(missing, quote.currency)} short.`
    : `${has} covers it.`
}

/** The costs of accepting: the fee is on top of the quote. */
export function settingAside(submitted: Quote, feeBps: number): string {
  const { quote_amount, currency } = submitted
  const fee = feeOf(submitted, feeBps)
  const quote = formatMoney(quote_amount, currency)
  const what = fee > 0 ? `${quote} and a fee of ${formatMoney(fee, currency)} are` : `${quote} is`
  return `${what} set aside from your balance until the work is done.`
}

/** Warns an organization before it cancels. */
export function cancelling({
  shipments_count,
  requires_product_shipment,
  quote_amount,
}: Standing): string {
  const kept = shipments_count > 0 ? ' The creator keeps what you sent.' : ''
  const until =
    requires_product_shipment && quote_amount > 0
      ? 'Once the creator has the product, only our team can end the work.'
      : 'Once content is submitted, you cannot cancel any more.'
  return `What is set aside comes back.${kept} ${until}`
}
