import type { AttributeErrors } from '../../../../framework/errors.ts'
import { moneyValues } from '../../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import type { Member } from '../../../../tables/actor.ts'
import type { CampaignSummary } from '../../../../tables/campaigns/campaigns.ts'
import {
  campaignsPath,
  duplicateCampaignPath,
  newCampaignPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import { Again, Templates } from '../../../views/beginnings.tsx'
import { campaignTemplates, suggestedRate } from '../../copies/templates.ts'
import { amountFields, type TemplateName, templateNames } from '../../schema.ts'
import { CampaignFields } from './fields.tsx'
import { WithPreview } from './preview.tsx'

type Props = {
  member: Member
  currency: string
  /** The beginning that was chosen; after a refusal it is only marked, as all fields were sent. */
  template?: TemplateName | undefined
  /** Typed before the template was chosen. */
  name?: string | undefined
  /** The latest campaigns, to be used again. */
  latest?: CampaignSummary[]
  typed?: unknown
  errors?: AttributeErrors
}

export function CampaignNew(props: Props) {
  const { member, currency, template, name, latest = [], typed, errors } = props
  const begun =
    template && typed === undefined
      ? { ...campaignTemplates[template].fields, ...suggestedRate(template, currency) }
      : {}
  const usual = { content_type: 'ugc', category: 'other', budget_alerts: '90' }
  const defaults = { name, currency, ...usual, ...begun }
  const values = {
    ...defaults,
    ...typedValues(typed, 'campaign'),
    ...moneyValues(defaults, amountFields, typed, 'campaign'),
  }

  // After a refusal the currency is the one that was chosen.
  const chosen = typeof values.currency === 'string' ? values.currency : currency

  return (
    <Layout title="New campaign">
      <WithPreview organization={member.organization}>
        <PageHeader
          title="New campaign"
          description="It starts as a draft that only your organization sees."
        />
        <Again
          programs={latest.map((campaign) => ({
            name: campaign.name,
            action: duplicateCampaignPath(campaign),
          }))}
        />
        <Templates
          nameField="campaign[name]"
          templates={templateNames.map((name) => ({
            title: campaignTemplates[name].title,
            description: withRate(name, chosen),
            href: `${newCampaignPath(member.organization)}?template=${name}`,
            isHere: name === template,
          }))}
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
          {template && <input type="hidden" name="template" value={template} />}
          <CampaignFields currency={chosen} />
          <SubmitButton>Create draft</SubmitButton>
        </Form>
      </WithPreview>
    </Layout>
  )
}

function withRate(name: TemplateName, currency: string): string {
  const { description } = campaignTemplates[name]
  const { cpm_amount } = suggestedRate(name, currency)
  return cpm_amount === undefined
    ? description
    : `${description} Often ${formatMoney(cpm_amount, currency)} for 1,000 views.`
}
