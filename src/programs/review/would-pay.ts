import { earningsOf } from '../campaign-submissions/paying/amounts.ts'
import { freeBudget } from '../campaigns/budget/budget.ts'
import { earnedBy } from '../campaigns/budget/earnings.ts'
import type { Chosen, ToReview } from './queries.ts'

/** The amount that it would be paid if it were approved now, as far as there is budget. */
export const wouldPay = (submission: ToReview): number =>
  Number(earningsOf({ ...submission.terms, fee_bps: null }, submission))

/** The earnings of its views where these are less than a post has to earn to be paid at all. */
export function tooLittle({ terms, view_count }: ToReview): number {
  const gross = earnedBy({ ...terms, min_payout_amount: 0 }, BigInt(view_count))
  return gross < BigInt(terms.min_payout_amount) ? Number(gross) : 0
}

type Sum = { currency: string; amount: number }

/** The amounts that some posts would earn together, one for each currency, by its code. */
export function sumsOf(submissions: ToReview[]): Sum[] {
  const byCurrency = Map.groupBy(submissions, ({ currency }) => currency)
  return [...byCurrency.keys()].sort().map((currency) => ({
    currency,
    amount: Number(
      (byCurrency.get(currency) ?? []).reduce((sum, one) => sum + BigInt(wouldPay(one)), 0n),
    ),
  }))
}

/** The posts of one campaign that may be approved together, and what of its budget nothing is owed of yet. */
export type OfOneCampaign = {
  first: Chosen
  submissions: Chosen[]
  would_pay_amount: number
  free_amount: number
}

export function byCampaign(submissions: Chosen[]): OfOneCampaign[] {
  return [...Map.groupBy(submissions, ({ campaign_id }) => campaign_id).values()].flatMap(
    (some) => {
      const [first] = some
      if (first === undefined) return []
      const [sum] = sumsOf(some)
      const free_amount = Number(freeBudget(first.budget))
      return [{ first, submissions: some, would_pay_amount: sum?.amount ?? 0, free_amount }]
    },
  )
}
