import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { BillingDetails } from '../../../tables/finance/billing-details.ts'
import { billingDetailsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { countriesByName } from '../../../vocabulary/people/countries.ts'
import { billingPolicy } from '../policy.ts'
import { BillingFacts } from './facts.tsx'

type Props = {
  member: Member
  details: BillingDetails | undefined
  typed?: unknown
  errors?: AttributeErrors
}

export function BillingEdit({ member, details, typed, errors }: Props) {
  const { organization } = member
  const values = { ...details, ...typedValues(typed, 'billing_details') }

  return (
    <Layout title={`Billing details of ${organization.name}`}>
      <div class="max-w-2xl">
        <PageHeader
          title="Billing details"
          description="Printed on your receipts and invoices from now on. Existing ones do not change."
        />
        {billingPolicy.update(member) ? (
          <Form
            action={billingDetailsPath(organization)}
            method="patch"
            record="billing_details"
            values={values}
            errors={errors}
          >
            <Card>
              <div class="space-y-5">
                <BillingFields organizationName={organization.name} />
              </div>
            </Card>
            <SubmitButton>Save billing details</SubmitButton>
          </Form>
        ) : (
          <Card description="Only admins of the organization can change them.">
            <BillingFacts organization={organization} details={details} />
          </Card>
        )}
      </div>
    </Layout>
  )
}

const countries = [
  { value: '', label: 'Choose a country' },
  ...countriesByName.map(({ code, name }) => ({ value: code, label: name })),
]

/** The fields of the form. All may stay empty: there is no telling what a country wants to see on paper. */
function BillingFields({ organizationName }: { organizationName: string }) {
  return (
    <>
      <TextField
        attribute="legal_name"
        label="Legal name"
        optional
        autocomplete="organization"
        hint={`Leave empty to use ${organizationName}.`}
        maxlength={255}
      />
      <TextField
        attribute="tax_id"
        label="Tax number"
        optional
        hint="Such as a VAT number."
        maxlength={255}
      />
      <TextField
        attribute="email"
        label="E-mail for invoices"
        optional
        type="email"
        autocomplete="email"
        maxlength={255}
      />
      <AddressFields />
    </>
  )
}

function AddressFields() {
  const line = { optional: true, maxlength: 255 }

  return (
    <>
      <TextField
        attribute="line1"
        label="Street and number"
        autocomplete="address-line1"
        {...line}
      />
      <TextField attribute="line2" label="Address line 2" autocomplete="address-line2" {...line} />
      <div class="grid gap-5 sm:grid-cols-2">
        <TextField
          attribute="postal_code"
          label="Postal code"
          autocomplete="postal-code"
          {...line}
        />
        <TextField attribute="city" label="City" autocomplete="address-level2" {...line} />
        <TextField
          attribute="state"
          label="State or province"
          autocomplete="address-level1"
          {...line}
        />
        <SelectField
          attribute="country"
          label="Country"
          autocomplete="country"
          options={countries}
        />
      </div>
    </>
  )
}
