import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Figure, Figures } from '../../../framework/views/lists/figures.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { lastingInWords } from '../../../programs/campaigns/views/budget-forecast.ts'
import { DecisionFacts } from '../../../programs/discover/views/decisions.tsx'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { effectiveCpm } from '../../../vocabulary/amounts/effective-cpm.ts'
import { BurnDownCard } from '../../overview/views/burn-down.tsx'
import type { LedgerPost } from '../posts.ts'
import { countedPosts, type Ledger } from '../queries.ts'
import { Formula } from './formula.tsx'
import { LedgerPosts } from './posts.tsx'

type Props = { ledger: Ledger; page: Page<LedgerPost> }

/** The books themselves, the same for everyone who may read them. */
export function LedgerBody({ ledger, page }: Props) {
  const isRunning = ledger.status !== 'finished'
  // The decisions stand beside the formula while there is no curve to draw.
  const isDrawn = isRunning && ledger.budget.days.length > 1

  return (
    <>
      <LedgerFigures ledger={ledger} />
      <div class="grid items-start gap-x-6 lg:grid-cols-2">
        <div class="min-w-0">
          <Formula ledger={ledger} />
        </div>
        <div class="min-w-0">
          {isRunning && <BurnDownCard budget={ledger.budget} mayFund={false} />}
          {!isDrawn && <Decisions ledger={ledger} />}
        </div>
      </div>
      {isDrawn && <Decisions ledger={ledger} />}
      <LedgerPosts ledger={ledger} page={page} />
    </>
  )
}

function LedgerFigures({ ledger }: { ledger: Ledger }) {
  const { budget, currency, used_amount, view_count } = ledger
  const cpm = effectiveCpm(used_amount, view_count)
  // The posts stand below, on the same page.
  const listed = countedPosts(ledger) > 0 ? '#posts' : undefined

  return (
    <Figures>
      <Figure
        name="Spent"
        href={listed}
        note={
          <>
            of <Money amount={budget.total_budget_amount} currency={currency} />
          </>
        }
      >
        <Money amount={used_amount} currency={currency} />
      </Figure>
      <Figure name="Left" note={lasting(ledger)}>
        <Money amount={budget.unused_amount} currency={currency} />
      </Figure>
      <Figure
        name="Views that are paid"
        href={listed}
        note={`on ${counted(countedPosts(ledger), 'post')}`}
      >
        <Count of={view_count} />
      </Figure>
      <Figure name="Effective CPM" href={listed} note="what 1,000 of these views cost">
        {cpm === null ? 'None yet' : <Money amount={cpm} currency={currency} />}
      </Figure>
    </Figures>
  )
}

function lasting({ budget, status, settled_at }: Ledger): string {
  if (settled_at !== null) return 'the rest went back to the brand'
  if (status === 'finished') return 'until the last posts are counted'
  return lastingInWords(budget, {
    none: 'posts that count earned nothing in the last week',
    idle: 'until it runs again',
    ends: 'lasts beyond the end of the campaign',
    long: 'lasts over a year',
    today: 'lasts until tonight',
    on: (day) => `lasts until ${day}`,
  })
}

/** Counts of all submissions by what became of them. Only of those that count it is told whose they are. */
function Decisions({ ledger }: { ledger: Ledger }) {
  const { states, submissions_count } = ledger
  const rejected = (states.rejected ?? 0) + (states.appealed ?? 0)
  const rest: [name: string, number: number][] = [
    ['Waiting for a decision', states.pending ?? 0],
    ['Not approved', rejected],
    ['In question', states.flagged ?? 0],
    ['Withdrawn', states.withdrawn ?? 0],
  ]

  return (
    <Card
      title="Decisions"
      description={`${counted(submissions_count, 'post')} submitted so far. The ones that count are listed below; the others are only counted here.`}
    >
      <Facts>
        <Fact name="Posts that count">{grouped(countedPosts(ledger))}</Fact>
        {rest.map(
          ([name, number]) =>
            number > 0 && (
              <Fact name={name} key={name}>
                {grouped(number)}
              </Fact>
            ),
        )}
        <DecisionFacts figures={ledger} />
      </Facts>
    </Card>
  )
}
