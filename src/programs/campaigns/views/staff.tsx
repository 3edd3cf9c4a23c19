import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { RichText } from '../../../framework/views/rich-text-field.tsx'
import type { Campaign } from '../../../tables/campaigns.ts'
import { staffOrganizationPath } from '../../../vocabulary/staff-urls.ts'
import { filePath } from '../../../vocabulary/urls.ts'
import { ProgramHeader } from '../../views/program-header.tsx'
import { Budget } from './budget.tsx'
import { CampaignFactCards } from './facts.tsx'
import { CampaignStatus } from './status.tsx'

type Props = { campaign: Campaign & { organization_name: string } }

/** A campaign as staff see it, who do not belong to its organization: to read. */
export function StaffCampaign({ campaign }: Props) {
  const { name, website, brief, banner_image_key, organization_id, organization_name } = campaign

  return (
    <Layout title={name}>
      <ProgramHeader
        name={name}
        website={website}
        banner={banner_image_key ? filePath(banner_image_key) : undefined}
        editPath={undefined}
      >
        <p class="mb-2 text-sm break-words">
          <a href={staffOrganizationPath({ id: organization_id })} class="link">
            {organization_name}
          </a>
        </p>
        <CampaignStatus campaign={campaign} />
      </ProgramHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0">
          <Card title="Brief">
            {brief ? (
              <RichText html={brief} />
            ) : (
              <p class="text-sm text-base-content/70">Nothing is written yet.</p>
            )}
          </Card>
          <CampaignFactCards campaign={campaign} />
        </div>
        <div class="min-w-0 max-lg:row-start-1">
          <Card title="Budget">
            <Budget campaign={campaign} />
          </Card>
        </div>
      </div>
    </Layout>
  )
}
