import { z } from 'zod'
import {
  amount,
  asNumber,
  clearable,
  countryList,
  currencyCode,
  flag,
  longText,
  momentInTime,
  oneOf,
  plainText,
  requiredName,
  uniqueList,
  webAddress,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { richText } from '../../framework/rich-text/field.ts'
import { mostContentDays, mostRevisionRounds, usageRights } from '../../tables/collabs/collabs.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { bannerFields } from '../banners.ts'
import { ownFields } from '../copies.ts'
import { clearableSparkSpan } from '../spark-spans.ts'

/** A whole number from 1 on; empty clears it. */
const upTo = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : asNumber(value)),
    z
      .int('must be an integer')
      .min(1, 'must be greater than or equal to 1')
      .max(most, `must be less than or equal to ${most}`)
      .nullable(),
  )

/** A whole number that is always there. */
const between = (least: number, most: number) =>
  z.preprocess(
    asNumber,
    z
      .int('must be an integer')
      .min(least, `must be greater than or equal to ${least}`)
      .max(most, `must be less than or equal to ${most}`),
  )

/** All are optional: what is left out of a new collab is filled in. In the order of the form. */
const collabFields = z.object({
  name: withExample(requiredName, 'Hand-thrown mug').describe('What creators read first'),
  website: withExample(webAddress, 'https://northwind.example/mug').describe(
    'The page of the product; empty clears it',
  ),
  ...bannerFields,
  brief: withExample(richText, '<p>One video of 30 seconds with the mug.</p>'),
  platform_ids: withExample(uniqueList(oneOf(platformIds)), ['tiktok', 'instagram']),
  countries: countryList,
  creator_limit: withExample(upTo(1000), 5),
  applications_end_at: withExample(momentInTime, '2027-03-01T00:00:00.000Z'),
  currency: currencyCode,
  min_quote_amount: withExample(amount, 15_000),
  max_quote_amount: withExample(amount, 40_000),
  usage_rights: withExample(clearable(oneOf(usageRights)), 'paid_ads'),
  usage_days: withExample(upTo(3650), 90),
  content_days: withExample(between(1, mostContentDays), 21),
  revision_rounds: withExample(between(0, mostRevisionRounds), 1),
  requires_product_shipment: withExample(flag, true),
  require_spark_ads: withExample(flag, false),
  spark_days: withExample(clearableSparkSpan, null),
})

export const CollabWrite = collabFields.partial()

export const termsToCopy = collabFields
  .omit({ ...ownFields, applications_end_at: true })
  .keyof().options

export const amountFields = ['min_quote_amount', 'max_quote_amount'] as const

/** Beginnings of a new collab. */
export const templateNames = ['open', 'unboxing', 'how_to', 'spark_ad'] as const

export type TemplateName = (typeof templateNames)[number]

export const CollabBeginning = z.object({ template: oneOf(templateNames).optional() })

/** The page of a product, from which a new collab is filled in. */
export const CollabSource = z.object({ product_page: webAddress })

export type CollabFields = z.infer<typeof CollabWrite>

/** Why staff return a collab: what its authors should do about it. */
export const CollabReturn = z.object({
  note: withExample(longText(2000), 'Which mug is it? Please add a picture.').describe(
    'Words to its authors, about what to change',
  ),
})

/** Which version of a collab staff have read, by its `updated_at`. */
export const CollabPublication = z
  .object({
    updated_at: withExample(plainText, '2026-03-01T09:30:00.000Z').describe(
      'Of the version that was read',
    ),
  })
  .partial()
