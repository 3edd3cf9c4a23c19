import type { Work } from '../queries.ts'

const ofCollab: Record<string, string> = {
  applied: 'The brand answers',
  awaiting_shipment: 'The product is sent to you',
  shipped: 'Tell us when the product arrives',
  in_progress: 'Submit your content',
  content_submitted: 'Your content is reviewed',
  changes_requested: 'Submit a new version',
  approved: 'Post it, and say where',
  posted: 'The brand reviews your post',
}

const ofCampaign: Record<string, string> = {
  pending: 'The brand reviews it',
  flagged: 'It is being checked',
  appealed: 'Troupe’s team decides',
  finalized: 'It is granted, and comes into your balance',
}

/** The next step, in a few words; none where the state says all. */
export function nextOf(work: Work): string | undefined {
  const { kind, state } = work
  if (state === 'finalized' && work.earned_amount === 0) return undefined
  if (work.lacks_spark_code) return 'Give the Spark code'
  if (work.is_offer) return 'Answer the offer of another price'
  if (work.asks_creator) return 'Answer the question about your post'
  if (work.is_appealable) return 'Read why, and what you can do'
  return (kind === 'collab' ? ofCollab : ofCampaign)[state]
}
