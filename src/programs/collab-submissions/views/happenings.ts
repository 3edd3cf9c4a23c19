import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import type { Happening } from '../../submissions/views/what-happened.tsx'
import { standingPrices } from '../applying/prices.ts'
import type { FoundSubmission } from '../queries.ts'
import { stateName } from '../words.ts'
import { nameOf } from './name.ts'

type Possible = Omit<Happening, 'at'> & { at: string | null }

export function happeningsOf(submission: FoundSubmission): Happening[] {
  const { ended_at, completed_at, state } = submission
  const all: Possible[] = [
    { at: submission.created_at, icon: 'handshake', title: 'Applied', detail: asking(submission) },
    ...offersOf(submission),
    ...takenBackIn(submission),
    {
      at: submission.accepted_at,
      icon: 'circleCheck',
      title: 'Accepted',
      detail: acceptance(submission),
    },
    ...submission.shipments.flatMap(ofShipment),
    ...submission.contents.flatMap((content) => ofContent(content, submission)),
    ...extensionOf(submission),
    { at: submission.posted_at, icon: 'link', title: 'Post submitted' },
    { at: submission.escalated_at, icon: 'users', title: 'Troupe’s team asked to decide' },
    { at: completed_at, icon: 'wallet', title: 'Completed and paid' },
    { at: completed_at ? null : ended_at, icon: 'x', title: `Ended: ${stateName(state)}` },
  ]
  return all.filter((one): one is Happening => one.at !== null)
}

/** The side that accepted is the one to which the last price was offered. */
const acceptance = (submission: FoundSubmission) => {
  const { offers, organization_name } = submission
  return standingPrices(offers).at(-1)?.side === 'organization'
    ? `by ${nameOf(submission)}. ${organization_name} has set the price aside.`
    : `by ${organization_name}, who set the price aside`
}

const ofShipment = (shipment: FoundSubmission['shipments'][number]): Possible[] => [
  { at: shipment.created_at, icon: 'parcel', title: 'Product sent', detail: shipment.carrier },
  { at: shipment.received_at, icon: 'parcel', title: 'Product received' },
]

/** The price that a creator applied with. */
const asking = ({ offers, quote_amount, currency }: FoundSubmission) =>
  `for ${formatMoney(offers[0]?.amount ?? quote_amount, currency)}`

/** Every price after the first, with the words of whoever offered it. */
const offersOf = (submission: FoundSubmission): Possible[] =>
  submission.offers.slice(1).map(({ side, amount, note, created_at }) => {
    const who = side === 'creator' ? nameOf(submission) : submission.organization_name
    const title = `${who} offered ${formatMoney(amount, submission.currency)}`
    return { at: created_at, icon: 'banknote', title, detail: note ? `“${note}”` : '' }
  })

/** Prices that were taken back at the same moment are one happening: the last of them stood until then. */
const takenBackIn = (submission: FoundSubmission): Possible[] =>
  submission.offers
    .filter(
      ({ taken_back_at: at, number }, _, all) =>
        at !== null && !all.some((one) => one.taken_back_at === at && one.number > number),
    )
    .map(({ side, amount, taken_back_at }) => {
      const who = side === 'creator' ? nameOf(submission) : submission.organization_name
      const price = formatMoney(amount, submission.currency)
      return { at: taken_back_at, icon: 'undo', title: `${who} took back ${price}` }
    })

const ofContent = (
  content: FoundSubmission['contents'][number],
  { contents, revision_rounds }: FoundSubmission,
): Possible[] => [
  { at: content.created_at, icon: 'clapperboard', title: `Version ${content.number} submitted` },
  {
    at: content.changes_requested_at,
    icon: 'pencil',
    title: `Changes requested, ${roundOf(content, contents)} of ${revision_rounds}`,
    detail: content.change_note ?? '',
  },
  { at: content.approved_at, icon: 'circleCheck', title: `Version ${content.number} approved` },
]

/** The rounds of changes up to a version, that of its own included. */
const roundOf = ({ number }: { number: number }, contents: FoundSubmission['contents']) =>
  contents.filter((one) => one.changes_requested_at !== null && one.number <= number).length

const extensionOf = (submission: FoundSubmission): Possible[] => {
  const { extension_days, extension_state, extension_note, organization_name } = submission
  const more = days(extension_days ?? 0).words
  return [
    {
      at: submission.extension_asked_at,
      icon: 'calendar',
      title: `${nameOf(submission)} asked for ${more} more`,
      detail: `“${extension_note}”`,
    },
    {
      at: submission.extension_answered_at,
      icon: 'calendar',
      title: `${organization_name} ${extension_state} it`,
    },
  ]
}
