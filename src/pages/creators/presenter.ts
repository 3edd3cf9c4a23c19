import { z } from 'zod'
import { RatingAveragesJson } from '../../creators/ratings/presenter.ts'
import {
  count,
  currency,
  idOf,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { campaignSubmissionStates } from '../../tables/campaigns/campaign-submissions.ts'
import { statuses as campaignStatuses } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissionStates } from '../../tables/collabs/collab-submissions.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorUrl } from '../../vocabulary/addresses/creator-urls.ts'
import {
  campaignSubmissionUrl,
  collabSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { campaignUrl, creatorProfilePath, jsonUrl } from '../../vocabulary/addresses/urls.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { CampaignWork, CollabWork, CreatorPost, KnownCreator } from './creator.ts'
import type { Creator, CreatorAmounts } from './queries.ts'
import type { Result } from './results.ts'

const person = {
  user_id: idOf('User', 'user_id'),
  name: from(text('Ida Brandt'), displayName),
}

const result = {
  currency,
  submissions_count: count(12).describe('Posts handed in'),
  approved_count: count(10),
  rejected_count: count(1),
  approved_percent: count(90).nullable().describe('Of those decided'),
  view_count: count(1_920_000).describe('The views that are paid'),
  used_amount: minorUnits(320_400, 'What their posts cost, with the fees'),
  effective_cpm_amount: minorUnits(166, 'What 1,000 of these views cost').nullable(),
  collabs_count: count(2).describe('Collabs they were accepted to'),
  completed_count: count(1).describe('Collabs they completed'),
  collab_amount: minorUnits(18_000, 'What these cost'),
  last_active_at: timestamp.describe('When they last handed in a post or applied'),
}

const { currency: _, used_amount, effective_cpm_amount, collab_amount, ...counts } = result

const AmountsJson = shapeOf<CreatorAmounts>()(undefined, {
  currency,
  used_amount,
  effective_cpm_amount,
  collab_amount,
})

const GroupJson = shapeOf<Creator['groups'][number]>()(undefined, {
  id: idOf('CreatorGroup'),
  kind: z.enum(['label', 'list']),
  name: text('Christmas films'),
})

export const CreatorJson = shapeOf<Creator>()('Creator', {
  ...person,
  ...counts,
  amounts: meaning(listOf(AmountsJson), 'What their work cost, in each currency'),
  follower_count: count(18_400).nullable().describe('Of their largest proved account'),
  groups: meaning(listOf(GroupJson), 'The labels they bear, and the lists they are on'),
})

const ResultJson = shapeOf<Result>()(undefined, result)

type Own<Work> = Work & { organization_id: number }

const CampaignWorkJson = shapeOf<Own<CampaignWork>>()(undefined, {
  campaign_id: idOf('Campaign', 'campaign_id'),
  campaign_name: text('Autumn roast launch'),
  status: z.enum(campaignStatuses),
  currency,
  submissions_count: count(12),
  view_count: count(1_920_000),
  used_amount: minorUnits(320_400),
  last_active_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json'),
    ({ organization_id, campaign_id }: Own<CampaignWork>) =>
      campaignUrl({ organization_id, id: campaign_id }),
  ),
})

const CollabWorkJson = shapeOf<Own<CollabWork>>()(undefined, {
  id: idOf('Submission'),
  collab_id: idOf('Collab', 'collab_id'),
  collab_name: text('Morning ritual'),
  state: z.enum(collabSubmissionStates),
  currency,
  quote_amount: minorUnits(18_000),
  created_at: timestamp,
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/collabs/Tz4RmQ7x/submissions/Wm3NpKz5.json',
    ),
    collabSubmissionUrl,
  ),
})

const PostJson = shapeOf<CreatorPost>()(undefined, {
  id: idOf('Submission'),
  campaign_id: idOf('Campaign', 'campaign_id'),
  platform_id: z.enum(platformIds),
  account_handle: text('ida.brews'),
  post_url: urlLike('https://www.tiktok.com/@ida.brews/video/7301234567890123456'),
  state: z.enum(campaignSubmissionStates),
  view_count: count(48_200),
  created_at: timestamp,
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/submissions/Wm3NpKz5.json',
    ),
    campaignSubmissionUrl,
  ),
})

export const KnownCreatorJson = shapeOf<KnownCreator>()('KnownCreator', {
  ...person,
  accounts: z
    .array(z.object({ platform_id: z.enum(platformIds), account_handle: text('ida.brews') }))
    .describe('Those they handed in posts of'),
  follower_count: count(18_400).nullable().describe('Of their largest proved account'),
  groups: meaning(listOf(GroupJson), 'The labels they bear, and the lists they are on'),
  ratings: meaning(RatingAveragesJson, 'By brands, after finished collabs'),
  profile_url: from(
    urlLike('https://troupe.example.com/creators/Rb6KwPz2.json')
      .nullable()
      .describe('Null where you do not see it'),
    ({ has_profile, user_id }: KnownCreator) =>
      has_profile ? jsonUrl(creatorProfilePath({ id: user_id })) : null,
  ),
  posts: meaning(listOf(PostJson), 'The latest they handed in'),
  results: meaning(listOf(ResultJson), 'As in the list, for each currency'),
  campaigns: from(
    z.array(CampaignWorkJson).describe('The latest they took part in'),
    ({ campaigns, organization_id }: KnownCreator) =>
      campaigns.map((work) => CampaignWorkJson.present({ ...work, organization_id })),
  ),
  collabs: from(
    z.array(CollabWorkJson).describe('The latest they took part in'),
    ({ collabs, organization_id }: KnownCreator) =>
      collabs.map((work) => CollabWorkJson.present({ ...work, organization_id })),
  ),
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/creators/Rb6KwPz2.json'),
    creatorUrl,
  ),
})
