import type { AttributeErrors } from '../../../../framework/errors.ts'
import { moneyValues } from '../../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Member } from '../../../../tables/actor.ts'
import { campaignsPath } from '../../../../vocabulary/addresses/urls.ts'
import { amountFields } from '../../schema.ts'
import { CampaignFields } from './fields.tsx'
import { WithPreview } from './preview.tsx'

type Props = { member: Member; currency: string; typed?: unknown; errors?: AttributeErrors }

export function CampaignNew({ member, currency, typed, errors }: Props) {
  const defaults = { currency, content_type: 'ugc', category: 'other' }
  const values = {
    ...defaults,
    ...typedValues(typed, 'campaign'),
    ...moneyValues(defaults, amountFields, typed, 'campaign'),
  }

  return (
    <Layout title="New campaign">
      <WithPreview organization={member.organization}>
        <PageHeader
          title="New campaign"
          description="It starts as a draft that only your organization sees."
        />
        <Form
          action={campaignsPath(member.organization)}
          record="campaign"
          values={values}
          errors={errors}
          multipart
          allErrors
          class=""
        >
          <CampaignFields
            currency={typeof values.currency === 'string' ? values.currency : currency}
          />
          <SubmitButton>Create draft</SubmitButton>
        </Form>
      </WithPreview>
    </Layout>
  )
}
