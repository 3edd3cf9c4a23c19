import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { PlatformOverview } from '../queries.ts'
import { PlatformState } from './state.tsx'

export function PlatformIndex({ platforms }: { platforms: PlatformOverview[] }) {
  return (
    <Layout title="Platforms">
      <PageHeader
        title="Platforms"
        description="Where the numbers of accounts and posts come from, and how reading them went lately."
      />
      {platforms.map((platform) => (
        <Platform platform={platform} />
      ))}
    </Layout>
  )
}

function Platform({ platform }: { platform: PlatformOverview }) {
  const { platform_id, provider, used_units, daily_units } = platform

  return (
    <Card title={platformNames[platform_id]} description={<PlatformState platform={platform} />}>
      {provider === null ? (
        <p class="text-sm text-base-content/70">
          Not connected. Staff verify its accounts and enter their numbers.
        </p>
      ) : (
        <Facts>
          <Fact name="Asked through">{provider}</Fact>
          <Fact name="Asked today">
            <Count of={used_units} />
            {daily_units !== null && (
              <>
                {' '}
                of <Count of={daily_units} />
              </>
            )}
          </Fact>
          <Fact name="Last answer">
            <Moment at={platform.last_success_at} />
          </Fact>
          <Fact name="Last failure">
            <Moment at={platform.last_error_at} />
            {platform.last_error !== null && (
              <p class="wrap-anywhere text-base-content/70">{platform.last_error}</p>
            )}
          </Fact>
          {platform.renews_at !== null && (
            <Fact name="Renews">
              <Moment at={platform.renews_at} />
            </Fact>
          )}
          {platform.retry_at !== null && (
            <Fact name="Not asked before">
              <Moment at={platform.retry_at} />
            </Fact>
          )}
        </Facts>
      )}
    </Card>
  )
}

function Moment({ at }: { at: string | null }) {
  return at === null ? <>None yet</> : <Time isReal at={at} />
}
