import type { ComponentChildren, ComponentProps } from 'preact'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { discoverCampaignPath } from '../../../../vocabulary/addresses/urls.ts'
import { abridgedCount } from '../../../../vocabulary/amounts/counts.ts'
import { type PlatformId, platformNames } from '../../../../vocabulary/platforms.ts'
import { earnedBy } from '../../../campaigns/budget/earnings.ts'
import { bestUsual, type UsualViews } from '../../pay/usual-views.ts'
import type { DiscoverCampaign } from '../../queries.ts'
import { Banner } from './banner.tsx'
import { Brand, BrandName } from './brand.tsx'
import { BudgetLeft } from './budget-left.tsx'
import { Chip } from './chip.tsx'
import { DecisionSigns, posts, ShortDecisionSigns } from './decision-signs.tsx'
import { Rate } from './rate.tsx'
import { SaveButton } from './save-button.tsx'
import { StandingMark } from './standing.tsx'

const mostPlatforms = 3

type Props = {
  campaign: DiscoverCampaign
  heading?: 'h2' | 'h3'
  /** The views that posts of whoever looks at it usually reach, on each platform of which that is known. */
  usualViews?: UsualViews[] | undefined
  /** The platforms that they look for. */
  platforms?: PlatformId[] | undefined
  /** Whether it stands in the list of those that were saved, and leaves it with that. */
  isAmongSaved?: boolean
}

/** Lists have those that are open, but for what somebody saved. */
const closedStates: Partial<Record<DiscoverCampaign['status'], string>> = {
  paused: 'Paused',
  finished: 'Over',
}

export function CampaignCard(props: Props) {
  const { campaign, heading, usualViews = [], platforms, isAmongSaved } = props
  const { name, organization, standing, platform_ids } = campaign
  const closed = closedStates[campaign.status]
  const usual = bestUsual(usualViews, platform_ids, platforms)
  return (
    <Face
      campaign={campaign}
      heading={heading}
      name={
        <a href={discoverCampaignPath(campaign)} class="card-link">
          {name}
        </a>
      }
      brand={
        <>
          <Brand organization={organization} />
          <span class="max-sm:hidden">
            <StandingMark standing={standing} /> {closed && <Badge>{closed}</Badge>}
          </span>
        </>
      }
      save={
        <SaveButton
          program={campaign}
          path={discoverCampaignPath(campaign)}
          isPageReloaded={isAmongSaved}
        />
      }
      signs={
        <>
          <span class="sm:hidden">
            <StandingMark standing={standing} /> {closed && <Badge>{closed}</Badge>}
          </span>
          <ShortDecisionSigns figures={campaign} of={posts} />
        </>
      }
    >
      {usual && <Usual campaign={campaign} usual={usual} />}
      <BudgetLeft campaign={campaign} />
      <DecisionSigns figures={campaign} of={posts} />
    </Face>
  )
}

/** Earnings of a post like those that they made before. */
function Usual({ campaign, usual }: { campaign: DiscoverCampaign; usual: UsualViews }) {
  const { views, platform_id } = usual
  const pay = Number(earnedBy(campaign, BigInt(views)))
  if (campaign.cpm_amount === 0 || pay === 0) return null
  return (
    <p class="text-sm">
      Your usual {abridgedCount(views)} views on {platformNames[platform_id]} would earn{' '}
      <strong class="font-semibold">
        <Money amount={pay} currency={campaign.currency} />
      </strong>
    </p>
  )
}

type PreviewProps = {
  campaign: FaceProps['campaign'] & { name: string }
  organization: DiscoverCampaign['organization']
}

/** The card as it will look, before it leads anywhere. */
export function CampaignCardPreview({ campaign, organization }: PreviewProps) {
  return (
    <Face
      campaign={campaign}
      heading="h3"
      name={campaign.name}
      brand={
        <p class="flex min-w-0 items-center gap-2 text-sm text-base-content/75">
          <BrandName organization={organization} />
        </p>
      }
    >
      <DecisionSigns
        figures={{ decisions_count: 0, median_decision_seconds: null, approved_percent: null }}
        of={posts}
      />
    </Face>
  )
}

type FaceProps = {
  campaign: ComponentProps<typeof Banner>['program'] &
    ComponentProps<typeof Rate>['campaign'] &
    Pick<DiscoverCampaign, 'platform_ids'>
  heading?: Props['heading'] | undefined
  name: ComponentChildren
  brand: ComponentChildren
  save?: ComponentChildren
  /** Stands beside the platforms on a phone: where one is, and how fast posts are decided. */
  signs?: ComponentChildren
  children: ComponentChildren
}

function Face(props: FaceProps) {
  const { campaign, heading: Heading = 'h2', name, brand, save, signs, children } = props
  const { platform_ids } = campaign
  const others = platform_ids.length - mostPlatforms

  return (
    <li class="relative flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs transition hover:border-primary hover:shadow-lg">
      <div class="max-sm:hidden">
        <Banner program={campaign} icon="megaphone" />
      </div>
      <div class="flex flex-1 flex-col gap-2 p-3.5 sm:gap-4 sm:p-5">
        <div class="flex items-start justify-between gap-4">
          <div class="min-w-0">
            <Heading class="mb-1.5 line-clamp-2 max-sm:text-base font-display text-lg leading-snug font-bold tracking-tight text-balance wrap-anywhere">
              {name}
            </Heading>
            {brand}
          </div>
          <div class="shrink-0 text-right">
            <Rate campaign={campaign} />
          </div>
        </div>
        <div class="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <ul class="flex flex-wrap gap-1.5" aria-label="Platforms">
            {platform_ids.slice(0, mostPlatforms).map((id) => (
              <Chip>{platformNames[id]}</Chip>
            ))}
            {others > 0 && <Chip>{`${others} more`}</Chip>}
          </ul>
          {signs}
          {save && <div class="ml-auto max-md:-my-2">{save}</div>}
        </div>
        <div class="mt-auto space-y-2 sm:space-y-3">{children}</div>
      </div>
    </li>
  )
}
