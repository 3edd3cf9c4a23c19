import { Card } from '../../../../framework/views/card.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import type { Campaign } from '../../../../tables/campaigns/campaigns.ts'
import { Brief } from '../../../views/brief.tsx'
import { StaffHeader } from '../../../views/staff-header.tsx'
import { Budget } from '../../views/budget.tsx'
import { CampaignFactCards } from '../../views/facts.tsx'
import { CampaignStatus } from '../../views/status.tsx'

type Props = { campaign: Campaign & { organization_name: string } }

/** A campaign as staff see it, who do not belong to its organization: to read. */
export function StaffCampaign({ campaign }: Props) {
  const { name, brief } = campaign

  return (
    <Layout title={name}>
      <StaffHeader program={campaign}>
        <CampaignStatus campaign={campaign} />
      </StaffHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0">
          <Brief html={brief} />
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
