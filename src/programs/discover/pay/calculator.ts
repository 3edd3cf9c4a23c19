import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { freeBudget, rewardWithin } from '../../campaigns/budget/budget.ts'
import { earnedBy, type Terms, viewsFor } from '../../campaigns/budget/earnings.ts'
import { thresholdInWords } from '../../campaigns/budget/rules.ts'

/** The pay for so many views, as the page says it. */
type Pay = { views: string; pay: string; note: string }

type Paying = Terms &
  Pick<Campaign, 'currency' | 'status' | 'unused_amount' | 'owed_amount' | 'fee_bps'>

/** Views that a slider stops at: from few to more than most posts ever get. */
const stops = [
  1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
  5_000_000, 10_000_000,
]

export const usualViews = 50_000
const mostViews = 1_000_000_000_000

/** The number that someone typed, with or without separators; what is usual where it is none. */
export function readViews(typed: unknown, usual = usualViews): number {
  const digits = typeof typed === 'string' ? typed.replace(/[\s.,'’_]/g, '') : ''
  return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), mostViews) : usual
}

export const payAtStops = (terms: Paying): Pay[] => stops.map((views) => payFor(terms, views))

/** The place of a slider for so many views: the last stop that is not beyond. */
export const stopOf = (views: number) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= views),
  )

/** Calculates with the function that pays, and never more than is there to be paid. */
export function payFor(terms: Paying, views: number): Pay {
  const earned = Number(earnedBy(terms, BigInt(views)))
  const most = mostPaid(terms)
  const isCovered = earned <= most
  const pay = isCovered ? earned : most < terms.min_payout_amount ? 0 : most
  return {
    views: grouped(views),
    pay: formatMoney(pay, terms.currency),
    note: isCovered ? noteOn(terms, pay) : shortfall(terms, earned, pay),
  }
}

/** The largest reward that the budget covers. A draft has its budget still to come. */
function mostPaid(terms: Paying): number {
  if (terms.status === 'draft') return Number.POSITIVE_INFINITY
  return Number(rewardWithin(freeBudget(terms), terms.fee_bps ?? 0))
}

function shortfall({ currency }: Paying, earned: number, pay: number): string {
  const rate = `By the rate that is ${formatMoney(earned, currency)}`
  return pay === 0
    ? `${rate}, but the budget that is left covers no payout. More is paid only if the brand adds budget.`
    : `${rate}, but no more than ${formatMoney(pay, currency)} of the budget is left. More is paid only if the brand adds budget.`
}

function noteOn(terms: Paying, pay: number): string {
  const { currency, min_payout_amount: least, max_payout_amount: most, cpm_amount } = terms
  const from = (amount: number) => grouped(Number(viewsFor(terms, BigInt(amount)) ?? 0n))
  if (most > 0 && pay >= most) return `The maximum for a post, reached at ${from(most)} views.`
  if (pay === 0 && least > 0) return `A post earns ${thresholdInWords(terms)}.`
  if (cpm_amount === 0) return 'The same for every approved post, however many views it gets.'
  const base = terms.base_reward_amount
  const rate = `${formatMoney(cpm_amount, currency)} for every 1,000 views`
  return base > 0 ? `${rate}, and ${formatMoney(base, currency)} for the post.` : `${rate}.`
}
