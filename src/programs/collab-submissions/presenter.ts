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
  nullable,
  seldom,
  shapeOf,
} from '../../framework/http/fields/shape.ts'
import {
  type CollabSubmission,
  collabSubmissionStates,
  escalators,
  extensionStates,
  offerSides,
} from '../../tables/collabs/collab-submissions.ts'
import {
  collabSubmissionUrl,
  ownSubmissionUrl,
  staffCollabSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { countingLimit } from '../campaigns/time-limits.ts'
import { collabTermFields } from '../collabs/presenter.ts'
import { embedUrl, postHashtags, postPicture } from '../submissions/posts/post-fields.ts'
import { ApplicantProfileJson, ListedApplicantJson } from './applicants/presenter.ts'
import { OfferJson } from './applying/presenter.ts'
import { ContentJson } from './content/presenter.ts'
import { nextToAct, usageEndOf } from './due-dates.ts'
import type { ListedWork } from './lists/queries.ts'
import type { FoundSubmission, SubmissionInList } from './queries.ts'
import { CopiedAddressJson, ShipmentJson } from './shipping/presenter.ts'

type Embedded = Pick<CollabSubmission, 'post_platform_id' | 'post_uid'>

const at = 'https://troupe.example.com'

const posted = ['posted', 'completed']
const approved = ['approved', ...posted]
const submitted = ['content_submitted', 'changes_requested', ...approved]
const accepted = ['awaiting_shipment', 'shipped', 'in_progress', ...submitted]
const over = ['completed', 'declined', 'withdrawn', 'cancelled', 'expired']
const open = collabSubmissionStates.filter((state) => !over.includes(state))

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
  next_to_act: inStates(
    open,
    from(
      z
        .enum(['creator', 'organization', 'staff'])
        .nullable()
        .describe('Who has to act; null where it is over'),
      nextToAct,
    ),
  ),
  due_at: inStates(open, timestamp.nullable().describe('Until when they have to act')),
  message: text('I film in my kitchen every morning.').describe(
    'What the creator wrote when they applied',
  ),
  quote_amount: minorUnits(25_000, 'The price: before acceptance the one that was offered last'),
  offered_by: z.enum(offerSides).describe('Who offered it; only the other side can accept it'),
  paid_amount: inStates(['completed'], minorUnits(0, 'What of it came into their balance')),
  currency: currency.describe('That of the collab, ISO 4217'),
  requires_product_shipment: z.boolean().describe('As it was when the creator applied'),
  require_spark_ads: z.boolean().describe('As it was when the creator applied'),
  asked_spark_days: seldom(
    count(30).nullable().describe('`spark_days` of the collab at that time'),
  ),
  ...collabTermFields,
  contents_count: inStates(submitted, count(1).describe('How many versions were submitted')),
  rounds_count: count(0).describe('How often changes were asked for'),
  extension_days: seldom(count(3).nullable().describe('How many days more the creator asked for')),
  extension_note: seldom(text('My camera is being repaired.').nullable().describe('Why')),
  extension_state: seldom(
    z.enum(extensionStates).nullable().describe('Null where none was asked for'),
  ),
  post_url: inStates(
    posted,
    urlLike('https://www.tiktok.com/@robin/video/7301234567890123456').nullable(),
  ),
  embed_url: inStates(
    posted,
    embedUrl(({ post_platform_id: platform_id, post_uid: uid }: Embedded) =>
      platform_id && uid ? { platform_id, uid } : null,
    ),
  ),
  picture_url: inStates(posted, postPicture),
  caption: inStates(
    posted,
    text('My mug of the morning. #ad #mugs')
      .nullable()
      .describe('What the post says, as its platform told it last; null where it did not'),
  ),
  hashtags: inStates(posted, postHashtags('#mugs')),
  view_count: inStates(
    posted,
    count(18_400)
      .nullable()
      .describe(
        `The views of the post, read for ${countingLimit.words}; null before. Nothing is paid by them`,
      ),
  ),
  views_read_at: inStates(posted, timestamp.nullable().describe('When they were read last')),
  spark_code: seldom(text('#9kXv0b3Y2sQp8==').nullable()),
  spark_days: seldom(count(30).nullable().describe('For how many days the code is good')),
  spark_ends_at: seldom(timestamp.nullable().describe('Until when the code is good')),
  note: inStates(
    ['declined', 'cancelled'],
    text('The product is sold out.').nullable().describe('Why it ended before it was completed'),
  ),
  escalated_at: seldom(timestamp.nullable().describe('Since when staff are to decide')),
  escalated_by: seldom(z.enum(escalators).nullable().describe('Who asked them')),
  escalation_note: seldom(
    text('This is the third version.').nullable().describe('Why they were asked'),
  ),
  accepted_at: inStates([...accepted, 'cancelled'], timestamp.nullable()),
  approved_at: inStates(approved, timestamp.nullable()),
  posted_at: inStates(posted, timestamp.nullable()),
  completed_at: inStates(['completed'], timestamp.nullable()),
  usage_ends_at: inStates(
    ['completed'],
    from(
      timestamp
        .nullable()
        .describe('When the usage rights end; null where they do not, or it is not completed'),
      usageEndOf,
    ),
  ),
  ended_at: inStates(over, timestamp.nullable().describe('When it was over, completed or not')),
  created_at: timestamp,
  updated_at: timestamp,
}

const staffUrl = from(
  urlLike(`${at}/staff/collab_submissions/Zx3PwNf6.json`),
  staffCollabSubmissionUrl,
)

/** The work as staff list it. */
export const CollabSubmissionJson = shapeOf<SubmissionInList>()('CollabSubmission', {
  ...fields,
  url: staffUrl,
})

const receivedUrl = from(
  urlLike(`${at}/organizations/k5dXwQ2n/collabs/Tz4RmQ7x/submissions/Zx3PwNf6.json`),
  collabSubmissionUrl,
)

/** The work as the organization lists it. */
export const ListedWorkJson = shapeOf<ListedWork>()('ListedCollabSubmission', {
  ...fields,
  unread_messages_count: count(0).describe('Of others, that you have not read'),
  applicant: meaning(nullable(ListedApplicantJson), 'Who applied; null once they have left'),
  url: receivedUrl,
})

const work = {
  brief: text('<p>One video of 30 seconds with the mug.</p>').describe(
    'HTML, as it was when the creator applied: what both sides are held to',
  ),
  address: inStates(
    ['awaiting_shipment', 'shipped'],
    meaning(nullable(CopiedAddressJson), 'Where the product goes'),
  ),
  offers: seldom(
    meaning(
      listOf(OfferJson),
      'The prices that went back and forth, the first of the creator included; empty where it stayed at that',
    ),
  ),
  shipments: inStates(['shipped'], listOf(ShipmentJson)),
  contents: inStates(submitted, listOf(ContentJson)),
}

/** The work as its creator reads it. */
export const CollabSubmissionWithWorkJson = shapeOf<FoundSubmission>()('CollabSubmissionWithWork', {
  ...fields,
  ...work,
  url: from(urlLike(`${at}/me/submissions/Zx3PwNf6.json`), ownSubmissionUrl),
})

const received = {
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
}

/** The work as the organization reads it: the fee that it pays on top is its own business. */
export const ReceivedSubmissionJson = shapeOf<FoundSubmission>()(
  'ReceivedCollabSubmission',
  received,
)

/** Presents the work with the address from acceptance on, until the work is over. */
export function presentReceived(submission: FoundSubmission) {
  const isAccepted = submission.accepted_at !== null
  return ReceivedSubmissionJson.present(isAccepted ? submission : { ...submission, address: null })
}

/** The same for staff, at their address. */
const StaffSubmission = shapeOf<FoundSubmission>()(undefined, { ...received, url: staffUrl })

/** Presents the work without the address: where somebody lives is nothing that a decision needs. */
export const presentForStaff = (submission: FoundSubmission) =>
  StaffSubmission.present({ ...submission, address: null })
