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
import { lapsedOf } from '../../programs/campaign-submissions/paying/amounts.ts'
import { StepsJson } from '../../programs/campaign-submissions/paying/explanation.ts'
import { decisionFields } from '../../programs/discover/presenter.ts'
import { statuses } from '../../tables/campaigns/campaigns.ts'
import {
  campaignSubmissionUrl,
  ownSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { absolute, jsonUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { BudgetJson, presentBudget } from '../overview/presenter.ts'
import { formulaExamples, formulaInWords } from './formula.ts'
import type { LedgerPost } from './posts.ts'
import { countedPosts, type Ledger } from './queries.ts'
import { nextGrantIn, openStepsOf, unpaidViewsOf } from './steps.ts'
import { standingInWords } from './words.ts'

const PostJson = z
  .object({
    platform_id: z.enum(platformIds),
    account_handle: text('robinvale').nullable(),
    post_url: urlLike('https://www.tiktok.com/@robinvale/video/7301234567890123456').nullable(),
    state: z.enum(['approved', 'finalized', 'paid']),
    is_own: z.boolean(),
    verified_views: count(12_900),
    unpaid_views: count(400),
    view_count: count(12_500).meta({ description: 'The views that are paid' }),
    earned_amount: minorUnits(2187),
    granted_amount: minorUnits(2187),
    owed_amount: minorUnits(0),
    lapsed_amount: minorUnits(0),
    next_grant_amount: minorUnits(0),
    next_owed_amount: minorUnits(0),
    fee_amount: minorUnits(0),
    steps: StepsJson,
    created_at: timestamp,
    approved_at: timestamp,
    submission_url: urlLike('https://troupe.example.com/me/submissions/Nq7RwXk3.json').nullable(),
  })
  .meta({ id: 'LedgerPost' })

const FormulaJson = z
  .object({
    cpm_amount: minorUnits(175),
    base_reward_amount: minorUnits(0),
    min_payout_amount: minorUnits(350),
    max_payout_amount: minorUnits(250_000),
    fee_bps: count(500),
    sentences: z.array(text('A post earns $1.75 for every 1,000 verified views.')),
    examples: z.array(z.object({ views: count(10_000), earned_amount: minorUnits(1750) })),
  })
  .meta({ id: 'LedgerFormula' })

export const LedgerJson = z
  .object({
    campaign_id: sqid,
    campaign_name: text('Autumn roast'),
    organization_name: text('Northwind Coffee'),
    status: z.enum(statuses),
    currency,
    summary: text('$120.00 of $500.00 is spent, on 4 posts and 68,571 paid views.'),
    formula: FormulaJson,
    budget: BudgetJson,
    used_amount: minorUnits(12_000),
    aside_amount: minorUnits(0).meta({
      description: 'The part of what is used that went to posts which count no more',
    }),
    owed_amount: minorUnits(0),
    view_count: count(68_571),
    submissions_count: count(9),
    posts_count: count(4).meta({ description: 'How many count: those that are listed' }),
    pending_count: count(2),
    rejected_count: count(2),
    flagged_count: count(0),
    withdrawn_count: count(1),
    ...decisionFields,
    published_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    settled_at: timestamp.nullable(),
    posts: z.array(PostJson),
    url: urlLike('https://troupe.example.com/campaigns/Vq7RtzK8/ledger.json'),
    csv_url: urlLike('https://troupe.example.com/campaigns/Vq7RtzK8/ledger.csv'),
  })
  .meta({ id: 'Ledger' })

/** With the addresses at which this reader finds it. */
export function presentLedger(ledger: Ledger, path: string): z.infer<typeof LedgerJson> {
  const { states } = ledger
  return {
    campaign_id: encodeId('Campaign', ledger.id),
    campaign_name: ledger.name,
    organization_name: ledger.organization_name,
    status: ledger.status,
    currency: ledger.currency,
    summary: standingInWords(ledger),
    formula: presentFormula(ledger),
    budget: presentBudget(ledger.budget),
    used_amount: ledger.used_amount,
    aside_amount: ledger.aside_amount,
    owed_amount: ledger.owed_amount,
    view_count: ledger.view_count,
    submissions_count: ledger.submissions_count,
    posts_count: countedPosts(ledger),
    pending_count: states.pending ?? 0,
    rejected_count: (states.rejected ?? 0) + (states.appealed ?? 0),
    flagged_count: states.flagged ?? 0,
    withdrawn_count: states.withdrawn ?? 0,
    decisions_count: ledger.decisions_count,
    approved_percent: ledger.approved_percent,
    median_decision_seconds: ledger.median_decision_seconds,
    published_at: ledger.published_at,
    ends_at: ledger.ends_at,
    settled_at: ledger.settled_at,
    posts: ledger.posts.map((post) => presentPost(ledger, post)),
    url: jsonUrl(path),
    csv_url: absolute(`${path}.csv`),
  }
}

function presentFormula(ledger: Ledger): z.infer<typeof FormulaJson> {
  return {
    cpm_amount: ledger.cpm_amount,
    base_reward_amount: ledger.base_reward_amount,
    min_payout_amount: ledger.min_payout_amount,
    max_payout_amount: ledger.max_payout_amount,
    fee_bps: ledger.fee_bps ?? 0,
    sentences: formulaInWords(ledger),
    examples: formulaExamples(ledger),
  }
}

function presentPost(ledger: Ledger, post: LedgerPost): z.infer<typeof PostJson> {
  const lapsed_amount = lapsedOf(ledger, post)
  const { next_grant_amount, next_owed_amount } = nextGrantIn(ledger, post)
  return {
    platform_id: post.platform_id,
    account_handle: post.account_handle,
    post_url: post.post_url,
    state: post.state,
    is_own: post.is_own,
    verified_views: post.verified_views,
    unpaid_views: unpaidViewsOf(post),
    view_count: post.view_count,
    earned_amount: post.earned_amount + lapsed_amount,
    granted_amount: post.granted_amount,
    owed_amount: post.owed_amount,
    lapsed_amount,
    next_grant_amount,
    next_owed_amount,
    fee_amount: post.fee_amount,
    steps: openStepsOf(ledger, post),
    created_at: post.created_at,
    approved_at: post.approved_at,
    submission_url: submissionUrlFor(ledger, post),
  }
}

/** Whoever runs the campaign opens every post, and a creator their own. */
function submissionUrlFor(ledger: Ledger, { id, is_own }: LedgerPost): string | null {
  if (is_own) return ownSubmissionUrl({ id })
  const { organization_id } = ledger
  return ledger.is_member
    ? campaignSubmissionUrl({ id, campaign_id: ledger.id, organization_id })
    : null
}
