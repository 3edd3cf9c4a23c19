import { Card } from '../../../framework/views/card.tsx'
import { Count } from '../../../framework/views/count.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { staffPlatformsPath } from '../../../vocabulary/staff-urls.ts'
import type { PlatformOverview } from '../queries.ts'
import { PlatformState } from './state.tsx'

/** In a few lines which platforms answer, and how much of them is left for today. */
export function PlatformSummary({ platforms }: { platforms: PlatformOverview[] }) {
  const asked = platforms.filter(({ state }) => state !== 'by_hand')
  const others = platforms.filter(({ state }) => state === 'by_hand')

  return (
    <Card title="Platforms" description="Where the numbers of accounts and posts come from.">
      <ul class="divide-y divide-base-300 text-sm">
        {asked.map((platform) => (
          <li class="py-3 first:pt-0">
            <PlatformLine platform={platform} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p class="mt-3 text-sm text-base-content/70">
          By hand: {others.map(({ platform_id }) => platformNames[platform_id]).join(', ')}
        </p>
      )}
      <a href={staffPlatformsPath} class="link mt-4 inline-block text-sm">
        All about the platforms
      </a>
    </Card>
  )
}

function PlatformLine({ platform }: { platform: PlatformOverview }) {
  const { platform_id, state, last_error, retry_at, renews_at } = platform

  return (
    <>
      <div class="flex items-center justify-between gap-3">
        <span class="font-medium">{platformNames[platform_id]}</span>
        <PlatformState platform={platform} />
      </div>
      <Quota platform={platform} />
      {state === 'failing' && last_error !== null && (
        <p class="mt-1 line-clamp-2 wrap-anywhere text-base-content/70">{last_error}</p>
      )}
      {state === 'waiting' && retry_at !== null && (
        <p class="mt-1 text-base-content/70">
          Asked again <Time isReal at={retry_at} isPhrase />
        </p>
      )}
      {renews_at !== null && (
        <p class="mt-1 text-base-content/70">
          Renews <Time isReal at={renews_at} isPhrase />
        </p>
      )}
    </>
  )
}

function Quota({ platform: { platform_id, used_units, daily_units } }: PlatformProps) {
  if (daily_units === null) {
    return (
      <p class="mt-1 text-base-content/70 tabular-nums">
        <Count of={used_units} /> asked today, no daily limit
      </p>
    )
  }
  return (
    <div class="mt-2">
      <progress
        class="progress w-full"
        value={used_units}
        max={daily_units}
        aria-label={`${platformNames[platform_id]}, used today`}
      />
      <p class="text-base-content/70 tabular-nums">
        <Count of={used_units} /> of <Count of={daily_units} /> units used today
      </p>
    </div>
  )
}

type PlatformProps = { platform: PlatformOverview }
