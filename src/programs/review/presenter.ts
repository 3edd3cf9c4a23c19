import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { rejectionReasons } from '../../tables/campaigns/campaign-submissions.ts'
import { allDecisionActions } from '../../tables/campaigns/decisions.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { SentDecisionOutcome } from '../campaign-submissions/deciding/outcomes.ts'
import { DecisionOutcomeJson } from '../campaign-submissions/deciding/presenter.ts'
import type { WaitingDecision } from '../campaign-submissions/deciding/queries.ts'
import { submissionForOrganization } from '../campaign-submissions/policy.ts'
import { receivedFields } from '../campaign-submissions/presenter.ts'
import type { CreatorHistory } from './history.ts'
import type { Chosen, Reviewed, ToReview } from './queries.ts'
import { byCampaign, type OfOneCampaign, sumsOf, wouldPay } from './would-pay.ts'

const toReview = {
  ...receivedFields,
  would_pay_amount: from(
    minorUnits(2187, 'What it would earn if it were approved now, as far as there is budget'),
    wouldPay,
  ),
  decides_at: timestamp.nullable().describe('When it is decided by itself'),
}

export const ToReviewJson = shapeOf<ToReview>()('SubmissionToReview', toReview)

const DecisionJson = shapeOf<WaitingDecision>()(undefined, {
  action: z.enum(allDecisionActions),
  reason: z.enum(rejectionReasons).nullable(),
  note: text('Please use the sound of the brief.').nullable(),
  user_name: text('Mara Lindqvist').nullable(),
  takes_effect_at: timestamp,
})

const HistoryJson = shapeOf<CreatorHistory>()(undefined, {
  follower_count: count(48_200).nullable(),
  decided_count: count(11),
  approved_count: count(10),
  granted: z
    .array(z.object({ currency, amount: minorUnits(120_400) }))
    .describe('What they were granted, in each currency'),
})

export const ReviewedJson = shapeOf<Reviewed>()('ReviewedSubmission', {
  ...toReview,
  brief: text('<p>Show the cup.</p>').describe('What the campaign asks for, as HTML'),
  decision: meaning(nullable(DecisionJson), 'What was decided and can still be taken back'),
  creator: from(
    HistoryJson.describe('What this creator did for the organization before'),
    ({ history }: Reviewed) => HistoryJson.present(history),
  ),
  snapshots: from(
    z
      .array(z.object({ taken_at: timestamp, views: count(12_500) }))
      .describe('The last 30 readings, the latest first'),
    ({ history }: Reviewed) => history.snapshots,
  ),
})

export function presentToReview(submission: ToReview) {
  return ToReviewJson.present(submissionForOrganization(submission))
}

export function presentReviewed(submission: Reviewed) {
  return ReviewedJson.present(submissionForOrganization(submission))
}

/** The posts that would be approved, and each id that would not be, with why. */
type ApprovalPreview = { submissions: Chosen[]; failed: SentDecisionOutcome[] }

const OfOneCampaignJson = shapeOf<OfOneCampaign>()(undefined, {
  campaign_id: from(text('8dW29sCB'), ({ first }: OfOneCampaign) =>
    encodeId('Campaign', first.campaign_id),
  ),
  campaign_name: from(
    text('Autumn roast launch'),
    ({ first }: OfOneCampaign) => first.campaign_name,
  ),
  currency: from(currency, ({ first }: OfOneCampaign) => first.currency),
  submissions_count: from(count(6), (one: OfOneCampaign) => one.submissions.length),
  would_pay_amount: minorUnits(3234, 'The sum of what they would earn'),
  free_amount: minorUnits(
    80_000,
    'Free of its budget: all that is owed, fees included, is taken off',
  ),
})

export const ApprovalPreviewJson = shapeOf<ApprovalPreview>()('ApprovalPreview', {
  submissions_count: from(
    count(6).describe('How many of them still wait for a decision'),
    ({ submissions }: ApprovalPreview) => submissions.length,
  ),
  submission_ids: from(
    z.array(text('Nq7RwXk3')).describe('Which of them these are'),
    ({ submissions }: ApprovalPreview) => submissions.map(({ id }) => encodeId('Submission', id)),
  ),
  would_pay: from(
    z
      .array(z.object({ currency, amount: minorUnits(3234) }))
      .describe('What these would earn together if they were approved now, in each currency'),
    ({ submissions }: ApprovalPreview) => sumsOf(submissions),
  ),
  campaigns: from(
    meaning(listOf(OfOneCampaignJson), 'The same by campaign, beside its budget'),
    ({ submissions }: ApprovalPreview) => byCampaign(submissions).map(OfOneCampaignJson.present),
  ),
  failed: meaning(
    listOf(DecisionOutcomeJson),
    'Those that are not counted, each with the `error` and `code` that deciding would answer',
  ),
})
