import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SelectField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { currencyName, currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import type { Reporting } from '../sums.ts'
import { RateList } from './sums.tsx'

type Props = {
  /** Whose it is, unless it is one's own. */
  organization?: { name: string }
  path: string
  reporting: Reporting | undefined
  mayChoose: boolean
  typed?: unknown
  errors?: AttributeErrors
}

const options = [{ value: '', label: 'None: each currency for itself' }, ...currencyOptions]

export function ReportingPage({ organization, path, reporting, mayChoose, typed, errors }: Props) {
  const values = { currency: reporting?.currency ?? '', ...typedValues(typed, 'reporting') }

  return (
    <Layout
      title={organization ? `Reporting currency of ${organization.name}` : 'Reporting currency'}
    >
      <div class="max-w-2xl">
        <PageHeader
          title="Reporting currency"
          description="Where sums stand in several currencies, one sum in this currency stands beside them."
        />
        <Card description="It is approximate and only to be read: every amount is kept and paid in its own currency.">
          {mayChoose ? (
            <Form action={path} method="patch" record="reporting" values={values} errors={errors}>
              <SelectField attribute="currency" label="Currency" options={options} />
              <SubmitButton>Save</SubmitButton>
            </Form>
          ) : (
            <p>
              {reporting ? currencyName(reporting.currency) : 'None'}. Only admins of the
              organization can change it.
            </p>
          )}
        </Card>
        {reporting && (
          <Card
            title="Exchange rates today"
            description="Entered by Troupe’s team. A sum of a past period uses the rates of its last day."
          >
            {reporting.rates.length === 0 ? (
              <p class="text-sm">No rate is known yet, so only sums in one currency are shown.</p>
            ) : (
              <RateList rates={reporting.rates} />
            )}
          </Card>
        )}
      </div>
    </Layout>
  )
}
