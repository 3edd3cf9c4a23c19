import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import {
  from,
  inStates,
  listOf,
  meaning,
  seldom,
  shapeOf,
} from '../../framework/http/fields/shape.ts'
import {
  campaignSubmissionStates,
  freezeReasons,
  invalidReasons,
  rejectionReasons,
  withheldReasons,
} from '../../tables/campaigns/campaign-submissions.ts'
import { approvedStates, rejectedStates } from '../../tables/campaigns/decided-posts.ts'
import {
  campaignSubmissionUrl,
  ownSubmissionUrl,
  staffSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { embedUrl, postHashtags, postPicture } from '../submissions/posts/post-fields.ts'
import { CheckJson, CorrectionJson } from './corrections/presenter.ts'
import { FlagJson } from './flags/presenter.ts'
import type { ListedPost } from './lists/queries.ts'
import { lapsedOf } from './paying/amounts.ts'
import { submissionForOrganization } from './policy.ts'
import type { SubmissionInList } from './queries.ts'
import { isPossible, withheldReason } from './transitions.ts'

const at = 'https://troupe.example.com'

const final = ['finalized', 'paid']
const decided = [...approvedStates, ...rejectedStates]

const fields = {
  id: idOf('Submission'),
  kind: from(z.literal('campaign'), () => 'campaign' as const),
  campaign_id: idOf('Campaign', 'campaign_id'),
  campaign_name: text('Harbor Coffee at home'),
  organization_name: text('Harbor Coffee'),
  platform_id: z.enum(platformIds),
  user_id: meaning(
    idOrNull('User', 'user_id'),
    'Its creator, as lists of creators have them; null for someone who has left',
  ),
  account_handle: text('robinvale'),
  post_url: urlLike('https://www.tiktok.com/@robinvale/video/7301234567890123456').describe(
    'The post, at the one address that we write it with',
  ),
  picture_url: postPicture,
  embed_url: embedUrl(({ platform_id, post_uid: uid }: SubmissionInList) => ({ platform_id, uid })),
  caption: text('Tea for two. #ad #teatime')
    .nullable()
    .describe('What the post says, as its platform told it last; null where it did not'),
  hashtags: postHashtags('#teatime'),
  state: z.enum(campaignSubmissionStates),
  checks: z.array(CheckJson).describe('What was looked at'),
  posted_at: timestamp.nullable(),
  reason: inStates(
    ['rejected', 'appealed'],
    z.enum(rejectionReasons).nullable().describe('Why it was rejected'),
  ),
  note: inStates(
    ['rejected', 'appealed'],
    text('Please use the sound of the brief.').nullable().describe('Why, in words'),
  ),
  is_correctable: inStates(
    ['rejected'],
    from(
      z.boolean().describe('Whether its creator can correct it and submit it again'),
      (submission: SubmissionInList) => isPossible(submission, 'correct'),
    ),
  ),
  is_reversible: inStates(
    ['rejected', 'appealed'],
    from(
      z.boolean().describe('Whether its organization can still approve it after all'),
      (submission: SubmissionInList) => isPossible(submission, 'reverse'),
    ),
  ),
  corrections: seldom(
    meaning(
      listOf(CorrectionJson),
      'Each time that its creator has corrected it after a rejection, the first one first',
    ),
  ),
  appeal: inStates(
    ['appealed'],
    text('The sound starts at second 12.').nullable().describe('What the creator says to that'),
  ),
  appeal_answer: seldom(
    text('The brief asks for the sound from the first second.')
      .nullable()
      .describe('What the organization says to the appeal'),
  ),
  flags: inStates(['flagged'], meaning(listOf(FlagJson), 'Doubts, the oldest first')),
  view_count: count(12_500).describe(
    'The views that are paid, or would be if it were approved: the highest reading, less those from before the campaign and those that are not real',
  ),
  invalid_views: count(0).describe('Found by staff not to be real, and not paid'),
  invalid_reason: seldom(
    z
      .enum(invalidReasons)
      .nullable()
      .describe(
        'Why: `automated` by machines, `rewarded` where people were paid to watch, `removed` where the platform took them away again',
      ),
  ),
  invalid_note: seldom(
    text('They came within one hour.').nullable().describe('What staff say to it'),
  ),
  invalidated_at: seldom(
    timestamp.nullable().describe('When staff last found some not to be real'),
  ),
  validated_at: seldom(
    timestamp.nullable().describe('When staff found that all of its views are real after all'),
  ),
  currency,
  earned_amount: inStates(
    approvedStates,
    from(
      minorUnits(
        2187,
        'Granted, waiting for budget and lapsed together, as of the last grant: what views earned since then is in the explanation',
      ),
      (submission: SubmissionInList) => submission.earned_amount + lapsedOf(submission, submission),
    ),
  ),
  granted_amount: inStates(approvedStates, minorUnits(2187)),
  owed_amount: minorUnits(0, 'Earned, and waiting for budget'),
  lapsed_amount: from(
    minorUnits(0, 'Earned, and not covered by the budget when the campaign was settled'),
    (submission: SubmissionInList) => lapsedOf(submission, submission),
  ),
  fee_amount: minorUnits(0, 'What the installation keeps on top'),
  counts_until: inStates(
    approvedStates,
    timestamp.nullable().describe('Until when views count at the longest'),
  ),
  frozen_at: inStates(final, timestamp.nullable().describe('When counting ended')),
  frozen_because: inStates(final, z.enum(freezeReasons).nullable()),
  withheld_at: seldom(timestamp.nullable().describe('Since when only a person can approve it')),
  withheld_because: seldom(
    from(
      z
        .enum(withheldReasons)
        .nullable()
        .describe(
          'Why: its creator has joined the organization (`member`), it was submitted again as it was when it was rejected (`unchanged`), its views are `unusual`',
        ),
      withheldReason,
    ),
  ),
  withheld_note: seldom(
    text('Unusual: 91,356 views for an account with 2,803 followers.')
      .nullable()
      .describe('The reading that is unusual, in words'),
  ),
  decided_at: inStates(decided, timestamp.nullable()),
  approved_at: inStates(approvedStates, timestamp.nullable()),
  rejected_at: inStates(['rejected', 'appealed'], timestamp.nullable()),
  appealed_at: inStates(['appealed'], timestamp.nullable()),
  appeal_answered_at: seldom(
    timestamp.nullable().describe('When the organization answered the appeal'),
  ),
  finalized_at: inStates(final, timestamp.nullable()),
  paid_at: inStates(['paid'], timestamp.nullable()),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(urlLike(`${at}/me/submissions/Nq7RwXk3.json`), ownSubmissionUrl),
}

export const CampaignSubmissionJson = shapeOf<SubmissionInList>()('CampaignSubmission', fields)

/** The fields as the organization reads them, of a row that has passed `submissionForOrganization`. */
export const receivedFields = {
  ...fields,
  url: from(
    urlLike(`${at}/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/submissions/Nq7RwXk3.json`),
    campaignSubmissionUrl,
  ),
}

export const ListedPostJson = shapeOf<ListedPost>()('ReceivedCampaignSubmission', {
  ...receivedFields,
  unread_messages_count: count(0).describe('Of others, that you have not read'),
})

export function presentListed(submission: ListedPost) {
  return ListedPostJson.present(submissionForOrganization(submission))
}

/** The record as the organization and staff read it one by one: as its creator does, at their address. */
const ReceivedPost = shapeOf<SubmissionInList>()(undefined, receivedFields)
const StaffPost = shapeOf<SubmissionInList>()(undefined, {
  ...fields,
  url: from(urlLike(`${at}/staff/submissions/Nq7RwXk3.json`), staffSubmissionUrl),
})

export function presentReceived(submission: SubmissionInList) {
  return ReceivedPost.present(submissionForOrganization(submission))
}

export const presentForStaff = StaffPost.present
