import type { Work } from '../queries.ts'

const ofCollab: Record<string, string> = {
  applied: 'The organization answers',
  awaiting_shipment: 'The product is sent to you',
  shipped: 'Say when the product is there',
  in_progress: 'Hand in your content',
  content_submitted: 'Your content is reviewed',
  changes_requested: 'Hand in a new version',
  approved: 'Post it, and say where',
  posted: 'The organization has a look',
}

const ofCampaign: Record<string, string> = {
  pending: 'The organization reviews it',
  approved: 'Its views count',
  flagged: 'It is looked into',
  appealed: 'Our team decides',
  finalized: 'Its reward is held for a while',
}

/** What comes next, in a few words; nothing where it is over. */
export function nextOf({ kind, state }: Work): string {
  return (kind === 'collab' ? ofCollab : ofCampaign)[state] ?? 'Nothing'
}
