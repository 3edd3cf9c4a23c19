import { z } from 'zod'
import {
  countryCodes,
  currencyCode,
  flag,
  longText,
  oneOf,
  plainText,
  requiredName,
  webAddress,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { richText } from '../../framework/rich-text/field.ts'
import { bannerFields } from '../banners.ts'
import { ownFields } from '../copies.ts'

/** All are optional: what is left out of a new collab is filled in. In the order of the form. */
const collabFields = z.object({
  name: withExample(requiredName, 'Hand-thrown mug'),
  website: withExample(webAddress, 'https://northwind.example/mug'),
  ...bannerFields,
  brief: withExample(richText, '<p>One video of 30 seconds with the mug.</p>'),
  countries: countryCodes,
  currency: currencyCode,
  requires_product_shipment: withExample(flag, true),
  require_spark_ads: withExample(flag, false),
})

export const CollabWrite = collabFields.partial()

export const termsToCopy = collabFields.omit(ownFields).keyof().options

/** Beginnings of a new collab. */
export const templateNames = ['open', 'unboxing', 'how_to', 'spark_ad'] as const

export type TemplateName = (typeof templateNames)[number]

export const CollabBeginning = z.object({ template: oneOf(templateNames).optional() })

/** The page of a product, from which a new collab is filled in. */
export const CollabSource = z.object({ product_page: webAddress })

export type CollabFields = z.infer<typeof CollabWrite>

/** Why staff return a collab: what its authors should do about it. */
export const CollabReturn = z.object({
  note: withExample(longText(2000), 'Which mug is it? Please add a picture.'),
})

/** Which version of a collab staff have read, by its `updated_at`. */
export const CollabPublication = z
  .object({ updated_at: withExample(plainText, '2026-03-01T09:30:00.000Z') })
  .partial()
