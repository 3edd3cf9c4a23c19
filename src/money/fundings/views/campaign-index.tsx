import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { campaignLedgerPath } from '../../../vocabulary/addresses/ledger-urls.ts'
import {
  campaignTransfersPath,
  newCampaignFundingPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { fundingPolicy } from '../policy.ts'
import type { FundingInList } from '../queries.ts'
import { FundingTable } from './table.tsx'

type Props = { member: Member; campaign: Campaign; page: Page<FundingInList> }

export function CampaignFundingIndex({ member, campaign, page }: Props) {
  const mayFund = fundingPolicy.create(member) && campaign.status !== 'finished'

  return (
    <Layout title={`Fundings of ${campaign.name}`}>
      <PageHeader title="Fundings" description="Money added to this campaign.">
        <a href={campaignTransfersPath(campaign)} class="btn btn-sm">
          <Icon name="history" />
          All transfers
        </a>
        {campaign.status !== 'draft' && (
          <a href={campaignLedgerPath(campaign)} class="btn btn-sm">
            <Icon name="bookOpen" />
            Shared ledger
          </a>
        )}
        {mayFund && (
          <a href={newCampaignFundingPath(campaign)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            Add budget
          </a>
        )}
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="wallet" title="No fundings yet">
          Add budget to publish this campaign. It has to cover at least one payout.
        </EmptyState>
      ) : (
        <FundingTable rows={page.rows} isOfOne />
      )}
      <Pagination page={page} />
    </Layout>
  )
}
