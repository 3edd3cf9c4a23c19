import { defineRecord, type EventValues } from '../../activity/records/record.ts'
import {
  type CollabSubmission,
  collabSubmissions,
} from '../../tables/collabs/collab-submissions.ts'

// Events of earlier versions did not keep the names.
const creatorIn = ({ creator }: EventValues) => creator ?? 'a creator'
const collabIn = ({ collab }: EventValues) => (collab ? `“${collab}”` : 'a collab')

const applicationIn = (values: EventValues) =>
  `the application of ${creatorIn(values)} to ${collabIn(values)}`
const workIn = (values: EventValues) => `the work of ${creatorIn(values)} for ${collabIn(values)}`
const contentIn = (values: EventValues) =>
  `the content of ${creatorIn(values)} for ${collabIn(values)}`
const shippedIn = (values: EventValues) => `${creatorIn(values)} for ${collabIn(values)}`

const shared = {
  type: 'Submission',
  table: collabSubmissions,
  notFound: 'Submission not found.',
  // The currency is recorded with every event, since amounts mean nothing without it.
  identity: ({ currency }: CollabSubmission) => ({ currency }),
  // A log is never deleted, and these are nobody's business when the work is over.
  confidential: ['address', 'message', 'spark_code', 'escalation_note', 'extension_note'],
  labels: {
    quote_amount: 'Quote',
    offered_by: 'Offered by',
    offers_count: 'Prices offered',
    fee_bps: 'Fee',
    fee_amount: 'Fee in money',
    paid_amount: 'Paid',
    paid_fee_amount: 'Fee paid',
    returned_amount: 'Returned',
    returned_fee_amount: 'Fee returned',
    requires_product_shipment: 'A product is sent',
    require_spark_ads: 'Spark Ads code needed',
    asked_spark_days: 'Days of the Spark code at least',
    platform_ids: 'Platforms',
    min_quote_amount: 'Lowest price expected',
    max_quote_amount: 'Highest price expected',
    usage_rights: 'Usage rights',
    usage_days: 'Days of the usage rights',
    content_days: 'Days for the content',
    revision_rounds: 'Rounds of changes at most',
    extension_days: 'Days more',
    extension_note: 'Why more time is needed',
    extension_state: 'Extension',
    contents_count: 'Times content was submitted',
    rounds_count: 'Rounds of changes',
    shipments_count: 'Shipments',
    spark_code: 'Spark code',
    spark_days: 'Days of the Spark code',
    hidden_reason: 'Why it was hidden',
    escalated_by: 'Decision asked for by',
    escalation_note: 'What is to be decided',
    post_url: 'Post',
    post_platform_id: 'Platform',
    post_uid: 'Id on the platform',
    is_shipment_late: 'Shipment late',
  },
  sentences: {
    apply: (values: EventValues) => `applied to ${collabIn(values)}`,
    accept: (values: EventValues) => `accepted ${applicationIn(values)}`,
    counter_offer: (values: EventValues) => `offered another price for ${applicationIn(values)}`,
    take_back_offer: (values: EventValues) =>
      `took back the price offered for ${applicationIn(values)}`,
    accept_offer: (values: EventValues) =>
      `accepted the price offered for ${applicationIn(values)}`,
    decline: (values: EventValues) => `declined ${applicationIn(values)}`,
    withdraw: (values: EventValues) => `withdrew ${applicationIn(values)}`,
    cancel: (values: EventValues) => `canceled ${workIn(values)}`,
    expire: (values: EventValues) => `let ${workIn(values)} expire`,
    ship: (values: EventValues) => `sent the product to ${shippedIn(values)}`,
    remind: (values: EventValues) => `found the shipment to ${shippedIn(values)} late`,
    receive: (values: EventValues) => `confirmed that the product has reached ${shippedIn(values)}`,
    report: (values: EventValues) => `reported a problem with the shipment to ${shippedIn(values)}`,
    submit_content: (values: EventValues) => `submitted content for ${collabIn(values)}`,
    ask_extension: (values: EventValues) => `asked for more time for ${collabIn(values)}`,
    grant_extension: (values: EventValues) => `granted more time for ${workIn(values)}`,
    refuse_extension: (values: EventValues) => `refused more time for ${workIn(values)}`,
    request_changes: (values: EventValues) => `asked for changes to ${contentIn(values)}`,
    approve: (values: EventValues) => `approved ${contentIn(values)}`,
    post: (values: EventValues) => `posted content for ${collabIn(values)}`,
    correct_post: (values: EventValues) =>
      `corrected where content for ${collabIn(values)} was posted`,
    give_spark_code: (values: EventValues) => `gave a Spark code for ${collabIn(values)}`,
    complete: (values: EventValues) => `completed ${workIn(values)}`,
    release: (values: EventValues) => `put the reward into the balance for ${workIn(values)}`,
    escalate: (values: EventValues) => `asked for a decision about ${workIn(values)}`,
    rate: (values: EventValues) => `rated ${workIn(values)}`,
    answer_rating: (values: EventValues) => `answered a rating of ${workIn(values)}`,
    hide_rating: (values: EventValues) => `hid a rating of ${workIn(values)}`,
    split: (values: EventValues) => `split what was set aside for ${workIn(values)}`,
  },
} as const

/** The record that an organization and staff act on. */
export const collabSubmissionRecord = defineRecord({
  ...shared,
  organizationId: ({ organization_id }) => organization_id,
})

/**
 * The record that its creator acts on. No organization reads that in its log, which tells of everybody where
 * they are and what they use.
 */
export const ownCollabSubmissionRecord = defineRecord(shared)

export type SubmissionAction = keyof typeof shared.sentences
