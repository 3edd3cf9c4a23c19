import { defineRecord } from '../../activity/records/record.ts'
import { campaignSubmissions } from '../../tables/campaign-submissions.ts'

export const campaignSubmissionRecord = defineRecord({
  type: 'Submission',
  table: campaignSubmissions,
  notFound: 'Submission not found.',
  organizationId: ({ organization_id }) => organization_id,
  identity: ({ account_handle, post_url }) => ({ account_handle, post_url }),
  labels: {
    account_handle: 'Creator',
    post_url: 'Post',
    frozen_because: 'Counting ended by',
    flagged_state: 'Goes on as',
  },
  sentences: {
    hand_in: ({ account_handle }) => `handed in a post of ${account_handle}`,
    check: ({ account_handle }) => `looked at the post of ${account_handle} again`,
    approve: ({ account_handle }) => `approved the post of ${account_handle}`,
    reject: ({ account_handle }) => `rejected the post of ${account_handle}`,
    withdraw: ({ account_handle }) => `withdrew the post of ${account_handle}`,
    flag: ({ account_handle }) => `flagged the post of ${account_handle}`,
    lift: ({ account_handle }) => `lifted the flag of the post of ${account_handle}`,
    appeal: ({ account_handle }) => `appealed for the post of ${account_handle}`,
    accept_appeal: ({ account_handle }) => `accepted the appeal for the post of ${account_handle}`,
    refuse_appeal: ({ account_handle }) => `refused the appeal for the post of ${account_handle}`,
    let_go: ({ account_handle }) => `gave up the claim to the post of ${account_handle}`,
    freeze: ({ account_handle }) => `stopped counting the post of ${account_handle}`,
    count_again: ({ account_handle }) => `counts the post of ${account_handle} again`,
    finalize: ({ account_handle }) => `finished counting the post of ${account_handle}`,
    pay: ({ account_handle }) => `paid all of the post of ${account_handle}`,
    enter: ({ account_handle }) => `entered numbers of the post of ${account_handle}`,
    void: ({ account_handle }) => `took back numbers of the post of ${account_handle}`,
  },
})
