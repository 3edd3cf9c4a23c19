import type { ComponentChildren } from 'preact'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Icon } from '../../../../framework/views/values/icon.tsx'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
  feedPath,
} from '../../../../vocabulary/addresses/urls.ts'
import type { PlatformId } from '../../../../vocabulary/platforms.ts'
import type { DiscoverCampaign, DiscoverCollab } from '../../queries.ts'
import { longestSearch } from '../../schema.ts'
import type { UsualViews } from '../../usual-views.ts'
import { CampaignCard } from '../cards/campaign.tsx'
import { CollabCard } from '../cards/collab.tsx'
import { PlatformChips } from '../cards/platform-chips.tsx'
import { gridClass } from './programs.tsx'

type Props = {
  campaigns: DiscoverCampaign[]
  collabs: DiscoverCollab[]
  ownPlatforms: PlatformId[]
  usualViews: UsualViews[]
}

/** The page on which creators begin. */
export function Discover({ campaigns, collabs, ownPlatforms, usualViews }: Props) {
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
        <form action={discoverCampaignsPath} method="get" class="mt-6 mb-4 flex max-w-xl gap-2">
          <label class="input min-w-0 flex-1">
            <Icon name="search" class="size-4 text-base-content/70" />
            <span class="sr-only">Search campaigns</span>
            <input
              type="search"
              name="q"
              maxlength={longestSearch}
              placeholder="Coffee, music, gaming…"
            />
          </label>
          <button type="submit" class="btn btn-primary">
            Search
          </button>
        </form>
      </search>
      <PlatformChips list={discoverCampaignsPath} filters={{}} ownPlatforms={ownPlatforms} />
      {campaigns.length + collabs.length === 0 && (
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
      )}
      {campaigns.length > 0 && (
        <Section title="New campaigns" href={discoverCampaignsPath} all="All campaigns">
          {campaigns.map((campaign) => (
            <CampaignCard campaign={campaign} heading="h3" usualViews={usualViews} />
          ))}
        </Section>
      )}
      {collabs.length > 0 && (
        <Section title="New collabs" href={discoverCollabsPath} all="All collabs">
          {collabs.map((collab) => (
            <CollabCard collab={collab} heading="h3" />
          ))}
        </Section>
      )}
    </Layout>
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
