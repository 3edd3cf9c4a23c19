import type { Member } from '../../authentication/actor.ts'
import type { AttributeErrors } from '../../errors.ts'
import { campaignsPath } from '../../urls.ts'
import { Form, SubmitButton, typedValues } from '../../views/form.tsx'
import { Layout } from '../../views/layout.tsx'
import { moneyValues } from '../../views/money-field.tsx'
import { PageHeader } from '../../views/page-header.tsx'
import { amountFields } from '../schema.ts'
import { CampaignFields } from './form.tsx'

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
      <div class="max-w-3xl">
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
          class=""
        >
          <CampaignFields
            currency={typeof values.currency === 'string' ? values.currency : currency}
          />
          <SubmitButton>Create draft</SubmitButton>
        </Form>
      </div>
    </Layout>
  )
}
