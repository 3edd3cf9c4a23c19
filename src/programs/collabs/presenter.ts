import { z } from 'zod'
import {
  count,
  countries,
  currency,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { type Collab, type CollabSummary, states } from '../../tables/collabs/collabs.ts'
import { collabUrl, fileUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const CollabJson = z
  .object({
    id: sqid,
    name: text('Hand-thrown mug'),
    state: z.enum(states),
    currency,
    countries,
    website: urlLike('https://northwind.example/mug').nullable(),
    require_spark_ads: z.boolean(),
    requires_product_shipment: z.boolean(),
    submissions_count: count(12),
    completed_count: count(5),
    published_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/organizations/k5dXwQ2n/collabs/Zx3PwNf6.json'),
    banner_image_url: urlLike(
      'https://troupe.example.com/files/3Bd8nRt5KwXc2VhQm9LzJf.jpg',
    ).nullable(),
  })
  .meta({ id: 'Collab' })

export const CollabWithBriefJson = CollabJson.extend({
  brief: text('<p>One video of 30 seconds with the mug.</p>').meta({ description: 'HTML' }),
}).meta({ id: 'CollabWithBrief' })

export function presentCollab(collab: CollabSummary): z.infer<typeof CollabJson> {
  return {
    id: encodeId('Collab', collab.id),
    name: collab.name,
    state: collab.state,
    currency: collab.currency,
    countries: collab.countries,
    website: collab.website,
    require_spark_ads: collab.require_spark_ads,
    requires_product_shipment: collab.requires_product_shipment,
    submissions_count: collab.submissions_count,
    completed_count: collab.completed_count,
    published_at: collab.published_at,
    created_at: collab.created_at,
    updated_at: collab.updated_at,
    url: collabUrl(collab),
    banner_image_url: collab.banner_image_key && fileUrl(collab.banner_image_key),
  }
}

export function presentCollabWithBrief(collab: Collab): z.infer<typeof CollabWithBriefJson> {
  return { ...presentCollab(collab), brief: collab.brief }
}
