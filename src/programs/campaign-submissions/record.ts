import { defineRecord, type EventValues } from '../../activity/records/record.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'

const creatorIn = ({ account_handle = '' }: EventValues) => `@${account_handle.replace(/^@/, '')}`
const views = ({ invalid_views = '' }: EventValues) =>
  invalid_views === '1' ? '1 view' : `${invalid_views} views`
const postIn = (values: EventValues) => `the post by ${creatorIn(values)}`
/** To take back a rejection is to approve the post after all. */
const actIn = ({ action }: EventValues) => (action === 'reverse' ? 'approve' : action)
const deedIn = (values: EventValues) =>
  `${actIn(values)} ${postIn(values)}${values.action === 'reverse' ? ' after all' : ''}`

const shared = {
  type: 'Submission',
  table: campaignSubmissions,
  notFound: 'Submission not found.',
  identity: ({ account_handle, post_url }: CampaignSubmission) => ({ account_handle, post_url }),
  // The log tells who did something, when, and how often.
  derived: [
    'rejected_by',
    'is_rejected_by_staff',
    'appeal_answered_at',
    'appeal_decided_by',
    'corrections_count',
  ],
  labels: {
    platform_id: 'Platform',
    account_handle: 'Creator',
    account_uid: 'Id of the account',
    post_url: 'Post',
    post_uid: 'Id on the platform',
    is_claiming: 'Reserved for this submission',
    is_appealable: 'Can be appealed',
    verified_views: 'Views read',
    baseline_views: 'Views before the campaign',
    invalid_views: 'Views that do not count',
    invalid_reason: 'Why they do not count',
    invalid_note: 'Note on views that do not count',
    view_count: 'Views that count',
    earned_amount: 'Earned',
    granted_amount: 'Granted',
    owed_amount: 'Owed',
    fee_amount: 'Fee in money',
    grants_count: 'Grants',
    approved_by: 'Approved by',
    rejected_by: 'Rejected by',
    is_rejected_by_staff: 'Rejected by staff',
    appeal_decided_by: 'Appeal decided by',
    corrections_count: 'Times corrected',
    appeal_answer: 'Answer to the appeal',
    appeal_note: 'Note on the appeal',
    counts_until: 'Counts until',
    frozen_because: 'Counting ended because',
    withheld_because: 'Not approved automatically because',
    withheld_note: 'Unusual',
    flagged_state: 'Goes on as',
    action: 'Decision',
    decided_by: 'Decided by',
    because: 'Because',
    answer: 'Answer',
  },
  sentences: {
    hand_in: (values: EventValues) => `submitted a post by ${creatorIn(values)}`,
    check: (values: EventValues) => `checked ${postIn(values)} again`,
    decide: (values: EventValues) => `decided to ${deedIn(values)}`,
    take_back: (values: EventValues) => `took back the decision to ${deedIn(values)}`,
    drop: (values: EventValues) => `did not ${actIn(values)} ${postIn(values)} after all`,
    approve_post: (values: EventValues) => `approved ${postIn(values)}`,
    reverse: (values: EventValues) => `approved ${postIn(values)} after all`,
    withhold: (values: EventValues) => `left ${postIn(values)} to a person`,
    reject: (values: EventValues) => `rejected ${postIn(values)}`,
    submit_again: (values: EventValues) => `corrected ${postIn(values)} and submitted it again`,
    withdraw_post: (values: EventValues) => `withdrew ${postIn(values)}`,
    flag: (values: EventValues) => `flagged ${postIn(values)}`,
    answer_flag: (values: EventValues) => `answered the flag on ${postIn(values)}`,
    lift: (values: EventValues) => `lifted the flag on ${postIn(values)}`,
    appeal: (values: EventValues) => `appealed against the rejection of ${postIn(values)}`,
    answer_appeal: (values: EventValues) => `answered the appeal for ${postIn(values)}`,
    accept_appeal: (values: EventValues) => `accepted the appeal for ${postIn(values)}`,
    refuse_appeal: (values: EventValues) => `refused the appeal for ${postIn(values)}`,
    end_appeals: (values: EventValues) =>
      `ended the time to appeal against the rejection of ${postIn(values)}`,
    let_go: (values: EventValues) => `let ${postIn(values)} be submitted elsewhere`,
    freeze: (values: EventValues) => `stopped counting the views of ${postIn(values)}`,
    count_again: (values: EventValues) => `began to count the views of ${postIn(values)} again`,
    finalize: (values: EventValues) => `finished counting the views of ${postIn(values)}`,
    pay: (values: EventValues) => `paid ${creatorIn(values)} in full for their post`,
    enter: (values: EventValues) => `entered numbers for ${postIn(values)}`,
    invalidate: (values: EventValues) => `marked ${views(values)} of ${postIn(values)} as not real`,
    validate: (values: EventValues) => `let all views of ${postIn(values)} count again`,
    void: (values: EventValues) => `took back numbers of ${postIn(values)}`,
  },
} as const

/** The record that an organization, staff or the clock act on. */
export const campaignSubmissionRecord = defineRecord({
  ...shared,
  organizationId: ({ organization_id }) => organization_id,
})

/**
 * The record that its creator acts on. An organization's log tells where people are, and creators are not its
 * people.
 */
export const ownCampaignSubmissionRecord = defineRecord(shared)
