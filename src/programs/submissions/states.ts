import {
  type CampaignSubmission,
  campaignSubmissionStates,
} from '../../tables/campaigns/campaign-submissions.ts'
import {
  type CollabSubmissionState,
  collabSubmissionStates,
} from '../../tables/collabs/collab-submissions.ts'
import type { OwnSubmission } from './queries.ts'

type Look = { name: string; tone: 'neutral' | 'info' | 'success' | 'warning' | 'error' }

/** Names of the states, for organizations and staff. */
export const campaignStates: Record<CampaignSubmission['state'], Look> = {
  pending: { name: 'to decide', tone: 'warning' },
  approved: { name: 'counting', tone: 'success' },
  rejected: { name: 'rejected', tone: 'error' },
  flagged: { name: 'flagged', tone: 'error' },
  appealed: { name: 'appealed', tone: 'warning' },
  withdrawn: { name: 'withdrawn', tone: 'neutral' },
  finalized: { name: 'final', tone: 'info' },
  paid: { name: 'paid', tone: 'success' },
}

export const collabStates: Record<CollabSubmissionState, Look> = {
  applied: { name: 'applied', tone: 'info' },
  awaiting_shipment: { name: 'waits for the product', tone: 'warning' },
  shipped: { name: 'product on its way', tone: 'info' },
  in_progress: { name: 'in progress', tone: 'info' },
  content_submitted: { name: 'in review', tone: 'warning' },
  changes_requested: { name: 'changes requested', tone: 'warning' },
  approved: { name: 'approved', tone: 'success' },
  posted: { name: 'posted', tone: 'success' },
  completed: { name: 'completed', tone: 'success' },
  declined: { name: 'declined', tone: 'neutral' },
  withdrawn: { name: 'withdrawn', tone: 'neutral' },
  cancelled: { name: 'canceled', tone: 'neutral' },
  expired: { name: 'expired', tone: 'neutral' },
}

/** The states of both kinds, by which creators narrow the list of their work. */
export const workStates = [...new Set([...campaignSubmissionStates, ...collabSubmissionStates])]

/**
 * The look of a state. A late shipment shows only while it can still be sent, though it stays late when the
 * work is canceled.
 */
export function collabLook(state: CollabSubmissionState, isShipmentLate = false): Look {
  return isShipmentLate && state === 'awaiting_shipment'
    ? { name: 'product is late', tone: 'error' }
    : collabStates[state]
}

/** The state of either kind as creators see it, who wait where organizations decide. */
export function ownLook({ kind, state, organization_name, ...owned }: Owned): Look {
  if (kind === 'campaign' && state === 'pending')
    return { name: `waits for ${organization_name}`, tone: 'warning' }
  if (kind === 'campaign' && state === 'paid' && owned.granted_amount === 0)
    return { name: 'no reward', tone: 'neutral' }
  if (kind === 'campaign' && state === 'paid') return { name: 'in your balance', tone: 'success' }
  if (owned.is_offer) return { name: 'offer to answer', tone: 'warning' }
  return kind === 'campaign'
    ? campaignStates[state as CampaignSubmission['state']]
    : collabLook(state as CollabSubmissionState, owned.is_shipment_late)
}

export type Owned = Pick<OwnSubmission, 'kind' | 'state' | 'organization_name'> & {
  granted_amount?: number
  is_shipment_late?: boolean
  is_offer?: boolean
}
