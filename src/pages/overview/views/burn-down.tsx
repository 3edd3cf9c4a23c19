import { Card } from '../../../framework/views/card.tsx'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { countingLimit } from '../../../programs/campaigns/time-limits.ts'
import {
  lastingInWords,
  outlivesItsEnd,
  outlivesItsPosts,
} from '../../../programs/campaigns/views/budget-forecast.ts'
import { newCampaignFundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionsPath,
  filteredPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { BudgetFound } from '../figures/budget.ts'
import { burnDown } from '../figures/forecast.ts'
import { moneySeries } from './views-and-spend.tsx'
import { shortDay } from './words.ts'

type Props = {
  budget: BudgetFound
  mayFund: boolean
  /** Whether each day leads to its posts, which are a list for members. */
  leadsToPosts?: boolean
}

/** How the budget of a campaign went, and how long it lasts. */
export function BurnDownCard({ budget, mayFund, leadsToPosts = false }: Props) {
  const { name, currency, unused_amount, total_budget_amount, burn_amount } = budget
  const { days, left, forecast } = burnDown(budget)
  const isAhead = days.length > budget.days.length
  const past = moneySeries('Left', currency, left)
  const ahead = { ...moneySeries('Forecast', currency, forecast), isForecast: true }

  if (days.length < 2)
    return (
      <Card
        title="Budget"
        description={`What is left of ${name}. Its chart begins on its second day.`}
      >
        <p class="figure text-2xl">
          <Money amount={unused_amount} currency={currency} />
        </p>
      </Card>
    )
  return (
    <Card>
      <LineChart
        id="budget"
        title="Budget"
        description={name}
        sentence={`${formatMoney(unused_amount, currency)} of ${name}’s budget is left. ${dryInWords(budget)}`}
        labels={days.map(shortDay)}
        {...(leadsToPosts && { days: daysOf(budget) })}
        series={isAhead ? [past, ahead] : [past]}
        height="h-36"
      >
        <p class="mb-4">
          <span class="figure text-2xl">
            <Money amount={unused_amount} currency={currency} />
          </span>{' '}
          <span class="text-sm text-base-content/70">
            left of <Money amount={total_budget_amount} currency={currency} />
          </span>
        </p>
      </LineChart>
      <p class="mt-4 text-sm text-base-content/70">
        {outlivesItsEnd(budget) && budget.ends_at ? (
          <>
            Ends <Time at={budget.ends_at} isPhrase />, before its budget runs out.
          </>
        ) : (
          dryInWords(budget)
        )}
        {budget.budget_days_left !== null && <> {basisInWords(budget)}</>}
      </p>
      <div class="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm">
        {burn_amount > 0 && (
          <p class="badge badge-soft badge-warning font-medium">
            <Icon name="flame" class="size-3.5" />
            <span>
              <Money amount={burn_amount} currency={currency} /> a day
            </span>
          </p>
        )}
        {mayFund && (
          <a
            href={newCampaignFundingPath(budget)}
            class="btn btn-neutral btn-sm"
            aria-label={`Add budget to ${name}`}
          >
            Add budget
          </a>
        )}
      </div>
    </Card>
  )
}

const dryInWords = (budget: BudgetFound) =>
  lastingInWords(budget, {
    none: 'Posts that still count earned nothing in the last week, so there is no forecast.',
    idle: 'It does not run now, so there is no forecast.',
    ends: 'Its campaign ends before it runs out.',
    long: 'Lasts over a year at this pace.',
    today: 'Runs out today.',
    on: (day) => `Runs out on ${day}.`,
  })

/** The words about what the forecast is made of. */
function basisInWords(budget: BudgetFound): string {
  const { burn_days, counting_count, ended_count } = budget
  const left =
    ended_count > 0
      ? ` ${counted(ended_count, 'post')} that reached ${ended_count === 1 ? 'its' : 'their'} cap or end ${ended_count === 1 ? 'is' : 'are'} left out.`
      : ''
  const still =
    counting_count === 1
      ? 'the one post that still counts goes'
      : `the ${counted(counting_count, 'post')} that still count go`
  const lately = burn_days === 1 ? 'today' : `the last ${counted(burn_days, 'day')}`
  if (outlivesItsPosts(budget))
    return `This assumes that as much is handed in as before: a post counts for ${countingLimit.words}, and the pace is that of ${lately}.${left}`
  return `This assumes that ${still} on earning at the pace of ${lately}.${left}`
}

function daysOf(budget: BudgetFound) {
  const points = budget.days.map(({ day }) => ({
    from: day,
    to: day,
    href: filteredPath(campaignSubmissionsPath(budget), { from: day, to: day }),
  }))
  return { path: campaignPath(budget), points }
}
