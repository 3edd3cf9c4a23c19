import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { previewId } from '../../campaigns/views/form/preview.tsx'
import { Purchases } from '../../campaigns/views/purchases.tsx'
import { CampaignCardPreview } from '../../discover/views/cards/campaign.tsx'
import type { TypedCampaign } from '../typed.ts'

type Props = { organization: Organization; campaign: TypedCampaign; feeBps: number }

export function CampaignPreview({ organization, campaign, feeBps }: Props) {
  return (
    <Layout title="Preview of a campaign">
      <PageHeader title="Preview" description="Nothing of it is saved yet." />
      <div id={previewId} class="max-w-sm space-y-6">
        <section aria-labelledby="preview-title">
          <h2 id="preview-title" class="mb-3 text-sm font-medium text-base-content/70">
            What creators will see
          </h2>
          <ul>
            <CampaignCardPreview campaign={campaign} organization={organization} />
          </ul>
        </section>
        <Purchases campaign={campaign} feeBps={feeBps} />
      </div>
    </Layout>
  )
}
