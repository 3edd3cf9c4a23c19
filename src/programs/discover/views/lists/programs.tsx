import type { AttributeErrors } from '../../../../framework/errors.ts'
import type { Page } from '../../../../framework/pagination.ts'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
  discoverPath,
  feedPath,
} from '../../../../vocabulary/addresses/urls.ts'
import type { PlatformId } from '../../../../vocabulary/platforms.ts'
import type { UsualViews } from '../../pay/usual-views.ts'
import type { DiscoverCampaign, DiscoverCollab } from '../../queries.ts'
import type { CampaignFilters, CollabFilters } from '../../schema.ts'
import { CampaignCard } from '../cards/campaign.tsx'
import { CollabCard } from '../cards/collab.tsx'
import { addressOf, FilterChips } from '../cards/filter-chips.tsx'
import { CampaignFilterForm, CollabFilterForm } from './filters.tsx'
import { CampaignOrder, CollabOrder } from './order.tsx'
import { DiscoverTabs } from './tabs.tsx'

export const gridClass = 'grid grid-cols-1 gap-3 sm:gap-5 sm:grid-cols-2 xl:grid-cols-3'

type Props<Filters, Row> = {
  filters: Partial<Filters>
  page?: Page<Row>
  /** The currencies in which programs pay now. */
  currencies?: string[]
  errors?: AttributeErrors
  ownPlatforms?: PlatformId[]
}

type CampaignProps = Props<CampaignFilters, DiscoverCampaign> & {
  /** The views that their posts usually reach, by platform. */
  usualViews?: UsualViews[]
}

export function DiscoverCampaigns(props: CampaignProps) {
  const { filters, page, errors, currencies, ownPlatforms = [], usualViews = [] } = props
  return (
    <Layout
      title="Campaigns for creators"
      description="Campaigns that pay for the views of what you post: the rate, what is left of the budget and how fast posts are decided, before you start."
      feed={feedPath}
    >
      <PageHeader
        title="Campaigns"
        description="Post on your own channels, submit the link, earn for views."
      />
      <DiscoverTabs here={discoverCampaignsPath} />
      <ErrorAlert messages={inWords(errors)} />
      <FilterChips list={discoverCampaignsPath} filters={filters} ownPlatforms={ownPlatforms} />
      <CampaignFilterForm filters={filters} currencies={currencies} />
      <CampaignOrder filters={filters} isUsualKnown={usualViews.length > 0} />
      {page?.total === 0 && (
        <EmptyState icon="search" title="No campaign like that is open right now">
          Try fewer words or filters, <Everywhere q={filters.q} />
          or{' '}
          <a href={discoverCampaignsPath} class="link">
            see all campaigns
          </a>
          .
        </EmptyState>
      )}
      <ul class={gridClass}>
        {page?.rows.map((campaign) => (
          <CampaignCard
            campaign={campaign}
            usualViews={usualViews}
            platforms={filters.platform_ids}
          />
        ))}
      </ul>
      {page && <Pagination page={page} />}
    </Layout>
  )
}

export function DiscoverCollabs(props: Props<CollabFilters, DiscoverCollab>) {
  const { filters, page, errors, currencies, ownPlatforms = [] } = props
  return (
    <Layout
      title="Collabs for creators"
      description="Briefs that creators apply to with their own price: read what is wanted and what is sent to you before you apply."
      feed={feedPath}
    >
      <PageHeader
        title="Collabs"
        description="Read the brief, name your price, and apply. Brands choose who they work with."
      />
      <DiscoverTabs here={discoverCollabsPath} />
      <ErrorAlert messages={inWords(errors)} />
      <FilterChips list={discoverCollabsPath} filters={filters} ownPlatforms={ownPlatforms} />
      <CollabFilterForm filters={filters} currencies={currencies} />
      <CollabOrder filters={filters} />
      {page?.total === 0 && (
        <EmptyState icon="search" title="No collab like that is open right now">
          Try fewer words or filters, <Everywhere q={filters.q} />
          or{' '}
          <a href={discoverCollabsPath} class="link">
            see all collabs
          </a>
          .
        </EmptyState>
      )}
      <ul class={gridClass}>
        {page?.rows.map((collab) => (
          <CollabCard collab={collab} />
        ))}
      </ul>
      {page && <Pagination page={page} />}
    </Layout>
  )
}

/** The way to the programs of both kinds that have these words. */
function Everywhere({ q }: { q: string | undefined }) {
  if (!q) return null
  return (
    <>
      look for{' '}
      <a href={addressOf(discoverPath, { q }, [])} class="link">
        “{q}” in campaigns and collabs
      </a>
      ,{' '}
    </>
  )
}

/** Errors in an address that nobody gets from our own form. */
function inWords(errors: AttributeErrors | undefined): string[] | undefined {
  return errors && Object.entries(errors).flatMap(([name, all]) => all.map((it) => `${name} ${it}`))
}
