import { z } from 'zod'
import {
  amount,
  asNumber,
  clearable,
  clearableName,
  longText,
  oneOf,
  requiredName,
  requiredText,
  webAddress,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { mediaField } from '../../framework/uploads/media.ts'
import { longestExtension } from '../../tables/collabs/collab-submissions.ts'
import { shipmentIssues } from '../../tables/collabs/shipments.ts'
import { sparkSpan } from '../spark-spans.ts'

/** The fields of each form, in its order. */

const note = (example: string) => withExample(longText(2000), example)
const optionalNote = (example: string) => withExample(clearable(longText(2000)), example)

/** An address of the web that cannot be left empty. */
const requiredAddress = webAddress.refine((address) => address !== null, "can't be blank")

export const ApplicationCreate = z.object({
  quote_amount: withExample(amount, 25_000),
  message: note('I film in my kitchen every morning. The mug would be in two scenes.'),
})
export type ApplicationFields = z.infer<typeof ApplicationCreate>

export const CounterOfferCreate = z.object({
  quote_amount: withExample(amount, 20_000),
  note: withExample(
    clearable(longText(500)).describe('A few words to the other side, shown beside the price'),
    'That covers two scenes and all rights.',
  ),
})
export type CounterOfferFields = z.infer<typeof CounterOfferCreate>

/** The price that was looked at, so that no other is agreed on. */
export const AcceptanceCreate = z.object({ quote_amount: withExample(amount, 20_000) }).partial()
export type SeenPrice = z.infer<typeof AcceptanceCreate>

export const DeclineCreate = z
  .object({ note: optionalNote('We have found enough creators for this one.') })
  .partial()

export const CancellationCreate = z.object({ note: note('The product is sold out.') })

export const ShipmentCreate = z.object({
  carrier: withExample(requiredName, 'DHL').describe('Who brings it'),
  tracking_number: withExample(clearableName, '00340434161094042557').describe(
    'By which the carrier knows it',
  ),
  tracking_url: withExample(
    webAddress.optional(),
    'https://dhl.example/00340434161094042557',
  ).describe('Where one sees how far it is'),
})
export type ShipmentFields = z.infer<typeof ShipmentCreate>

export const ShipmentIssueCreate = z.object({
  issue: withExample(oneOf(shipmentIssues), 'damaged'),
  note: note('The handle is broken off.'),
})
export type ShipmentIssueFields = z.infer<typeof ShipmentIssueCreate>

/** Files that may be handed in or sent along at once. */
export const contentFiles = { most: 4, megabytes: 50 }

/** Ids of finished uploads, which may be far larger than files that come with the form. */
const uploadIds = z.preprocess(
  (sent) => (typeof sent === 'string' ? [sent] : sent),
  z
    .array(z.string('must be ids of uploads'), 'must be ids of uploads')
    .max(contentFiles.most, `are too many (maximum is ${contentFiles.most})`),
)

export const ContentCreate = z
  .object({
    files: mediaField(contentFiles),
    uploads: withExample(uploadIds, ['Hq6TzWm4']).describe('Ids of files that were uploaded'),
    content_url: withExample(webAddress, 'https://drive.example/mug-draft').describe(
      'Where the content can be seen instead',
    ),
    note: optionalNote('The first cut, still without music.'),
  })
  .partial()
export type ContentFields = z.infer<typeof ContentCreate>

const notDays = `must be a whole number from 1 to ${longestExtension}`

export const ExtensionCreate = z.object({
  extension_days: withExample(
    z.preprocess(asNumber, z.int(notDays).min(1, notDays).max(longestExtension, notDays)),
    3,
  ),
  extension_note: note('My camera is being repaired until Friday.'),
})
export type ExtensionFields = z.infer<typeof ExtensionCreate>

export const ChangeRequestCreate = z.object({ note: note('Please show the logo longer.') })

export const PostCreate = z.object({
  post_url: withExample(
    requiredAddress,
    'https://www.tiktok.com/@robin/video/7301234567890123456',
  ).describe('The address of the post'),
})

/** The post that was looked at, so that no other is paid for. */
export const CompletionCreate = z
  .object({
    post_url: withExample(
      longText(2048),
      'https://www.tiktok.com/@robin/video/7301234567890123456',
    ).describe('The post that was looked at, so that no other is paid for'),
  })
  .partial()
export type CompletionFields = z.infer<typeof CompletionCreate>

/** The form in which TikTok writes codes. Whether one is good, only TikTok can say. */
const isSparkCode = (code: string) => /^#[\w+/=-]{8,}$/.test(code)
const notSparkCode = 'is not a code that TikTok gives: copy all of it, from the # on'

export const SparkCodeCreate = z.object({
  spark_code: withExample(
    requiredText.refine(isSparkCode, notSparkCode),
    '#9kXv0b3Y2sQp8==',
  ).describe('By which TikTok lets the brand promote the post'),
  spark_days: withExample(sparkSpan, 30),
})
export type SparkCodeFields = z.infer<typeof SparkCodeCreate>

export const EscalationCreate = z.object({
  note: note('The video shows another mug than ours, and this is the third version.'),
})

export const SplitCreate = z.object({
  creator_amount: withExample(amount, 12_500).describe(
    'The part of the agreed price that the creator gets, in the smallest unit; the brand gets the rest',
  ),
  note: note('Half of what was agreed on: the second video was never made.'),
})
export type SplitFields = z.infer<typeof SplitCreate>
