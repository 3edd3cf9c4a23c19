import { earnedBy, viewsFor } from '../../programs/campaigns/budget/earnings.ts'
import { thresholdInWords } from '../../programs/campaigns/budget/rules.ts'
import { percentOf } from '../../vocabulary/amounts/basis-points.ts'
import { grouped } from '../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import type { Ledger } from './queries.ts'

type Terms = Pick<
  Ledger,
  | 'currency'
  | 'cpm_amount'
  | 'base_reward_amount'
  | 'min_payout_amount'
  | 'max_payout_amount'
  | 'fee_bps'
>

/** The pay of a post, in sentences, by the terms that were published. */
export function formulaInWords(terms: Terms): string[] {
  const { cpm_amount, base_reward_amount, min_payout_amount, max_payout_amount, fee_bps } = terms
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const from = (amount: number) => {
    const views = viewsFor(terms, BigInt(amount)) ?? 0n
    return views === 0n ? '' : ` That takes ${grouped(Number(views))} views.`
  }
  const rate =
    cpm_amount === 0
      ? `A post earns ${money(base_reward_amount)}, however many views it gets.`
      : base_reward_amount > 0
        ? `A post earns ${money(base_reward_amount)}, and ${money(cpm_amount)} for every 1,000 verified views.`
        : `A post earns ${money(cpm_amount)} for every 1,000 verified views.`
  const threshold = thresholdInWords(terms)
  return [
    rate,
    threshold && `It earns ${threshold}: below ${money(min_payout_amount)} that is nothing.`,
    max_payout_amount > 0 &&
      `It earns ${money(max_payout_amount)} at most.${from(max_payout_amount)}`,
    fee_bps !== null &&
      fee_bps > 0 &&
      `A fee of ${percentOf(fee_bps)} comes on top. The brand pays it: nothing is taken off what creators earn.`,
  ].filter((sentence) => typeof sentence === 'string')
}

const exampleViews = [1000, 10_000, 100_000, 1_000_000]

/** Earnings of so many views, by the same function that pays. */
export function formulaExamples(terms: Terms) {
  return exampleViews.map((views) => ({
    views,
    earned_amount: Number(earnedBy(terms, BigInt(views))),
  }))
}
