import type { AttributeErrors } from '../../../framework/errors.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import {
  campaignBriefPath,
  campaignPath,
  editCampaignBriefPath,
} from '../../../vocabulary/addresses/urls.ts'
import { Brief } from '../../views/brief.tsx'
import { BriefForm } from '../../views/brief-form.tsx'
import { campaignPolicy } from '../policy.ts'
import { CampaignFactCards } from './facts.tsx'
import { briefHint } from './form/fields.tsx'

/** The brief for creators, and the terms. */
export function CampaignBrief({ member, campaign }: { member: Member; campaign: Campaign }) {
  const mayEdit = campaignPolicy.update(member)

  return (
    <Layout title={`Brief of ${campaign.name}`}>
      <h1 class="sr-only">Brief of {campaign.name}</h1>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Brief html={campaign.brief} edit={mayEdit ? editCampaignBriefPath(campaign) : undefined} />
        <div>
          <CampaignFactCards campaign={campaign} />
        </div>
      </div>
    </Layout>
  )
}

type EditProps = { campaign: Campaign; typed?: unknown; errors?: AttributeErrors }

export function CampaignBriefEdit({ campaign, typed, errors }: EditProps) {
  return (
    <Layout title={`Edit the brief of ${campaign.name}`}>
      <h1 class="sr-only">Edit the brief of {campaign.name}</h1>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <BriefForm
          record="campaign"
          brief={campaign.brief}
          program={campaignPath(campaign)}
          page={campaignBriefPath(campaign)}
          hint={briefHint}
          typed={typed}
          errors={errors}
        />
        <div class="max-lg:mt-6">
          <CampaignFactCards campaign={campaign} />
        </div>
      </div>
    </Layout>
  )
}
