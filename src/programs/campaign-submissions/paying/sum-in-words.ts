import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { earnedBy } from '../../campaigns/budget/earnings.ts'
import type { TermsInCurrency } from './steps-to-amount.ts'

type Counted = Pick<CampaignSubmission, 'view_count' | 'verified_views'>

/** One line whose parts add up to what a post earns: for the post, for its views, and where that ends. */
export function sumInWords(
  terms: TermsInCurrency,
  { view_count, verified_views }: Counted,
): string {
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const { cpm_amount: cpm, base_reward_amount: base } = terms
  const forViews = Number(
    earnedBy(
      { cpm_amount: cpm, base_reward_amount: 0, min_payout_amount: 0, max_payout_amount: 0 },
      BigInt(view_count),
    ),
  )
  const views =
    view_count === verified_views
      ? counted(view_count, 'view')
      : `${counted(view_count, 'view')} that ${view_count === 1 ? 'counts' : 'count'}, of ${grouped(verified_views)} in all,`
  const parts = [
    base > 0 && `${money(base)} for the post`,
    cpm > 0 && `${money(forViews)} for ${views} at ${money(cpm)} per 1,000`,
  ].filter((part) => part !== false)
  return `${parts.join(' + ')}${endOf(terms, base + forViews)}`
}

/** Where the sum of the parts is not what is paid. */
function endOf(
  { min_payout_amount: least, max_payout_amount: most, currency }: TermsInCurrency,
  sum: number,
) {
  if (most > 0 && sum > most) return `; a post is paid ${formatMoney(most, currency)} at most`
  return sum < least ? `; below ${formatMoney(least, currency)} nothing is paid` : ''
}
