import type { Page } from '../../../framework/pagination.ts'
import { useFrame } from '../../../framework/views/frame.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import {
  creatorPaymentsCsvPath,
  creatorPaymentsPath,
  creatorTotalsCsvPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { AllTotals } from '../../totals/queries.ts'
import { InAll } from '../../totals/views/in-all.tsx'
import { type NamedProgram, withQueryOf } from '../../transfers/filters.ts'
import { MoneyFilterForm } from '../../transfers/views/filters.tsx'
import { isChosen, type PaymentFilters, paymentParameters } from '../filters.ts'
import type { CreatorPayment } from '../queries.ts'
import { paidTo, workPath } from '../words.ts'

type Props = {
  member: Member
  page: Page<CreatorPayment>
  filters: PaymentFilters
  programs: NamedProgram[]
  /** The sums of everything, or of what was chosen. */
  sums: { all: AllTotals } | { chosen: { currency: string; amount: number }[] }
}

export function CreatorPaymentIndex({ member, page, filters, programs, sums }: Props) {
  const { url } = useFrame()
  const { organization } = member
  const isSome = isChosen(filters)

  return (
    <Layout title="Paid to creators">
      <PageHeader
        title="Paid to creators"
        description="What came into the balances of your creators, newest first. It is theirs to withdraw from then on."
      >
        <CsvButton href={withQueryOf(creatorTotalsCsvPath(organization), url, paymentParameters)}>
          Totals per creator
        </CsvButton>
        <CsvButton
          href={withQueryOf(creatorPaymentsCsvPath(organization), url, paymentParameters)}
        />
      </PageHeader>
      {(page.total > 0 || isSome) && (
        <MoneyFilterForm
          path={creatorPaymentsPath(organization)}
          filters={filters}
          programs={programs}
          isChosen={isSome}
        >
          <label>
            <span class="mb-1 block">Creator</span>
            <input
              type="search"
              name="creator"
              value={filters.creator}
              maxlength={100}
              class="input input-sm w-full sm:w-48"
            />
          </label>
        </MoneyFilterForm>
      )}
      {'all' in sums ? (
        <InAll
          all={sums.all}
          parts={[
            ['paid_amount', 'paid to creators'],
            ['fee_amount', 'fees on top'],
          ]}
        />
      ) : (
        <ChosenSums sums={sums.chosen} />
      )}
      {page.total === 0 && isSome ? (
        <EmptyState icon="search" title="Nothing like that was paid">
          Try other days, another program or fewer letters of a name.
        </EmptyState>
      ) : page.total === 0 ? (
        <EmptyState icon="banknote" title="Nothing paid yet">
          What a post is granted comes into the balance of its creator some days later, and is
          listed here from then on.
        </EmptyState>
      ) : (
        <Table
          caption="Paid to creators"
          rows={page.rows}
          columns={[
            {
              title: 'Creator',
              cell: (payment) => (
                <>
                  <a href={workPath(payment)} class="link link-hover font-medium">
                    {paidTo(payment)}
                  </a>
                  <span class="block text-base-content/70">
                    {payment.campaign_name ?? payment.collab_name}
                  </span>
                </>
              ),
            },
            { title: 'When', cell: ({ created_at }) => <Time at={created_at} /> },
            {
              title: 'Amount',
              class: 'text-right',
              cell: ({ amount, currency }) => (
                <span class="font-medium whitespace-nowrap">
                  <Money amount={amount} currency={currency} />
                </span>
              ),
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function ChosenSums({ sums }: { sums: { currency: string; amount: number }[] }) {
  if (sums.length === 0) return null
  return (
    <p class="mb-4 text-sm text-base-content/70">
      <strong class="font-display text-lg font-bold text-base-content tabular-nums">
        {listed.format(sums.map(({ amount, currency }) => formatMoney(amount, currency)))}
      </strong>{' '}
      paid to creators, of what is shown
    </p>
  )
}

const listed = new Intl.ListFormat('en')
