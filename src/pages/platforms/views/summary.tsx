import { Card } from '../../../framework/views/card.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { staffPlatformsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { PlatformOverview } from '../queries.ts'
import { PlatformState } from './state.tsx'

/** States of which there is nothing to tell but which platforms are in them. */
const quiet: Partial<Record<PlatformOverview['state'], string>> = {
  unused: 'Not asked yet',
  simulated: 'Simulated on this trial',
  by_hand: 'By hand',
}

/** The platforms that answer, in a few lines, and how much of each is left for today. */
export function PlatformSummary({ platforms }: { platforms: PlatformOverview[] }) {
  const isQuiet = ({ state }: PlatformOverview) => state in quiet
  const asked = platforms.filter((platform) => !isQuiet(platform))

  return (
    <Card title="Platforms" description="Where the numbers of accounts and posts come from.">
      {asked.length > 0 && (
        <ul class="divide-y divide-base-300 text-sm">
          {asked.map((platform) => (
            <li class="py-3 first:pt-0">
              <PlatformLine platform={platform} />
            </li>
          ))}
        </ul>
      )}
      <dl class="mt-3 space-y-2 text-sm first:mt-0">
        {Object.entries(quiet).map(([state, name]) => (
          <Names name={name} platforms={platforms.filter((one) => one.state === state)} />
        ))}
      </dl>
      <a href={staffPlatformsPath} class="link mt-4 inline-block text-sm">
        See platform details
      </a>
    </Card>
  )
}

function Names({ name, platforms }: { name: string; platforms: PlatformOverview[] }) {
  if (platforms.length === 0) return null
  return (
    <div>
      <dt class="text-base-content/70">{name}</dt>
      <dd class="font-medium">
        {platforms.map(({ platform_id }) => platformNames[platform_id]).join(', ')}
      </dd>
    </div>
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
