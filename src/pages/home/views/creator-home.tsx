import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { ReportedSums } from '../../../money/reporting/views/sums.tsx'
import { CampaignCard } from '../../../programs/discover/views/cards/campaign.tsx'
import { discoverCampaignsPath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { CreatorHome } from '../creator-home.ts'
import { CountingNow } from './counting-now.tsx'
import { DoNext } from './do-next.tsx'
import { Earned } from './earned.tsx'
import { FirstSteps } from './first-steps.tsx'

type Props = {
  home: CreatorHome
  /** The least that can be withdrawn. */
  minimum: number
}

/** The first page of creators: what they have earned, what waits for them, and what is new. */
export function CreatorHomePage({ home, minimum }: Props) {
  const { standing, balances, reported, posts, steps, lacksPayoutDetails } = home
  const hasBegun = standing.has_work || balances.length > 0
  const hasMore = steps.length > 0 || lacksPayoutDetails

  return (
    <Layout title="Home">
      <Live id="home" of={['submissions']}>
        <div class="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          <div class="min-w-0 lg:col-span-2">
            {hasBegun ? (
              <>
                <Earned
                  earned={standing.earned}
                  balances={balances}
                  rates={standing.rates}
                  minimum={minimum}
                />
                <ReportedSums reported={reported} parts={[['month_amount', 'earned this month']]} />
              </>
            ) : (
              <FirstSteps standing={standing} />
            )}
          </div>
          {hasMore && (
            // Sums in several currencies fill a phone, and steps have a time by which they are due.
            <div class={hasBegun ? 'max-lg:order-first' : ''}>
              <DoNext steps={steps} lacksPayoutDetails={lacksPayoutDetails} />
            </div>
          )}
          {hasBegun && <CountingNow posts={posts} isWide={!hasMore} />}
        </div>
      </Live>
      <NewPrograms home={home} />
    </Layout>
  )
}

function NewPrograms({ home: { programs, standing } }: { home: CreatorHome }) {
  const { platform_ids } = standing
  if (programs.length === 0) return null

  return (
    <section class="mt-10">
      <div class="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 class="section-title">
          {platform_ids.length > 0 ? 'New for your accounts' : 'New programs'}
        </h2>
        <a href={forPlatforms(platform_ids)} class="link text-sm">
          {platform_ids.length > 0
            ? `All for ${platform_ids.map((id) => platformNames[id]).join(', ')}`
            : 'All campaigns'}
        </a>
      </div>
      <ul class="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {programs.map((campaign) => (
          <CampaignCard campaign={campaign} heading="h3" usualViews={standing.usual_views} />
        ))}
      </ul>
    </section>
  )
}

function forPlatforms(platformIds: string[]): string {
  const query = new URLSearchParams(platformIds.map((id) => ['platform_ids[]', id]))
  return query.size === 0 ? discoverCampaignsPath : `${discoverCampaignsPath}?${query}`
}
