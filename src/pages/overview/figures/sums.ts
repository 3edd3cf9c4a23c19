import { reportedSums } from '../../../money/reporting/sums.ts'
import { effectiveCpm } from '../../../vocabulary/amounts/effective-cpm.ts'
import { divideNearly } from '../../../vocabulary/amounts/money.ts'
import { dayMs, utcDay } from '../../../vocabulary/time/days.ts'
import type { Period } from '../period.ts'
import type { Overview } from '../queries.ts'
import type { DaysFound } from './days.ts'

/** Counts of a period, whatever the currency. */
type Counted = { submissions_count: number; posts_count: number; view_count: number }

/** The costs of a period, in one currency. */
export type Spent = {
  currency: string
  used_amount: number
  collab_amount: number
  /** The cost of a thousand views; none where there were none. */
  effective_cpm_amount: number | null
}

export type Sums = Counted & { spent: Spent[] }

const isBefore = ({ at }: DaysFound) => at < 0

function sumsOf(days: DaysFound[], currencies: string[]): Sums {
  return {
    submissions_count: sum(days, 'submissions_count'),
    posts_count: sum(days, 'posts_count'),
    view_count: sum(days, 'view_count'),
    spent: currencies.map((currency) => {
      const own = days.filter((day) => day.currency === currency)
      const used_amount = sum(own, 'used_amount')
      return {
        currency,
        used_amount,
        collab_amount: sum(own, 'collab_amount'),
        effective_cpm_amount: effectiveCpm(used_amount, sum(own, 'view_count')),
      }
    }),
  }
}

/** The period and the one before it. Amounts of different currencies are never added up. */
export function comparedSums(days: DaysFound[]): { now: Sums; before: Sums } {
  const currencies = [...new Set(days.map(({ currency }) => currency))].sort()
  return {
    now: sumsOf(
      days.filter((day) => !isBefore(day)),
      currencies,
    ),
    before: sumsOf(days.filter(isBefore), currencies),
  }
}

/** The costs of the period in one currency, however many there were; none where no currency was chosen. */
export function reportedSpend({ days, reporting }: Pick<Overview, 'days' | 'reporting'>) {
  if (reporting === null) return undefined
  return reportedSums(comparedSums(days).now.spent, ['used_amount', 'collab_amount'], reporting)
}

/** The points of a chart, without gaps: the first day of each, and what it adds up to. */
export function pointsOf(
  days: DaysFound[],
  { days: length, step }: Period,
  first: string,
): (Sums & { day: string })[] {
  const currencies = [...new Set(days.map(({ currency }) => currency))].sort()
  const points: (Sums & { day: string })[] = []
  for (let at = 0; at * step < length; at++) {
    const own = days.filter((day) => day.at === at)
    points.push({ day: dayAfter(first, at * step), ...sumsOf(own, currencies) })
  }
  return points
}

/** The percentage by which it is more than before; null if there was nothing before. */
export function percentMore(now: number, before: number): number | null {
  if (before <= 0) return null
  return Number(divideNearly(BigInt(now - before) * 100n, BigInt(before)))
}

export function dayAfter(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * dayMs)
}

type Summed = 'submissions_count' | 'posts_count' | 'view_count' | 'used_amount' | 'collab_amount'

const sum = (days: DaysFound[], field: Summed) =>
  days.reduce((before, day) => before + day[field], 0)
