import type { ComponentChildren } from 'preact'
import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Icon } from '../../../../framework/views/values/icon.tsx'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
  discoverPath,
  feedPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../../vocabulary/amounts/counts.ts'
import type { PlatformId } from '../../../../vocabulary/platforms.ts'
import type { UsualViews } from '../../pay/usual-views.ts'
import type { DiscoverCampaign, DiscoverCollab } from '../../queries.ts'
import { longestDiscoverSearch } from '../../schema.ts'
import { CampaignCard } from '../cards/campaign.tsx'
import { CollabCard } from '../cards/collab.tsx'
import { addressOf, FilterChips } from '../cards/filter-chips.tsx'
import { gridClass } from './programs.tsx'

type Props = {
  /** The words that were looked for, in campaigns and collabs alike. */
  q: string | undefined
  campaigns: Page<DiscoverCampaign>
  collabs: Page<DiscoverCollab>
  ownPlatforms: PlatformId[]
  usualViews: UsualViews[]
}

/** The page on which creators begin. */
export function Discover({ q, campaigns, collabs, ownPlatforms, usualViews }: Props) {
  const nothing = campaigns.total + collabs.total === 0
  return (
    <Layout
      title="Discover programs for creators"
      description="Find campaigns that pay for your views and briefs you can apply to. Rate, budget left and how fast posts are decided are there before you start."
      feed={feedPath}
    >
      <h1 class="page-title sm:text-4xl">Find your next program</h1>
      <p class="mt-2 max-w-2xl text-pretty text-base-content/75">
        See what 10,000 views pay, how much budget is left and how fast posts are decided, before
        you start.
      </p>
      <search>
        <form action={discoverPath} method="get" class="mt-6 mb-4 flex max-w-xl gap-2">
          <label class="input min-w-0 flex-1">
            <Icon name="search" class="size-4 text-base-content/70" />
            <span class="sr-only">Search campaigns and collabs</span>
            <input
              type="search"
              name="q"
              value={q}
              maxlength={longestDiscoverSearch}
              placeholder="Coffee, music, gaming…"
            />
          </label>
          <button type="submit" class="btn btn-primary">
            Search
          </button>
        </form>
      </search>
      <FilterChips list={discoverCampaignsPath} filters={{ q }} ownPlatforms={ownPlatforms} />
      {nothing && (q ? <NoneFound /> : <NoneShown />)}
      {campaigns.total > 0 && (
        <Section
          title={q ? counted(campaigns.total, 'campaign') : 'New campaigns'}
          href={addressOf(discoverCampaignsPath, { q }, [])}
          all={q ? 'Filter and order' : 'All campaigns'}
        >
          {campaigns.rows.map((campaign) => (
            <CampaignCard campaign={campaign} heading="h3" usualViews={usualViews} />
          ))}
        </Section>
      )}
      {collabs.total > 0 && (
        <Section
          title={q ? counted(collabs.total, 'collab') : 'New collabs'}
          href={addressOf(discoverCollabsPath, { q }, [])}
          all={q ? 'Filter and order' : 'All collabs'}
        >
          {collabs.rows.map((collab) => (
            <CollabCard collab={collab} heading="h3" />
          ))}
        </Section>
      )}
    </Layout>
  )
}

function NoneFound() {
  return (
    <EmptyState icon="search" title="No program like that is open right now">
      Try fewer or other words, or{' '}
      <a href={discoverPath} class="link">
        see what is new
      </a>
      .
    </EmptyState>
  )
}

function NoneShown() {
  return (
    <EmptyState icon="compass" title="Nothing stands out right now">
      Brands publish new programs all the time. Those of new brands are in the lists of{' '}
      <a href={discoverCampaignsPath} class="link">
        all campaigns
      </a>{' '}
      and{' '}
      <a href={discoverCollabsPath} class="link">
        all collabs
      </a>
      .
    </EmptyState>
  )
}

type SectionProps = { title: string; href: string; all: string; children: ComponentChildren }

function Section({ title, href, all, children }: SectionProps) {
  return (
    <section class="mb-10">
      <div class="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 class="section-title">{title}</h2>
        <a href={href} class="link text-sm">
          {all}
        </a>
      </div>
      <ul class={gridClass}>{children}</ul>
    </section>
  )
}
