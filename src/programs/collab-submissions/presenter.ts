import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  idOrNull,
  minorUnits,
  pictureOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { embedUrlOf } from '../../platforms/players.ts'
import { hashtagsIn } from '../../platforms/posts/caption.ts'
import {
  type CollabSubmission,
  type CopiedAddress,
  collabSubmissionStates,
  escalators,
  extensionStates,
  offerSides,
} from '../../tables/collabs/collab-submissions.ts'
import type { Offer } from '../../tables/collabs/offers.ts'
import { type Shipment, shipmentIssues } from '../../tables/collabs/shipments.ts'
import {
  collabSubmissionUrl,
  ownSubmissionUrl,
  staffCollabSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { countingLimit } from '../campaigns/time-limits.ts'
import { terms } from '../collabs/presenter.ts'
import { SubmissionFileJson } from '../submissions/files/file-presenter.ts'
import { ApplicantProfileJson, ListedApplicantJson } from './applying/presenter.ts'
import type { ListedSubmission, ReceivedWork, ShownContent, ShownSubmission } from './queries.ts'
import { nextToAct } from './turns.ts'

type Embedded = Pick<CollabSubmission, 'post_platform_id' | 'post_uid'>

const at = 'https://troupe.example.com'

export const CopiedAddressJson = shapeOf<CopiedAddress>()('CopiedAddress', {
  name: text('Robin Vale'),
  line1: text('Kastanienallee 7'),
  line2: text('Second courtyard').nullable(),
  city: text('Berlin'),
  state: text('Berlin').nullable(),
  postal_code: text('10435').nullable(),
  country: text('DE'),
  phone: text('+49 30 901820').nullable(),
})

export const ShipmentJson = shapeOf<Shipment>()('Shipment', {
  id: idOf('Shipment'),
  number: count(1),
  carrier: text('DHL'),
  tracking_number: text('00340434161094042557').nullable(),
  tracking_url: urlLike('https://dhl.example/00340434161094042557').nullable(),
  received_at: timestamp.nullable(),
  issue: z.enum(shipmentIssues).nullable(),
  issue_note: text('The handle is broken off.').nullable(),
  issued_at: timestamp.nullable(),
  created_at: timestamp,
})

export const ContentJson = shapeOf<ShownContent>()('Content', {
  id: idOf('Content'),
  number: count(1),
  note: text('The first cut, still without music.').nullable(),
  content_url: urlLike('https://drive.example/mug-draft').nullable(),
  files: listOf(SubmissionFileJson),
  change_note: text('Please show the logo longer.').nullable(),
  changes_requested_at: timestamp.nullable(),
  approved_at: timestamp.nullable(),
  created_at: timestamp,
})

export const OfferJson = shapeOf<Offer>()('Offer', {
  number: count(2),
  side: z.enum(offerSides).describe('Who offered it'),
  amount: minorUnits(20_000),
  note: text('That covers two scenes.').nullable().describe('The words with which it was offered'),
  created_at: timestamp,
})

const fields = {
  id: idOf('Submission'),
  kind: from(z.literal('collab'), () => 'collab' as const),
  collab_id: idOf('Collab', 'collab_id'),
  collab_name: text('Hand-thrown mug'),
  organization_id: idOf('Organization', 'organization_id'),
  organization_name: text('Northwind Coffee'),
  user_id: meaning(
    idOrNull('User', 'user_id'),
    'Its creator, as lists of creators have them; null for someone who has left',
  ),
  creator_name: text('Robin Vale').nullable().describe('Null for someone who has left'),
  state: z.enum(collabSubmissionStates),
  next_to_act: from(
    z
      .enum(['creator', 'organization', 'staff'])
      .nullable()
      .describe('Who has to act; null where it is over'),
    nextToAct,
  ),
  due_at: timestamp.nullable().describe('Until when they have to act'),
  message: text('I film in my kitchen every morning.').describe(
    'What the creator wrote when they applied',
  ),
  quote_amount: minorUnits(25_000, 'The price: before acceptance the one that was offered last'),
  offered_by: z.enum(offerSides).describe('Who offered it; only the other side can accept it'),
  paid_amount: minorUnits(0, 'What of it came into the balance of the creator'),
  currency: currency.describe('That of the collab, ISO 4217'),
  requires_product_shipment: z.boolean().describe('As it was when the creator applied'),
  require_spark_ads: z.boolean().describe('As it was when the creator applied'),
  ...terms,
  contents_count: count(1).describe('How many versions were submitted'),
  rounds_count: count(0).describe('How often changes were asked for'),
  extension_days: count(3).nullable().describe('How many days more the creator asked for'),
  extension_note: text('My camera is being repaired.').nullable().describe('Why'),
  extension_state: z.enum(extensionStates).nullable().describe('Null where none was asked for'),
  post_url: urlLike('https://www.tiktok.com/@robin/video/7301234567890123456').nullable(),
  embed_url: from(
    urlLike('https://www.tiktok.com/player/v1/7301234567890123456')
      .nullable()
      .describe('Where its platform plays it in a frame; null where it does not'),
    ({ post_platform_id: platform_id, post_uid: uid }: Embedded) =>
      platform_id && uid ? embedUrlOf({ platform_id, uid }) : null,
  ),
  picture_url: meaning(
    pictureOrNull('picture_key'),
    'A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here',
  ),
  caption: text('My mug of the morning. #ad #mugs')
    .nullable()
    .describe('What the post says, as its platform told it last; null where it did not'),
  hashtags: from(
    z.array(text('#mugs')).describe('Those in the caption, each once'),
    ({ caption }: ListedSubmission) => hashtagsIn(caption ?? ''),
  ),
  view_count: count(18_400)
    .nullable()
    .describe(
      `The views of the post, read for ${countingLimit.words}; null before. Nothing is paid by them`,
    ),
  views_read_at: timestamp.nullable().describe('When they were read last'),
  spark_code: text('#9kXv0b3Y2sQp8==').nullable(),
  spark_days: count(30).nullable().describe('For how many days the code is good'),
  spark_ends_at: timestamp.nullable().describe('Until when the code is good'),
  note: text('The product is sold out.')
    .nullable()
    .describe('Why it ended before it was completed'),
  escalated_at: timestamp.nullable().describe('Since when staff are to decide'),
  escalated_by: z.enum(escalators).nullable().describe('Who asked them'),
  escalation_note: text('This is the third version.').nullable().describe('Why they were asked'),
  accepted_at: timestamp.nullable(),
  approved_at: timestamp.nullable(),
  posted_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  ended_at: timestamp.nullable().describe('When it was over, completed or not'),
  created_at: timestamp,
  updated_at: timestamp,
}

const staffUrl = from(
  urlLike(`${at}/staff/collab_submissions/Zx3PwNf6.json`),
  staffCollabSubmissionUrl,
)

/** The work as staff list it. */
export const CollabSubmissionJson = shapeOf<ListedSubmission>()('CollabSubmission', {
  ...fields,
  url: staffUrl,
})

const receivedUrl = from(
  urlLike(`${at}/organizations/k5dXwQ2n/collabs/Tz4RmQ7x/submissions/Zx3PwNf6.json`),
  collabSubmissionUrl,
)

/** The work as the organization lists it. */
export const ReceivedWorkJson = shapeOf<ReceivedWork>()('ListedCollabSubmission', {
  ...fields,
  unread_messages_count: count(0).describe('Of others, that you have not read'),
  applicant: meaning(nullable(ListedApplicantJson), 'Who applied; null once they have left'),
  url: receivedUrl,
})

const work = {
  brief: text('<p>One video of 30 seconds with the mug.</p>').describe(
    'HTML, as it was when the creator applied: what both sides are held to',
  ),
  address: meaning(nullable(CopiedAddressJson), 'Where the product goes'),
  offers: meaning(
    listOf(OfferJson),
    'The prices that went back and forth, the first of the creator included; empty where it stayed at that',
  ),
  shipments: listOf(ShipmentJson),
  contents: listOf(ContentJson),
}

/** The work as its creator reads it. */
export const CollabSubmissionWithWorkJson = shapeOf<ShownSubmission>()('CollabSubmissionWithWork', {
  ...fields,
  ...work,
  url: from(urlLike(`${at}/me/submissions/Zx3PwNf6.json`), ownSubmissionUrl),
})

/** The work as the organization reads it: the fee that it pays on top is its own business. */
export const ReceivedSubmissionJson = shapeOf<ShownSubmission>()('ReceivedCollabSubmission', {
  ...fields,
  ...work,
  applicant: meaning(
    nullable(ApplicantProfileJson),
    'The profile of who applied, published or not; null once they have left or withdrawn',
  ),
  fee_amount: minorUnits(
    1250,
    'What the organization pays on top, agreed at acceptance; less where some of it went back',
  ),
  url: receivedUrl,
})

/** Presents the work with the address from acceptance on, until the work is over. */
export function presentReceived(submission: ShownSubmission) {
  const isAccepted = submission.accepted_at !== null
  return ReceivedSubmissionJson.present(isAccepted ? submission : { ...submission, address: null })
}

/** Presents the work without the address: where somebody lives is nothing that a decision needs. */
export function presentForStaff(submission: ShownSubmission) {
  const shown = ReceivedSubmissionJson.present({ ...submission, address: null })
  return { ...shown, url: staffCollabSubmissionUrl(submission) }
}
