import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { currencyName } from '../../../vocabulary/amounts/currencies.ts'
import type { Liability } from '../queries.ts'

export function LiabilityIndex({ liabilities }: { liabilities: Liability[] }) {
  return (
    <Layout title="Liabilities">
      <PageHeader title="Liabilities" description="Who owns the money this installation holds." />
      {liabilities.length === 0 ? (
        <EmptyState icon="wallet" title="No money yet">
          Once something is funded, you see here who owns the money.
        </EmptyState>
      ) : (
        liabilities.map((liability) => <Currency liability={liability} />)
      )}
    </Layout>
  )
}

const groups: { title: string; names: [string, keyof Liability][] }[] = [
  {
    title: 'Of creators',
    names: [
      ['In their balances', 'available_amount'],
      ['Granted', 'held_amount'],
      ['On its way', 'on_the_way_amount'],
    ],
  },
  {
    title: 'Owned by organizations',
    names: [
      ['Balances', 'wallet_amount'],
      ['Budgets', 'budget_amount'],
      ['Refunds on their way', 'refund_amount'],
      ['Disputed', 'disputed_amount'],
      ['What they owe', 'debt_amount'],
    ],
  },
  {
    title: 'Our own',
    names: [
      ['Fees', 'fees_amount'],
      ['Fees on what is granted', 'held_fees_amount'],
    ],
  },
]

const providerNames: Record<string, string> = {
  test: 'Test money',
  manual: 'Bank',
  paypal: 'PayPal',
  stripe: 'Stripe',
}

function Currency({ liability }: { liability: Liability }) {
  const { currency, providers } = liability

  return (
    <Card title={`${currencyName(currency)} (${currency.toUpperCase()})`}>
      <div class="space-y-6">
        {groups.map(({ title, names }) => (
          <section>
            <h3 class="mb-3 text-sm font-semibold">{title}</h3>
            <Facts>
              {names.map(([name, attribute]) => (
                <Fact name={name}>
                  <Money amount={liability[attribute] as number} currency={currency} />
                </Fact>
              ))}
            </Facts>
          </section>
        ))}
        <Table
          caption={`What came in and went out in ${currency.toUpperCase()}`}
          rows={providers}
          columns={[
            { title: 'Provider', cell: ({ provider }) => providerNames[provider] ?? provider },
            {
              title: 'Came in',
              cell: ({ received_amount }) => <Money amount={received_amount} currency={currency} />,
              class: 'text-right',
            },
            {
              title: 'Went out',
              cell: ({ sent_amount }) => <Money amount={sent_amount} currency={currency} />,
              class: 'text-right',
            },
            {
              title: 'Charged',
              cell: ({ costs_amount }) => <Money amount={costs_amount} currency={currency} />,
              class: 'text-right max-sm:hidden',
            },
          ]}
        />
      </div>
    </Card>
  )
}
