import { z } from 'zod'
import { RatingAveragesJson } from '../../creators/ratings/presenter.ts'
import {
  avatar,
  count,
  idOf,
  minorUnits,
  pictureOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  jsonUrl,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'
import { campaignOfferFields } from '../campaigns/presenter.ts'
import { collabBrief, collabOfferFields } from '../collabs/presenter.ts'
import { programStandings } from './policy.ts'
import type {
  DiscoverCampaign,
  DiscoverCampaignWithBrief,
  DiscoverCollab,
  DiscoverCollabWithBrief,
} from './queries.ts'

export const BrandJson = shapeOf<DiscoverCampaign['organization']>()('DiscoverOrganization', {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
  url: from(urlLike('https://troupe.example.com/profiles/k5dXwQ2n.json'), (brand: { id: number }) =>
    jsonUrl(profilePath(brand)),
  ),
  avatar_url: avatar,
})

/** Figures of the last decisions of a program or of an organization. */
export const decisionFields = {
  decisions_count: count(100).describe(
    'How many decisions the next two are about: the last 100 at most',
  ),
  approved_percent: count(92)
    .nullable()
    .describe('How many of a hundred were approved; null before the first decision'),
  median_decision_seconds: count(21_600)
    .nullable()
    .describe('Half of them were decided within this time'),
}

/** The place of whoever asks in it. */
const standing = z
  .enum(programStandings)
  .nullable()
  .describe('`joined` where you take part, `invited` where you are invited; null otherwise')

const is_saved = z.boolean().describe('Whether you have saved it')

const ratings = meaning(
  RatingAveragesJson,
  'Of the organization, as its profile has them. In every answer but lists',
)

const campaign = {
  ...campaignOfferFields,
  standing,
  is_saved,
  organization: meaning(BrandJson, 'Whose it is'),
  unused_amount: minorUnits(380_000, 'What is left of the budget'),
  burn_amount: minorUnits(
    21_500,
    'Used daily for posts that still count, as the mean of the last week or of the days since it was published',
  ),
  budget_days_left: count(17)
    .nullable()
    .describe(
      'For how many days the budget lasts at that pace; null where nothing is used, or it takes no posts',
    ),
  days_left: count(30)
    .nullable()
    .describe('Days until `ends_at`, begun ones included; null where it has no end or is over'),
  ...decisionFields,
  published_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  url: from(
    urlLike('https://troupe.example.com/campaigns/Vq7RtzK8.json'),
    (campaign: { id: number }) => jsonUrl(discoverCampaignPath(campaign)),
  ),
  banner_image_url: pictureOrNull('banner_image_key'),
}

export const DiscoverCampaignJson = shapeOf<DiscoverCampaign>()('DiscoverCampaign', campaign)

export const DiscoverCampaignWithBriefJson = shapeOf<
  DiscoverCampaignWithBrief & { rules: string[]; ledger_path: string | null }
>()('DiscoverCampaignWithBrief', {
  ...campaign,
  brief: text('<p>Show your first cup of the day.</p>').describe('HTML. In every answer but lists'),
  ratings,
  rules: z
    .array(text('Amounts are rounded down.'))
    .describe('By which rules views become pay, in sentences. In every answer but lists'),
  ledger_url: from(
    urlLike('https://troupe.example.com/ledgers/8mJq0vYt3nXw5zRk2cLb7HsPd4GfTa9eUoVi1BxNyQg.json')
      .nullable()
      .describe(
        'Where everyone reads its books, if the organization wants that. In every answer but lists',
      ),
    ({ ledger_path }: { ledger_path: string | null }) => ledger_path && jsonUrl(ledger_path),
  ),
})

const collab = {
  ...collabOfferFields,
  standing,
  is_saved,
  organization: meaning(BrandJson, 'Whose it is'),
  ...decisionFields,
  url: from(urlLike('https://troupe.example.com/collabs/Zx3PwNf6.json'), (collab: { id: number }) =>
    jsonUrl(discoverCollabPath(collab)),
  ),
}

export const DiscoverCollabJson = shapeOf<DiscoverCollab>()('DiscoverCollab', collab)

export const DiscoverCollabWithBriefJson = shapeOf<DiscoverCollabWithBrief>()(
  'DiscoverCollabWithBrief',
  { ...collab, brief: collabBrief, ratings },
)
