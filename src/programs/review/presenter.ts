import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { rejectionReasons } from '../../tables/campaigns/campaign-submissions.ts'
import { decisionActions } from '../../tables/campaigns/decisions.ts'
import { earningsOf } from '../campaign-submissions/paying/amounts.ts'
import { CampaignSubmissionJson, presentSubmission } from '../campaign-submissions/presenter.ts'
import { earnedBy } from '../campaigns/budget/earnings.ts'
import type { Reviewed, ToReview } from './queries.ts'

export const ToReviewJson = CampaignSubmissionJson.extend({
  would_pay_amount: minorUnits(2187).meta({ description: 'What its views have earned by now' }),
  decides_at: timestamp.nullable().meta({ description: 'When it is decided by itself' }),
}).meta({ id: 'SubmissionToReview' })

const DecisionJson = z.object({
  action: z.enum(decisionActions),
  reason: z.enum(rejectionReasons).nullable(),
  note: text('Please use the sound of the brief.').nullable(),
  user_name: text('Mara Lindqvist').nullable(),
  takes_effect_at: timestamp,
})

export const ReviewedJson = ToReviewJson.extend({
  decision: DecisionJson.nullable().meta({ description: 'What was decided and can be taken back' }),
  creator: z
    .object({
      follower_count: count(48_200).nullable(),
      decided_count: count(11),
      approved_count: count(10),
      granted: z.array(z.object({ currency, amount: minorUnits(120_400) })),
    })
    .meta({ description: 'What this creator did for the organization before' }),
  snapshots: z
    .array(z.object({ taken_at: timestamp, views: count(12_500) }))
    .meta({ description: 'The last 30 readings, the latest first' }),
}).meta({ id: 'ReviewedSubmission' })

/** Nobody has decided about it yet, also not a moment ago. */
export const isOpen = ({ state, decision }: Reviewed): boolean =>
  state === 'pending' && decision === null

/** The amount that it would be paid if it were approved now, as far as there is budget. */
export const wouldPay = (submission: ToReview): number =>
  Number(earningsOf({ ...submission.terms, fee_bps: null }, submission))

/** The earnings of its views where these are less than a post has to earn to be paid at all. */
export function tooLittle({ terms, view_count }: ToReview): number {
  const gross = earnedBy({ ...terms, min_payout_amount: 0 }, BigInt(view_count))
  return gross < BigInt(terms.min_payout_amount) ? Number(gross) : 0
}

export function presentToReview(submission: ToReview): z.infer<typeof ToReviewJson> {
  return {
    ...presentSubmission(submission),
    would_pay_amount: wouldPay(submission),
    decides_at: submission.decides_at,
  }
}

export function presentReviewed(submission: Reviewed): z.infer<typeof ReviewedJson> {
  const { decision, history } = submission
  const { snapshots, ...creator } = history
  return {
    ...presentToReview(submission),
    decision: decision && {
      action: decision.action,
      reason: decision.reason,
      note: decision.note,
      user_name: decision.user_name,
      takes_effect_at: decision.takes_effect_at,
    },
    creator,
    snapshots,
  }
}
