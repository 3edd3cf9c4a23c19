import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { feeOn } from '../../../vocabulary/amounts/fees.ts'
import { divide, formatMoney } from '../../../vocabulary/amounts/money.ts'
import { earnedBy, type Terms } from './earnings.ts'

/** Posts that a budget buys if each of them gets so many views. */
export type Purchase = {
  views: number
  /** The earnings of one such post, and its cost with the fee. */
  earned: number
  cost: number
  /** How many of them the budget pays; none can be said where a post earns nothing. */
  posts: number | null
}

const examples = [
  500, 1000, 2000, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
]

/** The words of the slider about one purchase: a large figure, and the rest of the sentence. */
export function purchaseInWords(
  { cost, posts }: Purchase,
  { currency, min_payout_amount }: Pick<Campaign, 'currency' | 'min_payout_amount'>,
): { figure: string; rest: string } {
  const price = formatMoney(cost, currency)
  if (posts === null)
    return {
      figure: 'Costs nothing',
      rest:
        min_payout_amount > 0
          ? `below your minimum payout of ${formatMoney(min_payout_amount, currency)}`
          : 'so few views earn nothing at this rate',
    }
  if (posts === 0)
    return { figure: 'None in full', rest: `one post costs ${price}, more than the budget` }
  return {
    figure: counted(posts, 'post'),
    rest: posts === 1 ? `for ${price}` : `each for ${price}`,
  }
}

/** Calculates with the function that pays, so that nobody is promised anything else. */
export function purchasesOf(terms: Terms, budget: number, feeBps: number): Purchase[] {
  return examples.map((views) => {
    const earned = earnedBy(terms, BigInt(views))
    const cost = earned + feeOn(earned, feeBps)
    const posts = cost > 0n ? Number(divide(BigInt(budget), cost)) : null
    return { views, earned: Number(earned), cost: Number(cost), posts }
  })
}
