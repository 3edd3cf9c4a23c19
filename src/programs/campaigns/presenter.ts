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
import { from, inStates, seldom, shapeOf } from '../../framework/http/fields/shape.ts'
import {
  type Campaign,
  type CampaignSummary,
  contentTypes,
  statuses,
} from '../../tables/campaigns/campaigns.ts'
import { campaignUrl } from '../../vocabulary/addresses/urls.ts'
import { categories } from '../../vocabulary/categories.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { OpenPosts } from './moves/open-posts.ts'

/** The offer to creators: the organization, everyone in discover and staff read it alike. */
export const campaignOfferFields = {
  id: idOf('Campaign'),
  name: text('Autumn roast'),
  status: z.enum(statuses).meta({ examples: ['active'] }),
  currency,
  countries,
  website: urlLike('https://northwind.example/autumn').nullable(),
  content_type: z.enum(contentTypes),
  category: z.enum(categories),
  platform_ids: z
    .array(z.enum(platformIds))
    .meta({ description: 'Where it may be posted', examples: [['tiktok', 'instagram']] }),
  tiktok_music_id: text('7189203746501')
    .nullable()
    .describe('The id of the sound that posts on TikTok must use'),
  cpm_amount: minorUnits(
    175,
    'Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it',
  ),
  min_payout_amount: minorUnits(350, 'A threshold: a post that comes to less earns nothing'),
  max_payout_amount: minorUnits(250_000, 'The most one post can earn; 0 means no limit'),
  base_reward_amount: minorUnits(500, 'For an approved post that reaches the minimum'),
}

const ends = timestamp.nullable().describe('When it finishes by itself; null where it has no end')

const published = ['active', 'paused', 'finished']

const shares = (example: number[], meaning: string) =>
  z.array(z.int().min(1).max(100)).meta({ description: meaning, examples: [example] })

const budget_alerts = shares(
  [50, 80, 100],
  'Shares of the budget, in percent, of which the admins hear once they are used; `[90]` to begin with, empty for none',
)

const summary = {
  ...campaignOfferFields,
  total_budget_amount: inStates(published, minorUnits(500_000, 'Funded so far')),
  used_amount: inStates(
    published,
    minorUnits(120_000, 'Rewards that were granted, and the fees on them'),
  ),
  unused_amount: inStates(published, minorUnits(380_000, 'The budget without what is used')),
  budget_alerts,
  view_count: inStates(
    published,
    count(685_714).describe('The views that are paid: those of approved posts'),
  ),
  submissions_count: inStates(published, count(48)),
  ends_at: seldom(ends),
  published_at: inStates(published, timestamp.nullable()),
  paused_at: inStates(['paused'], timestamp.nullable()),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json'),
    campaignUrl,
  ),
  banner_image_url: pictureOrNull('banner_image_key'),
}

export const CampaignJson = shapeOf<CampaignSummary>()('Campaign', summary)

export const campaignFields = {
  ...summary,
  brief: text('<p>Show your first cup of the day.</p>').describe('HTML. In every answer but lists'),
}

export const CampaignWithBriefJson = shapeOf<Campaign>()('CampaignWithBrief', campaignFields)

export const completionFields = {
  ends_at: ends,
  finished_at: timestamp.nullable().describe('When it took its last submission'),
  settled_at: timestamp
    .nullable()
    .describe(
      'When the last post was paid, and what was left of the budget went back to the organization',
    ),
}

export const CompletionJson = shapeOf<Campaign & OpenPosts>()('CampaignCompletion', {
  ...completionFields,
  currency,
  unused_amount: minorUnits(
    380_000,
    'What goes back to the balance of the organization once it is settled, less what its posts still earn. 0 after that',
  ),
  owed_amount: minorUnits(
    0,
    'What posts have earned beyond the budget: it lapses once it is settled',
  ),
  undecided_count: count(3).describe(
    'Posts that wait for a decision, or whose creators may appeal. Finishing decides none of them',
  ),
  counting_count: count(12).describe(
    'Approved posts whose views count on: they earn out of what is left of the budget',
  ),
  counts_until: timestamp
    .nullable()
    .describe(
      'Until when at the latest the views of those count; null where there are none. It is settled when nothing is undecided or counts any more, and no grant waits',
    ),
})

type BudgetAlerts = Pick<Campaign, 'budget_alerts'> & { passed_shares: number[] }

export const BudgetAlertsJson = shapeOf<BudgetAlerts>()('CampaignBudgetAlerts', {
  budget_alerts,
  passed_shares: shares([50], 'Those that are used and were told'),
})
