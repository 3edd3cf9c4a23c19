import { Card } from '../../../framework/views/card.tsx'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import type { Series } from '../../../framework/views/charts/series.ts'
import { abridgedCount, counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatCompactMoney, formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { Sums } from '../figures/sums.ts'
import type { PostsBehind } from '../links.ts'
import { type Period, withinPeriod } from '../period.ts'
import { Marked, onlyGains } from './gains.tsx'
import { shortDay } from './words.ts'

const countSeries = (name: string, values: (number | null)[]): Series => ({
  name,
  values,
  inWords: grouped,
  short: abridgedCount,
})

export const moneySeries = (name: string, currency: string, values: (number | null)[]): Series => ({
  name,
  values,
  inWords: (amount) => formatMoney(amount, currency),
  short: (amount) => formatCompactMoney(amount, currency),
})

export const viewGains = (name: string, values: number[]): Series =>
  onlyGains(countSeries(name, values), 'no longer count')

type Point = Sums & { day: string }

type Props = { points: Point[]; period: Period; now: Sums; behind: PostsBehind }

/**
 * How views and spend went, one below the other: each has a scale of its own, and spend one in each currency.
 */
export function ViewsAndSpend({ points, period, now, behind }: Props) {
  const currencies = now.spent.map(({ currency }) => currency)
  const labels = points.map(({ day }) => shortDay(day))
  const days = behind.points(points.map(({ day }) => day))
  const each = period.step === 1 ? 'Each day' : 'Each week'
  const views = viewGains(
    'Views',
    points.map(({ view_count }) => view_count),
  )
  const spend = (currency: string, title: string) =>
    onlyGains(
      moneySeries(
        title,
        currency,
        points.map(({ spent }) => spent.find((one) => one.currency === currency)?.used_amount ?? 0),
      ),
      'came back',
    )

  return (
    <Card>
      <LineChart
        id="views"
        title="Views"
        description={`${each}, all campaigns`}
        sentence={`${counted(now.view_count, 'view')} ${withinPeriod(period)}, ${each.toLowerCase()} one point.`}
        labels={labels}
        days={days}
        height="h-44"
        series={[views]}
        cutsPeaks
      />
      <Marked series={[views]} />
      {currencies.map((currency) => {
        const title = currencies.length > 1 ? `Spend in ${currency.toUpperCase()}` : 'Spend'
        const series = spend(currency, title)
        return (
          <div class="mt-6">
            <LineChart
              id={`spend-${currency}`}
              title={title}
              sentence={`What was spent in ${currency.toUpperCase()} ${withinPeriod(period)}.`}
              labels={labels}
              days={days}
              series={[series]}
              height="h-32"
              cutsPeaks
            />
            <Marked series={[series]} />
          </div>
        )
      })}
    </Card>
  )
}
