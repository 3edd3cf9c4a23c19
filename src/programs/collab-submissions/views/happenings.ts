import type { Happening } from '../../submissions/views/what-happened.tsx'
import type { ShownSubmission } from '../queries.ts'
import { stateName } from './state.tsx'

type Possible = Omit<Happening, 'at'> & { at: string | null }

/** All that happened to a submission of a collab. */
export function happeningsOf(submission: ShownSubmission): Happening[] {
  const { ended_at, completed_at, state, organization_name } = submission
  const all: Possible[] = [
    { at: submission.created_at, icon: 'handshake', title: 'Applied' },
    {
      at: submission.accepted_at,
      icon: 'circleCheck',
      title: 'Accepted',
      detail: `by ${organization_name}, who set the price aside`,
    },
    ...submission.shipments.flatMap(ofShipment),
    ...submission.contents.flatMap(ofContent),
    { at: submission.posted_at, icon: 'link', title: 'Posted' },
    { at: completed_at, icon: 'wallet', title: 'Completed and paid' },
    { at: completed_at ? null : ended_at, icon: 'x', title: `Ended: ${stateName(state)}` },
  ]
  return all.filter((one): one is Happening => one.at !== null)
}

const ofShipment = (shipment: ShownSubmission['shipments'][number]): Possible[] => [
  { at: shipment.created_at, icon: 'parcel', title: 'Product sent', detail: shipment.carrier },
  { at: shipment.received_at, icon: 'parcel', title: 'Product received' },
]

const ofContent = (content: ShownSubmission['contents'][number]): Possible[] => [
  { at: content.created_at, icon: 'clapperboard', title: `Version ${content.number} submitted` },
  { at: content.approved_at, icon: 'circleCheck', title: `Version ${content.number} approved` },
]
