import { BarChart } from '../../../framework/views/charts/bar-chart.tsx'
import { statementPath } from '../../../vocabulary/addresses/money-urls.ts'
import { currencyName } from '../../../vocabulary/amounts/currencies.ts'
import { formatCompactMoney, formatMoney } from '../../../vocabulary/amounts/money.ts'
import { dayMs, utcDay } from '../../../vocabulary/time/days.ts'
import type { EarnedWeeks } from '../weeks.ts'

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Grants and pay for collabs week by week, each currency on its own. */
export function Weeks({ earned }: { earned: EarnedWeeks[] }) {
  return (
    <>
      {earned.map((one) => (
        <section class="mb-6 rounded-box border border-base-300 bg-base-100 p-5 shadow-xs sm:p-6">
          <Weekly earned={one} isOnly={earned.length === 1} />
        </section>
      ))}
    </>
  )
}

/** The movements of a week. */
function statementOf({ first_day }: { first_day: string }): string {
  const last_day = utcDay(Date.parse(first_day) + 6 * dayMs)
  return `${statementPath}?${new URLSearchParams({ first_day, last_day })}`
}

function Weekly({ earned: { currency, weeks }, isOnly }: { earned: EarnedWeeks; isOnly: boolean }) {
  const labels = weeks.map(({ first_day }) => day.format(new Date(first_day)))
  const inWords = (amount: number) => formatMoney(amount, currency)
  const now = weeks.at(-1)?.amount ?? 0
  const before = weeks.at(-2)?.amount ?? 0
  const change = `${inWords(now)} this week so far, ${inWords(before)} the week before`

  return (
    <BarChart
      id={`weeks-${currency}`}
      title={isOnly ? 'Granted by week' : `Granted by week in ${currencyName(currency)}`}
      description={`${change}. Weeks begin on Monday.`}
      sentence={`Granted by week in ${currencyName(currency)}, the last ${weeks.length} weeks: ${change}.`}
      labels={labels}
      hrefs={weeks.map(statementOf)}
      series={{
        name: 'Granted',
        values: weeks.map(({ amount }) => amount),
        inWords,
        short: (amount) => formatCompactMoney(amount, currency),
      }}
    />
  )
}
