import type { CollabSubmissionState } from '../../../tables/collabs/collab-submissions.ts'
import type { Side } from '../../submissions/notices.ts'

const ours: Partial<Record<CollabSubmissionState, string>> = {
  applied: 'You answer',
  awaiting_shipment: 'You send the product',
  content_submitted: 'You review the content',
  posted: 'You look at the post and complete it',
  in_progress: 'You answer the request for more time',
  changes_requested: 'You answer the request for more time',
}

const theirs: Partial<Record<CollabSubmissionState, string>> = {
  applied: 'The creator answers your offer',
  shipped: 'The creator says when it arrives',
  in_progress: 'The creator submits content',
  changes_requested: 'The creator submits a new version',
  approved: 'The creator posts it',
  posted: 'The creator gives the Spark code',
}

type Next = {
  next: Side | 'staff' | null
  state: CollabSubmissionState
  is_shipment_late: boolean
}

/** Who is next, and what they are to do. */
export function nextInWords({ next, state, is_shipment_late }: Next): string {
  if (next === null) return ''
  if (next === 'staff') return 'Troupe’s team decides'
  if (state === 'awaiting_shipment' && is_shipment_late) return 'You send the product, it is late'
  return (next === 'organization' ? ours : theirs)[state] ?? ''
}
