import { z } from 'zod'
import { count, minorUnits, sqid, text } from '../../framework/http/fields/json-fields.ts'
import { displayName } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { platformPoints } from './platforms.ts'
import {
  BestPostJson,
  BudgetJson,
  daysFields,
  presentBestPost,
  presentBudget,
  presentDays,
} from './presenter.ts'
import type { CampaignOverview } from './queries.ts'

const CreatorJson = z
  .object({
    user_id: sqid,
    name: text('Ida Brandt'),
    submissions_count: count(4),
    view_count: count(1_920_000),
    used_amount: minorUnits(320_400),
  })
  .meta({ id: 'CampaignCreator' })

export const CampaignOverviewJson = z
  .object({
    ...daysFields,
    platforms: z.array(
      z
        .object({ platform_id: z.enum(platformIds), view_counts: z.array(count(41_200)) })
        .meta({ id: 'PlatformViews' }),
    ),
    budget: BudgetJson,
    creators_count: count(41),
    pending_count: count(14),
    median_decision_seconds: count(10_800).nullable(),
    best_posts: z.array(BestPostJson),
    creators: z.array(CreatorJson),
  })
  .meta({ id: 'CampaignOverview' })

export function presentCampaignOverview(
  overview: CampaignOverview,
): z.infer<typeof CampaignOverviewJson> {
  const { budget, creators, best_posts } = overview
  return {
    ...presentDays(overview),
    platforms: platformPoints(overview),
    budget: presentBudget(budget),
    creators_count: overview.creators_count,
    pending_count: overview.pending_count,
    median_decision_seconds: overview.median_decision_seconds,
    best_posts: best_posts.map(presentBestPost),
    creators: creators.map((creator) => ({
      ...creator,
      user_id: encodeId('User', creator.user_id),
      name: displayName(creator),
    })),
  }
}
