import { z } from 'zod'
import {
  count,
  countries,
  currency,
  idOf,
  pictureOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { type Collab, type CollabSummary, states } from '../../tables/collabs/collabs.ts'
import { collabUrl } from '../../vocabulary/addresses/urls.ts'

/** The offer to creators: the organization, everyone in discover and staff read it alike. */
export const offer = {
  id: idOf('Collab'),
  name: text('Hand-thrown mug'),
  state: z.enum(states),
  currency,
  countries,
  website: urlLike('https://northwind.example/mug').nullable(),
  require_spark_ads: z.boolean().describe('Whether a creator has to give a code for Spark Ads'),
  requires_product_shipment: z.boolean().describe('Whether the product is sent to creators'),
  published_at: timestamp.nullable(),
  banner_image_url: pictureOrNull('banner_image_key'),
}

export const summary = {
  ...offer,
  submissions_count: count(12),
  completed_count: count(5),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/collabs/Zx3PwNf6.json'),
    collabUrl,
  ),
}

export const CollabJson = shapeOf<CollabSummary>()('Collab', summary)

export const brief = text('<p>One video of 30 seconds with the mug.</p>').describe(
  'HTML. In every answer but lists',
)

export const CollabWithBriefJson = shapeOf<Collab>()('CollabWithBrief', { ...summary, brief })
