import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { lapsedOf } from '../../programs/campaign-submissions/paying/amounts.ts'
import { StepsJson } from '../../programs/campaign-submissions/paying/presenter.ts'
import { campaignOfferFields } from '../../programs/campaigns/presenter.ts'
import { decisionFields } from '../../programs/discover/presenter.ts'
import { statuses } from '../../tables/campaigns/campaigns.ts'
import { approvedStates } from '../../tables/campaigns/decided-posts.ts'
import {
  campaignSubmissionUrl,
  ownSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { absolute, jsonUrl } from '../../vocabulary/addresses/urls.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { BudgetJson } from '../overview/presenter.ts'
import { formulaExamples, formulaInWords } from './formula.ts'
import type { LedgerPost } from './posts.ts'
import { countedPosts, type Ledger } from './queries.ts'
import { nextGrantIn, openStepsOf, unpaidViewsOf } from './steps.ts'
import { standingInWords } from './words.ts'

export const LedgerPostJson = shapeOf<ReturnType<typeof inLedger>>()('LedgerPost', {
  platform_id: z.enum(platformIds),
  account_handle: text('robinvale')
    .nullable()
    .describe('Null where the creator has left, or hides it from you'),
  post_url: urlLike('https://www.tiktok.com/@robinvale/video/7301234567890123456')
    .nullable()
    .describe('Null where the creator has left, or hides their handle from you'),
  creator_number: count(12)
    .nullable()
    .describe(
      'Of a creator who hides their handle: the same for all of their posts in this ledger, and for nobody else. `Creator 12` on the page',
    ),
  is_hidden: z
    .boolean()
    .describe('Whether other creators and the public read a number instead of the handle'),
  state: z
    .enum(approvedStates)
    .describe(
      '`approved` while it counts, `finalized` once it counts no more, `paid` once all of it is in the balance of its creator',
    ),
  is_own: z.boolean().describe('Whether it is yours'),
  verified_views: count(12_900).describe('The highest number that the platform has told'),
  unpaid_views: count(400).describe(
    'How many of them are not paid. Why is between the creator and the brand',
  ),
  view_count: count(12_500).describe('The rest, which is paid'),
  earned_amount: minorUnits(
    2187,
    'Granted, waiting for budget and lapsed together, as of the last grant',
  ),
  granted_amount: minorUnits(2187),
  owed_amount: minorUnits(0, 'Earned, and waiting for budget'),
  lapsed_amount: minorUnits(
    0,
    'Earned, and not covered by the budget when the campaign was settled',
  ),
  next_grant_amount: minorUnits(0, 'Earned since, and added with the next grant'),
  next_owed_amount: minorUnits(0, 'Earned since, and not covered by the budget'),
  fee_amount: minorUnits(0, 'What the installation keeps on top'),
  steps: StepsJson,
  created_at: timestamp.describe('When it was submitted'),
  approved_at: timestamp,
  submission_url: urlLike('https://troupe.example.com/me/submissions/Nq7RwXk3.json')
    .nullable()
    .describe('The submission, for its creator and for members'),
})

function inLedger(ledger: Ledger, post: LedgerPost) {
  const lapsed_amount = lapsedOf(ledger, post)
  return {
    ...post,
    ...nextGrantIn(ledger, post),
    earned_amount: post.earned_amount + lapsed_amount,
    lapsed_amount,
    unpaid_views: unpaidViewsOf(post),
    steps: openStepsOf(ledger, post),
    submission_url: submissionUrlFor(ledger, post),
  }
}

/**
 * The address of a post for this reader: whoever runs the campaign opens every post, and a creator their own.
 */
function submissionUrlFor(ledger: Ledger, { id, is_own }: LedgerPost): string | null {
  if (is_own) return ownSubmissionUrl({ id })
  const { organization_id } = ledger
  return ledger.is_member
    ? campaignSubmissionUrl({ id, campaign_id: ledger.id, organization_id })
    : null
}

const { cpm_amount, base_reward_amount, min_payout_amount, max_payout_amount } = campaignOfferFields

export const FormulaJson = shapeOf<Ledger>()('LedgerFormula', {
  cpm_amount,
  base_reward_amount,
  min_payout_amount,
  max_payout_amount,
  fee_bps: from(
    count(500).describe('The fee on top, in hundredths of a percent'),
    ({ fee_bps }: Ledger) => fee_bps ?? 0,
  ),
  sentences: from(
    z
      .array(text('A post earns $1.75 for every 1,000 verified views.'))
      .describe('The same in words'),
    formulaInWords,
  ),
  examples: from(
    z
      .array(z.object({ views: count(10_000), earned_amount: minorUnits(1750) }))
      .describe('What so many views earn'),
    formulaExamples,
  ),
})

/** A ledger with the address at which this reader finds it. */
type Shown = Ledger & { path: string }

export const LedgerJson = shapeOf<Shown>()('Ledger', {
  campaign_id: idOf('Campaign'),
  campaign_name: from(text('Autumn roast'), 'name'),
  organization_name: text('Northwind Coffee'),
  status: z.enum(statuses),
  currency,
  summary: from(
    text('$120.00 of $500.00 is spent, on 4 posts and 68,571 paid views.').describe(
      'How the money stands, in sentences',
    ),
    standingInWords,
  ),
  formula: from(FormulaJson.describe('The terms as they were published'), FormulaJson.present),
  budget: meaning(BudgetJson, 'As in the overview of the campaign'),
  used_amount: minorUnits(12_000, 'What is spent: what was granted to posts, with fees'),
  aside_amount: minorUnits(
    0,
    'The part of what is used that went to posts which count no more. The rest is what the listed posts come to',
  ),
  owed_amount: minorUnits(0, 'What posts have earned and waits for budget'),
  view_count: count(68_571).describe('All views that are paid'),
  submissions_count: count(9).describe('All posts that were ever submitted'),
  posts_count: from(count(4).describe('How many count: those that are listed'), countedPosts),
  pending_count: from(count(2), ({ states }: Ledger) => states.pending ?? 0),
  rejected_count: from(
    count(2).describe('With those that are appealed'),
    ({ states }: Ledger) => (states.rejected ?? 0) + (states.appealed ?? 0),
  ),
  flagged_count: from(count(0), ({ states }: Ledger) => states.flagged ?? 0),
  withdrawn_count: from(count(1), ({ states }: Ledger) => states.withdrawn ?? 0),
  ...decisionFields,
  published_at: timestamp.nullable().describe('When it began'),
  ends_at: timestamp.nullable().describe('When it is to end'),
  settled_at: timestamp.nullable().describe('When its books were closed'),
  posts: from(
    z.array(LedgerPostJson).describe('A page of the posts, the last to be approved first'),
    (ledger: Ledger) => ledger.posts.map((post) => LedgerPostJson.present(inLedger(ledger, post))),
  ),
  url: from(
    urlLike('https://troupe.example.com/campaigns/Vq7RtzK8/ledger.json'),
    ({ path }: Shown) => jsonUrl(path),
  ),
  csv_url: from(
    urlLike('https://troupe.example.com/campaigns/Vq7RtzK8/ledger.csv').describe(
      'The same as a file with all posts',
    ),
    ({ path }: Shown) => absolute(`${path}.csv`),
  ),
})
