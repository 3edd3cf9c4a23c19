import type { Page } from '../../../framework/pagination.ts'
import { Sparkline } from '../../../framework/views/charts/sparkline.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Thumbnail } from '../../../framework/views/values/thumbnail.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'
import { campaignPath, filePath, newCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { focusStyles } from '../../banners.ts'
import { campaignPolicy } from '../policy.ts'
import { Budget } from './budget.tsx'
import { Reach } from './reach.tsx'
import { CampaignStatus } from './status.tsx'

type Props = {
  member: Member
  page: Page<CampaignSummary>
  /** The recent growth of the views of each campaign, by its id. */
  curves: Map<number, number[]>
}

export function CampaignIndex({ member, page, curves }: Props) {
  const mayCreate = campaignPolicy.create(member)

  return (
    <Layout title={`Campaigns of ${member.organization.name}`}>
      <PageHeader title="Campaigns" description="Creators post, views count, you pay for reach.">
        {mayCreate && (
          <a href={newCampaignPath(member.organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            New campaign
          </a>
        )}
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="megaphone" title="No campaigns yet">
          {mayCreate
            ? 'Create a draft: say what creators should post and what you pay per 1,000 views. Only your team sees it until you publish.'
            : 'An admin of this organization can create the first one.'}
        </EmptyState>
      ) : (
        <ul class="space-y-3">
          {page.rows.map((campaign) => (
            <CampaignRow campaign={campaign} curve={curves.get(campaign.id) ?? []} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function CampaignRow({ campaign, curve }: { campaign: CampaignSummary; curve: number[] }) {
  const { banner_image_key } = campaign
  const platforms = campaign.platform_ids.map((id) => platformNames[id]).join(', ')

  return (
    <li class="relative grid gap-x-6 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary md:grid-cols-[minmax(0,1fr)_auto_12rem_14rem] md:items-center">
      <div class="flex min-w-0 items-center gap-4">
        <Thumbnail
          icon="megaphone"
          src={banner_image_key ? filePath(banner_image_key) : undefined}
          class={focusStyles(campaign)}
        />
        <div class="min-w-0">
          <h2 class="font-semibold break-words">
            <a href={campaignPath(campaign)} class="card-link">
              {campaign.name}
            </a>
          </h2>
          <p class="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-base-content/70">
            <CampaignStatus campaign={campaign} />
            {platforms || 'No platforms yet'}
          </p>
        </div>
      </div>
      <div class="max-lg:hidden">
        <Sparkline values={curve} />
      </div>
      <Reach campaign={campaign} />
      <Budget campaign={campaign} />
    </li>
  )
}
