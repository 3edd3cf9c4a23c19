import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../../../framework/views/icon.tsx'
import { spanInWords } from '../../../framework/views/words.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { discoverCampaignPath } from '../../../vocabulary/urls.ts'
import type { DiscoverCampaign } from '../queries.ts'
import { Banner } from './banner.tsx'
import { Brand } from './brand.tsx'
import { BudgetLeft } from './budget-left.tsx'
import { Chip } from './chip.tsx'
import { Rate } from './rate.tsx'

const mostPlatforms = 3

type Props = { campaign: DiscoverCampaign; heading?: 'h2' | 'h3' }

export function CampaignCard({ campaign, heading: Heading = 'h2' }: Props) {
  const { name, platform_ids, organization } = campaign
  const others = platform_ids.length - mostPlatforms

  return (
    <li class="relative flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs transition hover:border-primary hover:shadow-lg">
      <Banner program={campaign} icon="megaphone" />
      <div class="flex flex-1 flex-col gap-4 p-5">
        <div class="flex items-start justify-between gap-4">
          <div class="min-w-0">
            <Heading class="mb-1.5 line-clamp-2 font-display text-lg leading-snug font-bold tracking-tight text-balance wrap-anywhere">
              <a href={discoverCampaignPath(campaign)} class="card-link">
                {name}
              </a>
            </Heading>
            <Brand organization={organization} />
          </div>
          <div class="shrink-0 text-right">
            <Rate campaign={campaign} />
          </div>
        </div>
        <ul class="flex flex-wrap gap-1.5" aria-label="Platforms">
          {platform_ids.slice(0, mostPlatforms).map((id) => (
            <Chip>{platformNames[id]}</Chip>
          ))}
          {others > 0 && <Chip>{`${others} more`}</Chip>}
        </ul>
        <div class="mt-auto space-y-3">
          <BudgetLeft campaign={campaign} />
          <Decisions campaign={campaign} />
        </div>
      </div>
    </li>
  )
}

function Decisions({ campaign }: { campaign: DiscoverCampaign }) {
  const { median_decision_seconds, approved_percent } = campaign
  if (median_decision_seconds === null)
    return <Sign icon="timer">No post decided yet: be the first</Sign>

  return (
    <div class="flex flex-wrap gap-x-4 gap-y-1">
      <Sign icon="timer">{spanInWords(median_decision_seconds)} to decide</Sign>
      <Sign icon="circleCheck">{approved_percent}% approved</Sign>
    </div>
  )
}

function Sign({ icon, children }: { icon: IconName; children: ComponentChildren }) {
  return (
    <p class="flex items-center gap-1.5 text-sm text-base-content/70">
      <Icon name={icon} class="size-4" />
      <span>{children}</span>
    </p>
  )
}
