import { z } from 'zod'
import {
  count,
  countries,
  currency,
  idOf,
  minorUnits,
  pictureOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import {
  from,
  inStates,
  meaning,
  nullable,
  seldom,
  shapeOf,
} from '../../framework/http/fields/shape.ts'
import {
  type Collab,
  type CollabSummary,
  states,
  usageRights,
} from '../../tables/collabs/collabs.ts'
import { collabUrl } from '../../vocabulary/addresses/urls.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { type Prefill, prefillReasons, prefillStatuses } from './defaults.ts'
import { placesLeft } from './moves/places.ts'

/** The terms that are copied to whoever applies. */
export const collabTermFields = {
  platform_ids: z
    .array(z.enum(platformIds))
    .meta({ description: 'Where a post may be; none means anywhere', examples: [['tiktok']] }),
  min_quote_amount: minorUnits(
    15_000,
    'What the organization expects to pay at least; 0 where it does not say',
  ),
  max_quote_amount: minorUnits(
    40_000,
    'What it expects to pay at most; 0 where it does not say. Other prices can be named, too',
  ),
  usage_rights: z
    .enum(usageRights)
    .nullable()
    .describe(
      'Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere',
    ),
  usage_days: count(90)
    .nullable()
    .describe('For how many days from completion on; null for no end'),
  content_days: count(14).describe(
    'In how many days creators submit their content, from acceptance on, or from when they have the product',
  ),
  revision_rounds: count(2).describe('How often the organization can ask for changes'),
}

const published = ['published', 'paused']

/** The offer to creators: the organization, everyone in discover and staff read it alike. */
export const collabOfferFields = {
  id: idOf('Collab'),
  name: text('Hand-thrown mug'),
  state: z.enum(states).meta({ examples: ['published'] }),
  currency,
  countries,
  ...collabTermFields,
  creator_limit: count(5).nullable().describe('How many creators are wanted; null for any number'),
  places_left: from(
    count(2).nullable().describe('How many of them are still to be found; null for any number'),
    (collab: Pick<Collab, 'creator_limit' | 'accepted_count'>) => placesLeft(collab) ?? null,
  ),
  applications_end_at: timestamp.nullable().describe('Until when one can apply'),
  website: urlLike('https://northwind.example/mug').nullable(),
  require_spark_ads: z.boolean().describe('Whether a creator has to give a code for Spark Ads'),
  spark_days: seldom(
    count(30)
      .nullable()
      .describe(
        'For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said',
      ),
  ),
  requires_product_shipment: z.boolean().describe('Whether the product is sent to creators'),
  published_at: inStates(published, timestamp.nullable()),
  banner_image_url: pictureOrNull('banner_image_key'),
}

export const collabSummaryFields = {
  ...collabOfferFields,
  submissions_count: inStates(published, count(12)),
  accepted_count: inStates(
    published,
    count(3).describe('How many were accepted and did not leave'),
  ),
  completed_count: inStates(published, count(5)),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/collabs/Zx3PwNf6.json'),
    collabUrl,
  ),
}

export const CollabJson = shapeOf<CollabSummary>()('Collab', collabSummaryFields)

export const collabBrief = text('<p>One video of 30 seconds with the mug.</p>').describe(
  'HTML. In every answer but lists',
)

export const CollabWithBriefJson = shapeOf<Collab>()('CollabWithBrief', {
  ...collabSummaryFields,
  brief: collabBrief,
})

const PrefillJson = shapeOf<Prefill>()(undefined, {
  status: z.enum(prefillStatuses),
  reason: z
    .enum(prefillReasons)
    .nullable()
    .describe(
      'Why nothing was taken: it is no web address, it answered with no page that can be read, or with one that says nothing of use',
    ),
})

/** A collab that was just created, with what became of the product page that it was to be made from. */
export const CreatedCollabJson = shapeOf<Collab & { prefill: Prefill | null }>()('CreatedCollab', {
  ...collabSummaryFields,
  brief: collabBrief,
  prefill: meaning(
    nullable(PrefillJson),
    'Whether the page that `website` named could be read; null where none was named',
  ),
})
