import { grantingLimit } from '../../../money/grants/time-limits.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { later, onceEvery, type TimeLimit } from '../../../vocabulary/time/time-limits.ts'
import { countedSince } from '../../submissions/posts/counted-since.ts'
import { countingLimit, postAgeLimit, silenceInWords } from '../time-limits.ts'
import { type Terms, viewsFor } from './earnings.ts'

type Paying = Terms & Pick<Campaign, 'currency'>

/** "from 2,000 views", where a post earns nothing before; undefined where every approved post earns. */
export function thresholdInWords(terms: Paying): string | undefined {
  const { min_payout_amount: least, currency } = terms
  const views = viewsFor(terms, BigInt(least))
  if (views === 0n) return undefined
  return views === undefined
    ? `from ${formatMoney(least, currency)}`
    : `from ${grouped(Number(views))} views`
}

/** From where on a post earns, and how much at most: what decides whether one takes part. */
export function limitsInWords(terms: Paying): string[] {
  const { min_payout_amount: least, max_payout_amount: most, currency } = terms
  const threshold = thresholdInWords(terms)
  const reached = viewsFor(terms, BigInt(most))
  return [
    threshold &&
      `A post earns ${threshold}: below ${formatMoney(least, currency)} it earns nothing.`,
    most > 0 &&
      `It earns ${formatMoney(most, currency)} at most${reached ? `, reached at ${grouped(Number(reached))} views` : ''}.`,
  ].filter((sentence) => typeof sentence === 'string')
}

export const sharedRules = (hold: TimeLimit): string[] => [
  'Amounts are rounded down.',
  `All its views count ${countedSince}. They count until ${countingLimit.words} after you submit it.`,
  `A post can be up to ${postAgeLimit.words} old when you submit it.`,
  silenceInWords,
  `What it earns is granted ${onceEvery(grantingLimit)} and in your balance ${later(hold)}.`,
  'What the budget does not cover waits for budget, and lapses if the campaign ends without.',
]

/** The rules by which views become pay, as creators read them before they hand in a post. */
export function rulesInWords(terms: Paying, hold: TimeLimit): string[] {
  return [...limitsInWords(terms), ...sharedRules(hold)]
}
