import { z } from 'zod'
import { count, idOf, minorUnits, text } from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { displayName } from '../../tables/users/users.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { BestPostJson, BudgetJson, daysFields } from '../overview/presenter.ts'
import { platformPoints } from './platforms.ts'
import type { CampaignOverview, CreatorFound } from './queries.ts'

export const CampaignCreatorJson = shapeOf<CreatorFound>()('CampaignCreator', {
  user_id: idOf('User', 'user_id'),
  name: from(text('Ida Brandt'), displayName),
  submissions_count: count(4),
  view_count: count(1_920_000),
  used_amount: minorUnits(320_400),
})

const PlatformViewsJson = z
  .object({
    platform_id: z.enum(platformIds),
    view_counts: z.array(count(41_200)).describe('One for each point'),
  })
  .meta({ id: 'PlatformViews' })

export const CampaignOverviewJson = shapeOf<CampaignOverview>()('CampaignOverview', {
  ...daysFields,
  platforms: from(
    z.array(PlatformViewsJson).describe('The platform with most views first'),
    platformPoints,
  ),
  budget: BudgetJson,
  creators_count: count(41).describe('How many have submitted a post'),
  pending_count: count(14).describe('Posts that wait for a decision'),
  median_decision_seconds: count(10_800)
    .nullable()
    .describe('From handing in to the decision, of the last hundred'),
  best_posts: meaning(listOf(BestPostJson), 'The five with most views'),
  creators: meaning(listOf(CampaignCreatorJson), 'The five with most views'),
})
