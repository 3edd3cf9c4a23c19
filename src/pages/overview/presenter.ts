import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { campaignSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { fileUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { BudgetFound } from './budget.ts'
import { periodNames } from './period.ts'
import type { PostFound } from './posts.ts'
import type { Overview } from './queries.ts'
import { comparedSums, pointsOf, type Sums } from './sums.ts'
import { waitKinds } from './waits.ts'

const day = z.string().meta({ format: 'date', examples: ['2026-11-14'] })
/** A change may be less than nothing, as more may be taken back than came. */
const change = (example: number) => z.int().meta({ examples: [example] })

const SpentJson = z
  .object({
    currency,
    used_amount: change(1_824_050),
    collab_amount: change(30_000),
    effective_cpm_amount: change(175).nullable(),
  })
  .meta({ id: 'Spent' })

const SumsJson = z
  .object({
    submissions_count: count(340),
    posts_count: change(312),
    view_count: change(10_400_000),
    spent: z.array(SpentJson),
  })
  .meta({ id: 'OverviewSums' })

const PointJson = SumsJson.extend({ day }).meta({ id: 'OverviewPoint' })

export const BudgetJson = z
  .object({
    campaign_id: sqid,
    campaign_name: text('Autumn roast'),
    currency,
    total_budget_amount: minorUnits(1_200_000),
    unused_amount: minorUnits(431_000),
    held_amount: minorUnits(241_000),
    burn_amount: minorUnits(48_000),
    runs_dry_on: day.nullable(),
    days: z.array(z.object({ day, left_amount: minorUnits(431_000) })),
  })
  .meta({ id: 'OverviewBudget' })

export const BestPostJson = z
  .object({
    id: sqid,
    campaign_name: text('Autumn roast'),
    creator_name: text('Ida Brandt').nullable(),
    account_handle: text('ida.brews'),
    platform_id: z.enum(platformIds),
    post_url: urlLike('https://www.tiktok.com/@ida.brews/video/7301234567890123456'),
    picture_url: urlLike('https://troupe.example.com/files/9Lw5vHc7RkTz3XqBn6MdYs.webp').nullable(),
    view_count: count(1_200_000),
    used_amount: minorUnits(210_000),
    approved_at: timestamp,
    days: z.array(count(400_000)),
    url: urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/submissions/Wm3NpKz5.json',
    ),
  })
  .meta({ id: 'BestPost' })

const WaitJson = z
  .object({
    kind: z.enum(waitKinds),
    program_id: sqid,
    program_name: text('Autumn roast'),
    number: count(14),
    late_number: count(1),
    oldest_at: timestamp,
    due_at: timestamp.nullable(),
    currency,
    quotes: z.array(minorUnits(18_000)),
  })
  .meta({ id: 'Wait' })

/** Fields that every overview has for its days. */
export const daysFields = {
  period: z.enum(periodNames),
  first_day: day,
  last_day: day,
  now: SumsJson,
  before: SumsJson,
  points: z.array(PointJson),
}

export const OverviewJson = z
  .object({
    ...daysFields,
    budget: BudgetJson.nullable(),
    waits: z.array(WaitJson),
    best_posts: z.array(BestPostJson),
  })
  .meta({ id: 'Overview' })

type WithDays = Pick<Overview, 'period' | 'first_day' | 'last_day' | 'days'>

export function presentDays({ period, first_day, last_day, days }: WithDays) {
  const points: (Sums & { day: string })[] = pointsOf(days, period, first_day)
  return { period: period.key, first_day, last_day, ...comparedSums(days), points }
}

export function presentBudget({
  id,
  organization_id: _,
  name,
  budget_days_left: __,
  ends_at: ___,
  ...budget
}: BudgetFound): z.infer<typeof BudgetJson> {
  return { campaign_id: encodeId('Campaign', id), campaign_name: name, ...budget }
}

export function presentBestPost(post: PostFound): z.infer<typeof BestPostJson> {
  const { id, organization_id: _, campaign_id: __, picture_key, ...shown } = post
  return {
    id: encodeId('Submission', id),
    ...shown,
    picture_url: picture_key && fileUrl(picture_key),
    url: campaignSubmissionUrl(post),
  }
}

export function presentOverview(overview: Overview): z.infer<typeof OverviewJson> {
  return {
    ...presentDays(overview),
    budget: overview.budget && presentBudget(overview.budget),
    waits: overview.waits.map(({ program_id, highest_quote: _, ...wait }) => ({
      ...wait,
      program_id: encodeId(isOfCampaign(wait) ? 'Campaign' : 'Collab', program_id),
    })),
    best_posts: overview.best_posts.map(presentBestPost),
  }
}

function isOfCampaign({ kind }: Pick<Overview['waits'][number], 'kind'>): boolean {
  return kind === 'posts' || kind === 'flags'
}
