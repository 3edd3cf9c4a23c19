import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/error-alert.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns.ts'
import { campaignSubmissionsPath, reviewPath } from '../../../vocabulary/submission-urls.ts'
import {
  campaignFundingsPath,
  campaignPath,
  discoverCampaignPath,
  editCampaignPath,
  filePath,
  newCampaignFundingPath,
} from '../../../vocabulary/urls.ts'
import { Brief } from '../../views/brief.tsx'
import { ProgramHeader } from '../../views/program-header.tsx'
import { campaignPolicy } from '../policy.ts'
import type { CampaignFacts } from '../transitions.ts'
import { Budget } from './budget.tsx'
import { CampaignFactCards } from './facts.tsx'
import { CampaignStatus } from './status.tsx'
import { CampaignTransitions } from './transitions.tsx'

type Props = {
  member: Member
  campaign: Campaign
  /** Without them no moves are shown. */
  facts?: CampaignFacts | undefined
  errors?: AttributeErrors
}

export function CampaignShow({ member, campaign, facts, errors }: Props) {
  const { banner_image_key, name, website } = campaign
  const mayUpdate = campaignPolicy.update(member)

  return (
    <Layout title={name}>
      <ErrorAlert messages={errors?.base} />
      <ProgramHeader
        name={name}
        website={website}
        banner={banner_image_key ? filePath(banner_image_key) : undefined}
        editPath={mayUpdate ? editCampaignPath(campaign) : undefined}
      >
        <CampaignStatus campaign={campaign} />
      </ProgramHeader>
      <div class="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div class="min-w-0">
          <Brief html={campaign.brief} />
          <CampaignFactCards campaign={campaign} />
        </div>
        <div class="min-w-0 max-lg:row-start-1">
          {mayUpdate && facts && <CampaignTransitions campaign={campaign} facts={facts} />}
          {campaign.status !== 'draft' && (
            <Card title="Submissions">
              <p class="text-sm">
                {campaign.submissions_count === 0
                  ? 'Nobody has handed in a post yet.'
                  : `${campaign.submissions_count.toLocaleString('en')} handed in, ${campaign.view_count.toLocaleString('en')} paid views.`}
              </p>
              <p class="mt-4 flex flex-wrap gap-2">
                <a
                  href={reviewPath({ id: campaign.organization_id }, { campaign_id: campaign.id })}
                  class="btn btn-primary btn-sm"
                >
                  To decide
                </a>
                <a href={campaignSubmissionsPath(campaign)} class="btn btn-sm">
                  All
                </a>
                <a href={discoverCampaignPath(campaign)} class="btn btn-sm">
                  As creators see it
                </a>
              </p>
            </Card>
          )}
          <Card title="Budget">
            <Budget campaign={campaign} />
            <p class="mt-4 flex flex-wrap gap-2">
              {mayUpdate && campaign.status !== 'finished' && (
                <a href={newCampaignFundingPath(campaign)} class="btn btn-primary btn-sm">
                  Add budget
                </a>
              )}
              <a href={campaignFundingsPath(campaign)} class="btn btn-sm">
                Fundings
              </a>
            </p>
          </Card>
        </div>
      </div>
      {campaignPolicy.destroy(member) && campaign.status === 'draft' && (
        <Confirm
          id="campaign"
          label="Delete draft"
          title={`Delete ${name}?`}
          action={campaignPath(campaign)}
          confirm="Delete draft"
        >
          The draft “{name}”, its brief and its banner are deleted. This cannot be undone.
        </Confirm>
      )}
    </Layout>
  )
}
