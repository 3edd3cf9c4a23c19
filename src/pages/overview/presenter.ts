import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  inMinorUnits,
  minorUnits,
  pictureOrNull,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { aboutAmount, reportedFields } from '../../money/reporting/presenter.ts'
import type { Reported } from '../../money/reporting/sums.ts'
import { campaignSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { campaignUrl, collabUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { BudgetFound } from './figures/budget.ts'
import type { PostFound } from './figures/posts.ts'
import { comparedSums, pointsOf, reportedSpend, type Spent, type Sums } from './figures/sums.ts'
import { shownPeriods } from './period.ts'
import type { Overview } from './queries.ts'
import { type WaitFound, waitKinds } from './waits.ts'

const day = z.string().meta({ format: 'date', examples: ['2026-11-14'] })
/** A change may be less than nothing, as more may be taken back than came. */
const change = (example: number) => z.int().meta({ examples: [example] })
const changeOfMoney = (example: number, meaning: string) =>
  change(example).describe(`${meaning}. ${inMinorUnits}`)

export const SpentJson = shapeOf<Spent>()('Spent', {
  currency,
  used_amount: changeOfMoney(1_824_050, 'Of campaigns, with the fees'),
  collab_amount: changeOfMoney(30_000, 'Of collabs that ended'),
  effective_cpm_amount: change(175)
    .nullable()
    .describe(`The cost of 1,000 views; null without views. ${inMinorUnits}`),
})

const sums = {
  submissions_count: count(340).describe('Posts submitted'),
  posts_count: change(312).describe('Posts that were approved and count'),
  view_count: change(10_400_000),
  spent: meaning(listOf(SpentJson), 'For each currency'),
}

export const SumsJson = shapeOf<Sums>()('OverviewSums', sums)

const PointJson = shapeOf<Sums & { day: string }>()('OverviewPoint', { ...sums, day })

export const BudgetJson = shapeOf<BudgetFound>()('OverviewBudget', {
  campaign_id: idOf('Campaign'),
  campaign_name: from(text('Autumn roast'), 'name'),
  currency,
  total_budget_amount: minorUnits(1_200_000),
  unused_amount: minorUnits(431_000),
  held_amount: minorUnits(241_000, "Granted, and not yet the creators' to withdraw"),
  burn_amount: minorUnits(
    48_000,
    'Used daily for posts that still count, on average over `burn_days`',
  ),
  burn_days: count(7).describe(
    'How many days that is the mean of: the last week, or those since the start',
  ),
  counting_count: count(41).describe('How many posts count now, of which the forecast is made'),
  ended_count: count(3).describe(
    'How many posts it leaves out, as they reached their cap or their end in these days',
  ),
  runs_dry_on: day.nullable().describe('Null where nothing is used'),
  days: z
    .array(z.object({ day, left_amount: minorUnits(431_000) }))
    .describe('How much was left at the end of each of the last days'),
})

export const BestPostJson = shapeOf<PostFound>()('BestPost', {
  id: idOf('Submission'),
  campaign_name: text('Autumn roast'),
  creator_name: text('Ida Brandt').nullable(),
  account_handle: text('ida.brews'),
  platform_id: z.enum(platformIds),
  post_url: urlLike('https://www.tiktok.com/@ida.brews/video/7301234567890123456'),
  picture_url: pictureOrNull('picture_key'),
  view_count: count(1_200_000),
  used_amount: minorUnits(210_000),
  approved_at: timestamp,
  days: z.array(count(400_000)).describe('Its views at the end of each of its last days'),
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/submissions/Wm3NpKz5.json',
    ),
    campaignSubmissionUrl,
  ),
})

const isOfCampaign = (kind: WaitFound['kind']) => kind === 'posts' || kind === 'flags'

export const WaitJson = shapeOf<WaitFound>()('Wait', {
  kind: z
    .enum(waitKinds)
    .describe('`completions` are posts for collabs that have all that was agreed on'),
  program_id: from(sqid, ({ kind, program_id }: WaitFound) =>
    encodeId(isOfCampaign(kind) ? 'Campaign' : 'Collab', program_id),
  ),
  campaign_id: from(
    sqid.nullable().describe('The program, where it is a campaign'),
    ({ kind, program_id }: WaitFound) =>
      isOfCampaign(kind) ? encodeId('Campaign', program_id) : null,
  ),
  collab_id: from(
    sqid.nullable().describe('The program, where it is a collab'),
    ({ kind, program_id }: WaitFound) =>
      isOfCampaign(kind) ? null : encodeId('Collab', program_id),
  ),
  program_name: text('Autumn roast'),
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json').describe(
      'The address of the program',
    ),
    ({ kind, program_id: id, organization_id }: WaitFound) =>
      (isOfCampaign(kind) ? campaignUrl : collabUrl)({ id, organization_id }),
  ),
  number: count(14).describe('How many wait'),
  late_number: count(1).describe('How many of these are late; only of shipments'),
  oldest_at: timestamp,
  due_at: timestamp.nullable().describe('When the first of them ends by itself'),
  currency,
  quotes: z
    .array(minorUnits(18_000))
    .describe('The lowest three, of applications. In minor units of the currency'),
})

type WithDays = Pick<Overview, 'period' | 'first_day' | 'last_day' | 'days'>

/** Fields that every overview has for its days. */
export const daysFields = {
  period: from(
    z.enum(shownPeriods).describe('What was asked for; `custom` for the days from `from` to `to`'),
    ({ period }: WithDays) => period.key,
  ),
  first_day: day.describe('The first day it has'),
  last_day: day.describe('The last day it has'),
  now: from(SumsJson.describe('The sums of the period'), ({ days }: WithDays) =>
    SumsJson.present(comparedSums(days).now),
  ),
  before: from(
    SumsJson.describe('The sums of the same number of days before it'),
    ({ days }: WithDays) => SumsJson.present(comparedSums(days).before),
  ),
  points: from(
    z
      .array(PointJson)
      .describe(
        'The same sums for each day; over a period that is longer than `90d`, for each week from that day',
      ),
    ({ days, period, first_day }: WithDays) =>
      pointsOf(days, period, first_day).map(PointJson.present),
  ),
}

type Spend = Reported<'used_amount' | 'collab_amount'>

const ReportedSpendJson = shapeOf<Spend>()('ReportedSpend', {
  ...reportedFields,
  used_amount: aboutAmount('used_amount', 1_930_000, 'what campaigns cost, with the fees'),
  collab_amount: aboutAmount('collab_amount', 31_000, 'what collabs cost that ended'),
})

export const OverviewJson = shapeOf<Overview>()('Overview', {
  ...daysFields,
  reported: from(
    ReportedSpendJson.nullable().describe(
      'What was spent in all currencies, in the reporting currency by the rates of the last day; null where none is chosen',
    ),
    (overview: Overview) => {
      const reported = reportedSpend(overview)
      return reported === undefined ? null : ReportedSpendJson.present(reported)
    },
  ),
  collab_views: z
    .object({
      posts_count: count(4).describe('Posts whose views are known'),
      view_count: count(96_000).describe('The views of these posts'),
    })
    .describe('Posts for collabs that were posted in the period. Nothing is paid by their views'),
  budget: meaning(nullable(BudgetJson), 'The running campaign whose budget is spent first'),
  waits: meaning(listOf(WaitJson), 'What the organization has to decide or do, by program'),
  best_posts: meaning(
    listOf(BestPostJson),
    'The three posts with most views of those approved in the period',
  ),
})
