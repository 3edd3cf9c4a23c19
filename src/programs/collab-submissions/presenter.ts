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
import { collabSubmissionStates, escalators } from '../../tables/collabs/collab-submissions.ts'
import {
  collabSubmissionUrl,
  ownSubmissionUrl,
  staffCollabSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { ListedSubmission, ReceivedWork, ShownSubmission } from './queries.ts'
import { nextToAct } from './transitions.ts'
import {
  ContentJson,
  CopiedAddressJson,
  presentContent,
  presentCopiedAddress,
  presentShipment,
  ShipmentJson,
} from './work-presenter.ts'

const at = 'https://troupe.example.com'

export const CollabSubmissionJson = z
  .object({
    id: sqid,
    kind: z.literal('collab'),
    collab_id: sqid,
    collab_name: text('Hand-thrown mug'),
    organization_id: sqid,
    organization_name: text('Northwind Coffee'),
    creator_name: text('Robin Vale').nullable().meta({ description: 'None who has left' }),
    state: z.enum(collabSubmissionStates),
    next_to_act: z
      .enum(['creator', 'organization', 'staff'])
      .nullable()
      .meta({ description: 'None where it is over' }),
    due_at: timestamp.nullable().meta({ description: 'Until when they have to' }),
    message: text('I film in my kitchen every morning.'),
    quote_amount: minorUnits(25_000),
    paid_amount: minorUnits(0),
    currency,
    requires_product_shipment: z.boolean(),
    require_spark_ads: z.boolean(),
    contents_count: count(1),
    rounds_count: count(0).meta({ description: 'How often changes were asked for' }),
    post_url: urlLike('https://www.tiktok.com/@robin/video/7301234567890123456').nullable(),
    spark_code: text('#9kXv0b3Y2sQp8==').nullable(),
    spark_days: count(30).nullable(),
    spark_ends_at: timestamp.nullable(),
    note: text('The product is sold out.')
      .nullable()
      .meta({ description: 'Why it ended before it was completed' }),
    escalated_at: timestamp.nullable().meta({ description: 'Since when staff are to decide' }),
    escalated_by: z.enum(escalators).nullable(),
    escalation_note: text('This is the third version.').nullable(),
    accepted_at: timestamp.nullable(),
    approved_at: timestamp.nullable(),
    posted_at: timestamp.nullable(),
    completed_at: timestamp.nullable(),
    ended_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike(`${at}/me/submissions/Zx3PwNf6.json`),
  })
  .meta({ id: 'CollabSubmission' })

/** As the organization lists it. */
export const ReceivedWorkJson = CollabSubmissionJson.extend({
  unread_messages_count: count(0).meta({ description: 'Of others, that you have not read' }),
}).meta({ id: 'ListedCollabSubmission' })

const work = {
  brief: text('<p>One video of 30 seconds with the mug.</p>').meta({
    description: 'HTML, as it was when the creator applied',
  }),
  address: CopiedAddressJson.nullable(),
  shipments: z.array(ShipmentJson),
  contents: z.array(ContentJson),
}

export const CollabSubmissionWithWorkJson = CollabSubmissionJson.extend(work).meta({
  id: 'CollabSubmissionWithWork',
})

/** The fee that the organization pays on top is its own business. */
export const ReceivedSubmissionJson = CollabSubmissionWithWorkJson.extend({
  fee_amount: minorUnits(1250),
}).meta({ id: 'ReceivedCollabSubmission' })

export function presentListed(submission: ReceivedWork): z.infer<typeof ReceivedWorkJson> {
  const { unread_messages_count } = submission
  return { ...fieldsOf(submission), unread_messages_count, url: collabSubmissionUrl(submission) }
}

export function presentOwn(
  submission: ShownSubmission,
): z.infer<typeof CollabSubmissionWithWorkJson> {
  return { ...fieldsOf(submission), ...workOf(submission), url: ownSubmissionUrl(submission) }
}

/** The address is shown from acceptance on, and is gone when the work is over. */
export function presentReceived(
  submission: ShownSubmission,
): z.infer<typeof ReceivedSubmissionJson> {
  const isAccepted = submission.accepted_at !== null
  const shown = isAccepted ? submission : { ...submission, address: null }
  return {
    ...fieldsOf(submission),
    ...workOf(shown),
    fee_amount: submission.fee_amount,
    url: collabSubmissionUrl(submission),
  }
}

/** Where somebody lives is nothing that a decision needs. */
export function presentForStaff(
  submission: ShownSubmission,
): z.infer<typeof ReceivedSubmissionJson> {
  const url = staffCollabSubmissionUrl(submission)
  return { ...presentReceived({ ...submission, address: null }), url }
}

export function presentListedForStaff(
  submission: ListedSubmission,
): z.infer<typeof CollabSubmissionJson> {
  return { ...fieldsOf(submission), url: staffCollabSubmissionUrl(submission) }
}

function workOf(submission: ShownSubmission) {
  const { brief, address, shipments, contents } = submission
  return {
    brief,
    address: address && presentCopiedAddress(address),
    shipments: shipments.map(presentShipment),
    contents: contents.map(presentContent),
  }
}

function fieldsOf(submission: ListedSubmission): Omit<z.infer<typeof CollabSubmissionJson>, 'url'> {
  return {
    id: encodeId('Submission', submission.id),
    kind: 'collab',
    collab_id: encodeId('Collab', submission.collab_id),
    collab_name: submission.collab_name,
    organization_id: encodeId('Organization', submission.organization_id),
    organization_name: submission.organization_name,
    creator_name: submission.creator_name,
    state: submission.state,
    next_to_act: nextToAct(submission),
    due_at: submission.due_at,
    message: submission.message,
    quote_amount: submission.quote_amount,
    paid_amount: submission.paid_amount,
    currency: submission.currency,
    requires_product_shipment: submission.requires_product_shipment,
    require_spark_ads: submission.require_spark_ads,
    contents_count: submission.contents_count,
    rounds_count: submission.rounds_count,
    post_url: submission.post_url,
    spark_code: submission.spark_code,
    spark_days: submission.spark_days,
    spark_ends_at: submission.spark_ends_at,
    note: submission.note,
    escalated_at: submission.escalated_at,
    escalated_by: submission.escalated_by,
    escalation_note: submission.escalation_note,
    accepted_at: submission.accepted_at,
    approved_at: submission.approved_at,
    posted_at: submission.posted_at,
    completed_at: submission.completed_at,
    ended_at: submission.ended_at,
    created_at: submission.created_at,
    updated_at: submission.updated_at,
  }
}
