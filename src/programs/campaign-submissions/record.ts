import { defineRecord, type EventValues } from '../../activity/records/record.ts'
import { type CampaignSubmission, campaignSubmissions } from '../../tables/campaign-submissions.ts'

const shared = {
  type: 'Submission',
  table: campaignSubmissions,
  notFound: 'Submission not found.',
  identity: ({ account_handle, post_url }: CampaignSubmission) => ({ account_handle, post_url }),
  labels: {
    account_handle: 'Creator',
    post_url: 'Post',
    frozen_because: 'Counting ended because',
    flagged_state: 'Goes on as',
    action: 'Decision',
    decided_by: 'Decided by',
    because: 'Because',
  },
  sentences: {
    hand_in: ({ account_handle }: EventValues) => `submitted a post of ${account_handle}`,
    check: ({ account_handle }: EventValues) => `looked at the post of ${account_handle} again`,
    decide: ({ account_handle, action }: EventValues) =>
      `decided to ${action} the post of ${account_handle}`,
    take_back: ({ account_handle, action }: EventValues) =>
      `took back the decision to ${action} the post of ${account_handle}`,
    drop: ({ account_handle, action }: EventValues) =>
      `did not ${action} the post of ${account_handle} as was decided`,
    approve_post: ({ account_handle }: EventValues) => `approved the post of ${account_handle}`,
    reject: ({ account_handle }: EventValues) => `rejected the post of ${account_handle}`,
    withdraw_post: ({ account_handle }: EventValues) => `withdrew the post of ${account_handle}`,
    flag: ({ account_handle }: EventValues) => `flagged the post of ${account_handle}`,
    lift: ({ account_handle }: EventValues) => `lifted the flag of the post of ${account_handle}`,
    appeal: ({ account_handle }: EventValues) => `appealed for the post of ${account_handle}`,
    accept_appeal: ({ account_handle }: EventValues) =>
      `accepted the appeal for the post of ${account_handle}`,
    refuse_appeal: ({ account_handle }: EventValues) =>
      `refused the appeal for the post of ${account_handle}`,
    let_go: ({ account_handle }: EventValues) =>
      `gave up the claim to the post of ${account_handle}`,
    freeze: ({ account_handle }: EventValues) => `stopped counting the post of ${account_handle}`,
    count_again: ({ account_handle }: EventValues) => `counts the post of ${account_handle} again`,
    finalize: ({ account_handle }: EventValues) =>
      `finished counting the post of ${account_handle}`,
    pay: ({ account_handle }: EventValues) => `paid all of the post of ${account_handle}`,
    enter: ({ account_handle }: EventValues) => `entered numbers of the post of ${account_handle}`,
    void: ({ account_handle }: EventValues) => `took back numbers of the post of ${account_handle}`,
  },
} as const

/** As an organization, staff or the clock act on it. */
export const campaignSubmissionRecord = defineRecord({
  ...shared,
  organizationId: ({ organization_id }) => organization_id,
})

/** As its creator acts on it. An organization's log tells where people are, and creators are not its people. */
export const ownCampaignSubmissionRecord = defineRecord(shared)
