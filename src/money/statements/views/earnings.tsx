import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Payout } from '../../../tables/finance/payouts.ts'
import {
  payoutMethodPath,
  payoutsPath,
  statementCsvPath,
  statementPath,
  yearlyEarningsPath,
  yearlyEarningsPdfPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { guidePath } from '../../../vocabulary/addresses/urls.ts'
import { later } from '../../../vocabulary/time/time-limits.ts'
import type { OwnPayoutMethod } from '../../payout-methods/queries.ts'
import { isComplete } from '../../payout-methods/readiness.ts'
import { holdLimit } from '../../payout-methods/time-limits.ts'
import { holdInWords, missingInWords } from '../../payout-methods/words.ts'
import { PayoutTable } from '../../payouts/views/table.tsx'
import { ReportedSums } from '../../reporting/views/sums.tsx'
import type { CreatorBalance, ReportedBalances } from '../balances.ts'
import type { StatementLine } from '../queries.ts'
import type { EarnedWeeks } from '../weeks.ts'
import { Balances } from './balances.tsx'
import { StatementLines } from './lines.tsx'
import { Weeks } from './weeks.tsx'

type Props = {
  balances: CreatorBalance[]
  reported: ReportedBalances | undefined
  /** The number of posts that are counted at the moment. */
  counting: number
  /** The least that can be withdrawn. */
  minimum: number
  weeks: EarnedWeeks[]
  method: OwnPayoutMethod | undefined
  payouts: Payout[]
  lines: StatementLine[]
  /** The years that have a file: this one, and the one before. */
  years: number[]
}

export function EarningsPage(props: Props) {
  const { balances, reported, counting, minimum, weeks, method, payouts, lines, years } = props

  return (
    <Layout title="Earnings">
      <PageHeader title="Earnings" description="What you have earned, and how you get it.">
        <a href={guidePath({ slug: 'when-money-comes' })} class="btn btn-sm">
          <Icon name="circleHelp" />
          When money comes
        </a>
      </PageHeader>
      <Balances balances={balances} counting={counting} minimum={minimum} />
      <ReportedSums
        reported={reported}
        parts={[
          ['available_amount', 'in your balance'],
          ['held_amount', 'granted or set aside'],
          ['on_the_way_amount', 'on its way'],
          ['paid_amount', 'sent so far'],
        ]}
      />
      <Weeks earned={weeks} />
      <Method method={method} />
      {payouts.length > 0 && (
        <section class="mb-6">
          <Heading title="Payouts" path={payoutsPath} />
          <PayoutTable payouts={payouts} />
        </section>
      )}
      {lines.length > 0 && (
        <>
          <section class="mb-6">
            <Heading title="Statement" path={statementPath} />
            <StatementLines lines={lines} />
          </section>
          <Files years={years} />
        </>
      )}
    </Layout>
  )
}

function Heading({ title, path }: { title: string; path: string }) {
  return (
    <div class="mb-3 flex items-center justify-between gap-4">
      <h2 class="text-base font-semibold">{title}</h2>
      <a href={path} class="link min-w-11 text-right text-sm">
        See all<span class="sr-only"> of {title}</span>
      </a>
    </div>
  )
}

function Method({ method }: { method: OwnPayoutMethod | undefined }) {
  const isNew = method === undefined
  const isMissing = isNew || !isComplete(method)

  return (
    <Card
      title="Payout details"
      description={
        isNew ? (
          `Tell us where to send your earnings. You can request payouts ${later(holdLimit)}, so do it early.`
        ) : (
          <MethodState method={method} />
        )
      }
    >
      <a href={payoutMethodPath} class={`btn btn-sm ${isMissing ? 'btn-primary' : ''}`}>
        {isNew ? 'Add payout details' : isMissing ? 'Complete payout details' : 'Change'}
      </a>
    </Card>
  )
}

function MethodState({ method }: { method: OwnPayoutMethod }) {
  const { label, held_until } = method
  if (!method.is_ready) return <>Your earnings go to {label}, once your Stripe account is set up.</>
  if (!isComplete(method))
    return (
      <>
        Your earnings go to {label}, but {missingInWords(method)}. You can withdraw once that is
        added.
      </>
    )
  if (held_until === null) return <>Your earnings go to {label}.</>
  return (
    <>
      Your earnings go to {label}. {holdInWords(method)} You can request payouts{' '}
      <Time at={held_until} isPhrase />.
    </>
  )
}

function Files({ years }: { years: number[] }) {
  return (
    <Card
      title="Downloads"
      description="CSV files for any spreadsheet, and each year as a PDF. They list what has come into your balance. An amount that is only granted so far is listed once it is in your balance, in that month. In the statement, “Change of granted” counts what is set aside for collabs, too; “Rewards” are what came into your balance."
    >
      <div class="flex flex-wrap gap-2">
        <CsvButton href={statementCsvPath}>Statement</CsvButton>
        {years.map((year) => (
          <>
            <CsvButton href={yearlyEarningsPath(year)}>{year} by month</CsvButton>
            <a href={yearlyEarningsPdfPath(year)} class="btn btn-sm" data-turbo="false">
              <Icon name="download" />
              {year} as PDF
            </a>
          </>
        ))}
      </div>
    </Card>
  )
}
