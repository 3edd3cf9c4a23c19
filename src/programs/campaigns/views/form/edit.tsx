import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../../framework/errors.ts'
import { moneyValues } from '../../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Campaign } from '../../../../tables/campaigns/campaigns.ts'
import { campaignPath } from '../../../../vocabulary/addresses/urls.ts'
import { amountFields } from '../../schema.ts'
import { CampaignFields } from './fields.tsx'
import { WithPreview } from './preview.tsx'

type Props = { campaign: Campaign; typed?: unknown; errors?: AttributeErrors }

export function CampaignEdit({ campaign, typed, errors }: Props) {
  const values = {
    ...campaign,
    budget_alerts: campaign.budget_alerts.join(', '),
    ...typedValues(typed, 'campaign'),
    ...moneyValues(campaign, amountFields, typed, 'campaign'),
  }

  const currency = typeof values.currency === 'string' ? values.currency : campaign.currency

  // A published campaign is seen as it is.
  const Beside = campaign.status === 'draft' ? WithPreview : Alone

  return (
    <Layout title={`Edit ${campaign.name}`}>
      <Beside organization={{ id: campaign.organization_id }}>
        <PageHeader title="Edit campaign" description={campaign.name} />
        <Form
          action={campaignPath(campaign)}
          method="patch"
          record="campaign"
          values={values}
          errors={errors}
          multipart
          allErrors
          class=""
        >
          <CampaignFields campaign={campaign} currency={currency} />
          <div class="flex flex-wrap gap-2">
            <SubmitButton>Save changes</SubmitButton>
            <a href={campaignPath(campaign)} class="btn btn-ghost">
              Cancel
            </a>
          </div>
        </Form>
      </Beside>
    </Layout>
  )
}

function Alone({ children }: { children: ComponentChildren }) {
  return <div class="max-w-3xl">{children}</div>
}
