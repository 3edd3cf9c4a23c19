import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import type { CollabSubmissionState } from '../../../tables/collabs/collab-submissions.ts'
import type { OwnSubmission } from '../queries.ts'

/** Null where the state says all. */
type Steps<State extends string> = Record<State, string | null>

const ofCollab: Steps<CollabSubmissionState> = {
  applied: 'The brand answers',
  awaiting_shipment: 'The product is sent to you',
  shipped: 'Tell us when the product arrives',
  in_progress: 'Submit your content',
  content_submitted: 'Your content is reviewed',
  changes_requested: 'Submit a new version',
  approved: 'Post it, and say where',
  posted: 'The brand reviews your post',
  completed: null,
  declined: null,
  withdrawn: null,
  cancelled: null,
  expired: null,
}

const ofCampaign: Steps<CampaignSubmission['state']> = {
  pending: 'The brand reviews it',
  approved: null,
  rejected: null,
  flagged: 'It is being checked',
  appealed: 'Troupe’s team decides',
  withdrawn: null,
  finalized: 'It is granted, and comes into your balance',
  paid: null,
}

/** The next step, in a few words; none where the state says all. */
export function nextOf(submission: OwnSubmission): string | null {
  const { kind, state } = submission
  if (state === 'finalized' && submission.earned_amount === 0) return null
  if (submission.lacks_spark_code) return 'Give the Spark code'
  if (submission.is_offer) return 'Answer the offer of another price'
  if (submission.asks_creator) return 'Answer the question about your post'
  if (submission.is_appealable) return 'Read why, and what you can do'
  return kind === 'collab'
    ? ofCollab[state as CollabSubmissionState]
    : ofCampaign[state as CampaignSubmission['state']]
}
