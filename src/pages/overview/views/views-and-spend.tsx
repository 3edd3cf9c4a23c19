import { Card } from '../../../framework/views/card.tsx'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import type { Series } from '../../../framework/views/charts/series.ts'
import { formatCompactMoney, formatMoney } from '../../../vocabulary/money.ts'
import type { Period } from '../period.ts'
import type { Sums } from '../sums.ts'
import { Marked, onlyGains } from './gains.tsx'
import { shortDay } from './words.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

export const countSeries = (name: string, values: (number | null)[]): Series => ({
  name,
  values,
  inWords: (value) => value.toLocaleString('en'),
  short: (value) => compact.format(value),
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

type Props = { points: Point[]; period: Period; now: Sums }

/** How views and spend went. Spend has a scale of its own, in each currency one. */
export function ViewsAndSpend({ points, period, now }: Props) {
  const currencies = now.spent.map(({ currency }) => currency)
  const [only, ...others] = currencies
  const views = viewGains(
    'Views',
    points.map(({ view_count }) => view_count),
  )
  const spend = (currency: string) =>
    onlyGains(
      moneySeries(
        currencies.length > 1 ? `Spend in ${currency.toUpperCase()}` : 'Spend',
        currency,
        points.map(({ spent }) => spent.find((one) => one.currency === currency)?.used_amount ?? 0),
      ),
      'came back',
    )
  const isSingle = only !== undefined && others.length === 0
  const shown = isSingle ? [views, { ...spend(only), isRight: true }] : [views]
  const labels = points.map(({ day }) => shortDay(day))
  const each = period.step === 1 ? 'Each day' : 'Each week'

  return (
    <Card>
      <LineChart
        id="views"
        title={isSingle ? 'Views and spend' : 'Views'}
        description={`${each}, all campaigns`}
        sentence={`${now.view_count.toLocaleString('en')} views in the last ${period.name}, ${each.toLowerCase()} one point.`}
        labels={labels}
        height="h-60"
        series={shown}
      />
      <Marked series={shown} />
      {!isSingle &&
        currencies.map((currency) => (
          <div class="mt-6">
            <LineChart
              id={`spend-${currency}`}
              title={`Spend in ${currency.toUpperCase()}`}
              sentence={`What was spent in ${currency.toUpperCase()} in the last ${period.name}.`}
              labels={labels}
              series={[spend(currency)]}
              height="h-28"
            />
          </div>
        ))}
    </Card>
  )
}
