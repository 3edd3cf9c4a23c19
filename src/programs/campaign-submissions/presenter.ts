import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import {
  campaignSubmissionStates,
  checkNames,
  freezeReasons,
  invalidReasons,
  rejectionReasons,
} from '../../tables/campaigns/campaign-submissions.ts'
import {
  campaignSubmissionUrl,
  ownSubmissionUrl,
  staffSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { fileUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { FlagJson, presentFlag } from './flags/presenter.ts'
import { lapsedOf } from './paying/amounts.ts'
import { asOrganizationReads } from './policy.ts'
import type { ReceivedPost, SubmissionInList } from './queries.ts'

const CheckJson = z.object({
  name: z.enum(checkNames),
  outcome: z.enum(['passed', 'failed', 'unknown']),
  found: text('It was posted by @robinvale.'),
})

export const CampaignSubmissionJson = z
  .object({
    id: sqid,
    kind: z.literal('campaign'),
    campaign_id: sqid,
    campaign_name: text('Harbor Coffee at home'),
    organization_name: text('Harbor Coffee'),
    platform_id: z.enum(platformIds),
    account_handle: text('robinvale'),
    post_url: urlLike('https://www.tiktok.com/@robinvale/video/7301234567890123456'),
    picture_url: urlLike('https://troupe.example.com/files/9Lw5vHc7RkTz3XqBn6MdYs.webp')
      .nullable()
      .meta({ description: 'A small picture of the post, once there is one' }),
    state: z.enum(campaignSubmissionStates),
    checks: z.array(CheckJson),
    posted_at: timestamp.nullable(),
    reason: z.enum(rejectionReasons).nullable(),
    note: text('Please use the sound of the brief.').nullable(),
    appeal: text('The sound starts at second 12.').nullable(),
    flags: z.array(FlagJson).meta({ description: 'The oldest first' }),
    view_count: count(12_500).meta({ description: 'The views that are paid' }),
    invalid_views: count(0).meta({ description: 'Found not to be real, and not paid' }),
    invalid_reason: z.enum(invalidReasons).nullable(),
    invalid_note: text('They came within one hour.').nullable(),
    invalidated_at: timestamp.nullable(),
    validated_at: timestamp.nullable(),
    currency,
    earned_amount: minorUnits(2187).meta({ description: 'Granted, owed and lapsed together' }),
    granted_amount: minorUnits(2187),
    owed_amount: minorUnits(0).meta({ description: 'Earned, and waiting for budget' }),
    lapsed_amount: minorUnits(0).meta({
      description: 'Earned, and not covered by the budget when the campaign was settled',
    }),
    fee_amount: minorUnits(0),
    counts_until: timestamp.nullable(),
    frozen_at: timestamp.nullable(),
    frozen_because: z.enum(freezeReasons).nullable(),
    withheld_at: timestamp.nullable().meta({
      description:
        'Since when only a person can approve it, because its creator has joined the organization',
    }),
    decided_at: timestamp.nullable(),
    approved_at: timestamp.nullable(),
    rejected_at: timestamp.nullable(),
    appealed_at: timestamp.nullable(),
    finalized_at: timestamp.nullable(),
    paid_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/me/submissions/Nq7RwXk3.json'),
  })
  .meta({ id: 'CampaignSubmission' })

/** As the organization lists it. */
export const ReceivedPostJson = CampaignSubmissionJson.extend({
  unread_messages_count: count(0).meta({ description: 'Of others, that you have not read' }),
}).meta({ id: 'ReceivedCampaignSubmission' })

type Json = z.infer<typeof CampaignSubmissionJson>

export function presentReceived(submission: ReceivedPost): z.infer<typeof ReceivedPostJson> {
  const { unread_messages_count } = submission
  return { ...presentSubmission(submission), unread_messages_count }
}

export function presentSubmission(submission: SubmissionInList): Json {
  return { ...present(asOrganizationReads(submission)), url: campaignSubmissionUrl(submission) }
}

export function presentOwnSubmission(submission: SubmissionInList): Json {
  return { ...present(submission), url: ownSubmissionUrl(submission) }
}

export function presentForStaff(submission: SubmissionInList): Json {
  return { ...present(submission), url: staffSubmissionUrl(submission) }
}

function present(submission: SubmissionInList): Omit<Json, 'url'> {
  const lapsed_amount = lapsedOf(submission, submission)
  return {
    id: encodeId('Submission', submission.id),
    kind: 'campaign',
    campaign_id: encodeId('Campaign', submission.campaign_id),
    campaign_name: submission.campaign_name,
    organization_name: submission.organization_name,
    platform_id: submission.platform_id,
    account_handle: submission.account_handle,
    post_url: submission.post_url,
    picture_url: submission.picture_key && fileUrl(submission.picture_key),
    state: submission.state,
    checks: submission.checks,
    posted_at: submission.posted_at,
    reason: submission.reason,
    note: submission.note,
    appeal: submission.appeal,
    flags: submission.flags.map(presentFlag),
    view_count: submission.view_count,
    invalid_views: submission.invalid_views,
    invalid_reason: submission.invalid_reason,
    invalid_note: submission.invalid_note,
    invalidated_at: submission.invalidated_at,
    validated_at: submission.validated_at,
    currency: submission.currency,
    earned_amount: submission.earned_amount + lapsed_amount,
    granted_amount: submission.granted_amount,
    owed_amount: submission.owed_amount,
    lapsed_amount,
    fee_amount: submission.fee_amount,
    counts_until: submission.counts_until,
    frozen_at: submission.frozen_at,
    frozen_because: submission.frozen_because,
    withheld_at: submission.withheld_at,
    decided_at: submission.decided_at,
    approved_at: submission.approved_at,
    rejected_at: submission.rejected_at,
    appealed_at: submission.appealed_at,
    finalized_at: submission.finalized_at,
    paid_at: submission.paid_at,
    created_at: submission.created_at,
    updated_at: submission.updated_at,
  }
}
