import { Layout } from '../../../framework/views/layout/layout.tsx'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { Brief } from '../../views/brief.tsx'
import { CampaignFactCards } from './facts.tsx'

/** The brief for creators, and the terms. */
export function CampaignBrief({ campaign }: { campaign: Campaign }) {
  return (
    <Layout title={`Brief of ${campaign.name}`}>
      <h1 class="sr-only">Brief of {campaign.name}</h1>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Brief html={campaign.brief} />
        <div>
          <CampaignFactCards campaign={campaign} />
        </div>
      </div>
    </Layout>
  )
}
