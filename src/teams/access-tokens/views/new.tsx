import { AreasField } from '../../../accounts/access-tokens/views/areas-field.tsx'
import { DailyLimitFields } from '../../../accounts/access-tokens/views/daily-limit.tsx'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { DateTimeField } from '../../../framework/views/fields/date-time-field.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { organizationTokensPath } from '../../../vocabulary/addresses/token-urls.ts'

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
            <DailyLimitFields currency={currency} />
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
