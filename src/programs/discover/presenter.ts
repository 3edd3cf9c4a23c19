import { z } from 'zod'
import {
  avatar,
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
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { states } from '../../tables/collabs/collabs.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  jsonUrl,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'
import { offer } from '../campaigns/presenter.ts'
import type {
  DiscoverCampaign,
  DiscoverCampaignWithBrief,
  DiscoverCollab,
  DiscoverCollabWithBrief,
} from './queries.ts'

const Brand = shapeOf<DiscoverCampaign['organization']>()('DiscoverOrganization', {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
  url: from(urlLike('https://troupe.example.com/profiles/k5dXwQ2n.json'), (brand: { id: number }) =>
    jsonUrl(profilePath(brand)),
  ),
  avatar_url: avatar,
})

/** Figures of the last decisions of a program or of an organization. */
export const decisionFields = {
  decisions_count: count(100).describe('How many of the last decisions are counted'),
  approved_percent: count(92).nullable(),
  median_decision_seconds: count(21_600).nullable(),
}

const campaign = {
  ...offer,
  organization: Brand,
  unused_amount: minorUnits(380_000, 'The budget that is left'),
  burn_amount: minorUnits(21_500, 'Used in the last seven days'),
  budget_days_left: count(17).nullable(),
  days_left: count(30).nullable(),
  ...decisionFields,
  published_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  url: from(
    urlLike('https://troupe.example.com/campaigns/Vq7RtzK8.json'),
    (campaign: { id: number }) => jsonUrl(discoverCampaignPath(campaign)),
  ),
  banner_image_url: pictureOrNull('banner_image_key'),
}

export const DiscoverCampaignJson = shapeOf<Omit<DiscoverCampaign, 'total'>>()(
  'DiscoverCampaign',
  campaign,
)

export const DiscoverCampaignWithBriefJson = shapeOf<
  DiscoverCampaignWithBrief & { ledger_path: string | null }
>()('DiscoverCampaignWithBrief', {
  ...campaign,
  brief: text('<p>Show your first cup of the day.</p>').describe('HTML'),
  ledger_url: from(
    urlLike('https://troupe.example.com/ledgers/8mJq0vYt3nXw5zRk2cLb7HsPd4GfTa9eUoVi1BxNyQg.json')
      .nullable()
      .describe('Where everyone reads its books, if the organization wants that'),
    ({ ledger_path }: { ledger_path: string | null }) => ledger_path && jsonUrl(ledger_path),
  ),
})

const collab = {
  id: idOf('Collab'),
  name: text('Hand-thrown mug'),
  state: z.enum(states),
  organization: Brand,
  currency,
  countries,
  website: urlLike('https://northwind.example/mug').nullable(),
  require_spark_ads: z.boolean(),
  requires_product_shipment: z.boolean(),
  ...decisionFields,
  published_at: timestamp.nullable(),
  url: from(urlLike('https://troupe.example.com/collabs/Zx3PwNf6.json'), (collab: { id: number }) =>
    jsonUrl(discoverCollabPath(collab)),
  ),
  banner_image_url: pictureOrNull('banner_image_key'),
}

export const DiscoverCollabJson = shapeOf<Omit<DiscoverCollab, 'total'>>()('DiscoverCollab', collab)

export const DiscoverCollabWithBriefJson = shapeOf<DiscoverCollabWithBrief>()(
  'DiscoverCollabWithBrief',
  {
    ...collab,
    brief: text('<p>One video of 30 seconds with the mug.</p>').describe('HTML'),
  },
)
