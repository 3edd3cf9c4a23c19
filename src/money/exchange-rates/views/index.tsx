import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { DayField } from '../../../framework/views/fields/day-field.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { exchangeRatesPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { referenceCurrency } from '../../../vocabulary/amounts/exchange.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import type { ExchangeRateInList } from '../queries.ts'

type Props = { page: Page<ExchangeRateInList>; typed?: unknown; errors?: AttributeErrors }

const currencies = [
  { value: '', label: 'Choose a currency' },
  ...currencyOptions.filter(({ value }) => value !== referenceCurrency),
]

export function ExchangeRateIndex({ page, typed, errors }: Props) {
  return (
    <Layout title="Exchange rates">
      <PageHeader
        title="Exchange rates"
        description="For sums that are read, and for comparing programs. No money is ever moved by them."
      />
      <Card
        title="Enter a rate"
        description="What one euro is worth, as central banks publish it. A rate is never edited: a newer one takes its place."
      >
        <Form
          action={exchangeRatesPath}
          record="exchange_rate"
          values={typedValues(typed, 'exchange_rate')}
          errors={errors}
          class="grid gap-4 sm:grid-cols-3"
        >
          <SelectField attribute="currency" label="Currency" options={currencies} />
          <TextField
            attribute="rate"
            label="1 EUR is"
            inputmode="decimal"
            placeholder="1.0842"
            required
            maxlength={21}
          />
          <DayField attribute="day" label="Rate of" />
          <div class="sm:col-span-3">
            <SubmitButton>Enter the rate</SubmitButton>
          </div>
        </Form>
      </Card>
      {page.total === 0 ? (
        <EmptyState icon="coins" title="No rates yet">
          Until there are some, sums over several currencies are not told in one.
        </EmptyState>
      ) : (
        <Rates rates={page.rows} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function Rates({ rates }: { rates: ExchangeRateInList[] }) {
  return (
    <Table
      caption="Exchange rates"
      rows={rates}
      columns={[
        {
          title: 'Rate',
          cell: ({ currency, rate, is_used }) => (
            <>
              <span class="font-medium whitespace-nowrap tabular-nums">
                1 EUR = {rate} {currency.toUpperCase()}
              </span>{' '}
              {is_used && <Badge tone="success">in use</Badge>}
            </>
          ),
        },
        { title: 'Rate of', cell: ({ day }) => dayInWords(day) },
        { title: 'Entered by', cell: ({ user_name }) => user_name || 'Deleted user' },
        {
          title: 'Entered',
          class: 'max-sm:hidden',
          cell: ({ created_at }) => <Time at={created_at} />,
        },
      ]}
    />
  )
}
