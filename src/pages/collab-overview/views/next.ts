import type { CollabSubmissionState } from '../../../tables/collabs/collab-submissions.ts'
import type { Card } from '../queries.ts'

const ours: Partial<Record<CollabSubmissionState, string>> = {
  applied: 'You answer',
  awaiting_shipment: 'You send the product',
  content_submitted: 'You review the content',
  posted: 'You look at the post and complete it',
}

const theirs: Partial<Record<CollabSubmissionState, string>> = {
  shipped: 'The creator says when it arrives',
  in_progress: 'The creator submits content',
  changes_requested: 'The creator submits a new version',
  approved: 'The creator posts it',
  posted: 'The creator gives the Spark code',
}

type Next = Pick<Card, 'next' | 'state' | 'is_shipment_late'>

/** Who is next, and what they are to do. */
export function nextInWords({ next, state, is_shipment_late }: Next): string {
  if (next === 'staff') return 'Troupe’s team decides'
  if (state === 'awaiting_shipment' && is_shipment_late) return 'You send the product, it is late'
  return (next === 'organization' ? ours : theirs)[state] ?? ''
}
