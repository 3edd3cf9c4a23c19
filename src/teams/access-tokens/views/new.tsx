import { AreasField } from '../../../accounts/access-tokens/views/areas-field.tsx'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { DateTimeField } from '../../../framework/views/fields/date-time-field.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { MoneyField } from '../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { organizationTokensPath } from '../../../vocabulary/addresses/token-urls.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'

type Props = {
  member: Member
  currency: string
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export function OrganizationTokenNew({ member: { organization }, currency, ...form }: Props) {
  const typed = typedValues(form.typed, 'access_token')
  const values = { daily_limit_currency: currency, ...typed, ...Object(typed.typed) }

  return (
    <Layout title={`New access token of ${organization.name}`}>
      <div class="max-w-2xl">
        <PageHeader
          title="New access token"
          description={`It belongs to ${organization.name} and goes on working whoever leaves. What it may do cannot be changed later.`}
        />
        <Card>
          <Form
            action={organizationTokensPath(organization)}
            record="access_token"
            values={values}
            errors={form.errors}
            data-controller="currency"
          >
            <TextField
              attribute="description"
              label="Description"
              placeholder="Sync with the shop"
              hint="The program that will use it. The audit log and lists name it so."
              required
              maxlength={255}
            />
            <AreasField label="Areas" none="Nothing" />
            <div class="grid gap-5 sm:grid-cols-2">
              <MoneyField
                attribute="daily_limit_amount"
                label="Daily limit"
                hint="The most it may move daily. Needed where it may write money."
                currency={currency}
              />
              <SelectField
                attribute="daily_limit_currency"
                label="Currency of the limit"
                hint="It moves money in no other."
                options={currencyOptions}
              />
            </div>
            <DateTimeField
              attribute="expires_at"
              label="Ends"
              hint="Left empty, it works until it is revoked."
            />
            <p class="text-sm text-base-content/70">
              Refunds, prices that you offer, roles of members and access tokens stay with people.
            </p>
            <SubmitButton>Create token</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}
