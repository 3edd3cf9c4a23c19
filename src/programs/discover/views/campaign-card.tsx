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
  const { name, platform_ids, banner_image_key, organization } = campaign
  const others = platform_ids.length - mostPlatforms

  return (
    <li class="relative flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs transition hover:border-primary hover:shadow-md">
      <Banner banner_image_key={banner_image_key} icon="megaphone" />
      <div class="flex flex-1 flex-col gap-3 p-4">
        <Brand organization={organization} />
        <Heading class="line-clamp-2 font-semibold text-balance wrap-anywhere">
          <a href={discoverCampaignPath(campaign)} class="card-link">
            {name}
          </a>
        </Heading>
        <Rate campaign={campaign} />
        <ul class="flex flex-wrap gap-1.5" aria-label="Platforms">
          {platform_ids.slice(0, mostPlatforms).map((id) => (
            <Chip>{platformNames[id]}</Chip>
          ))}
          {others > 0 && <Chip>{`${others} more`}</Chip>}
        </ul>
        <div class="mt-auto space-y-3 pt-1">
          <BudgetLeft campaign={campaign} />
          <p class="border-t border-base-300 pt-3 text-sm text-base-content/70">
            {decisions(campaign)}
          </p>
        </div>
      </div>
    </li>
  )
}

function decisions(campaign: DiscoverCampaign): string {
  const { median_decision_seconds, approved_percent } = campaign
  if (median_decision_seconds === null) return 'No post decided yet'
  return `Decided in ${spanInWords(median_decision_seconds)} · ${approved_percent}% approved`
}
