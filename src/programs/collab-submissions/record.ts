import { defineRecord } from '../../activity/records/record.ts'
import { type CollabSubmission, collabSubmissions } from '../../tables/collab-submissions.ts'

const shared = {
  type: 'Submission',
  table: collabSubmissions,
  notFound: 'Submission not found.',
  // It says what the amounts are amounts of.
  identity: ({ currency }: CollabSubmission) => ({ currency }),
  // A log is never deleted, and these are nobody's business when the work is over.
  confidential: ['address', 'message', 'spark_code', 'escalation_note'],
  labels: {
    quote_amount: 'Quote',
    fee_bps: 'Fee',
    fee_amount: 'Fee in money',
    paid_amount: 'Paid',
    paid_fee_amount: 'Fee paid',
    returned_amount: 'Returned',
    returned_fee_amount: 'Fee returned',
    requires_product_shipment: 'A product is sent',
    require_spark_ads: 'Spark Ads code needed',
    contents_count: 'Times content was submitted',
    rounds_count: 'Rounds of changes',
    shipments_count: 'Shipments',
    spark_code: 'Spark code',
    spark_days: 'Days of the Spark code',
    escalated_by: 'Decision asked for by',
    escalation_note: 'What is to be decided',
    post_url: 'Post',
    post_platform_id: 'Platform',
    post_uid: 'Id on the platform',
    is_shipment_late: 'Shipment late',
  },
  sentences: {
    apply: () => 'applied to a collab',
    accept: () => 'accepted an application',
    decline: () => 'declined an application',
    withdraw: () => 'withdrew an application',
    cancel: () => 'cancelled a submission',
    expire: () => 'let a submission expire',
    ship: () => 'sent the product',
    remind: () => 'found a shipment late',
    receive: () => 'received the product',
    report: () => 'reported a problem with a shipment',
    submit_content: () => 'submitted content',
    request_changes: () => 'asked for changes of content',
    approve: () => 'approved content',
    post: () => 'posted content',
    correct_post: () => 'corrected where content was posted',
    give_spark_code: () => 'gave a Spark code',
    complete: () => 'completed a submission',
    release: () => 'released a reward',
    escalate: () => 'asked for a decision about a submission',
    split: () => 'split what was held for a submission',
  },
} as const

/** As an organization and staff act on it. */
export const collabSubmissionRecord = defineRecord({
  ...shared,
  organizationId: ({ organization_id }) => organization_id,
})

/**
 * As its creator acts on it. No organization reads that in its log, which tells of everybody where they are
 * and what they use.
 */
export const ownSubmissionRecord = defineRecord(shared)

export type SubmissionAction = keyof typeof shared.sentences
