import { Badge } from '../../../../framework/views/values/badge.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { discoverCollabPath } from '../../../../vocabulary/addresses/urls.ts'
import { countryName } from '../../../../vocabulary/people/countries.ts'
import { platformNames } from '../../../../vocabulary/platforms.ts'
import { placesInWords, refusalOfApplications } from '../../../collabs/moves/places.ts'
import { platformsOf, pricesInWords } from '../../../collabs/words.ts'
import type { DiscoverCollab } from '../../queries.ts'
import { Banner } from './banner.tsx'
import { Brand } from './brand.tsx'
import { Chip } from './chip.tsx'
import { applications, DecisionSigns, ShortDecisionSigns } from './decision-signs.tsx'
import { SaveButton } from './save-button.tsx'
import { StandingMark } from './standing.tsx'

const mostPlatforms = 3

type Props = {
  collab: DiscoverCollab
  heading?: 'h2' | 'h3'
  /** Whether it stands in the list of those that were saved, and leaves it with that. */
  isAmongSaved?: boolean
}

export function CollabCard({ collab, heading: Heading = 'h2', isAmongSaved }: Props) {
  const { name, organization, published_at } = collab
  const prices = pricesInWords(collab)
  const platforms = platformsOf(collab)
  const others = platforms.length - mostPlatforms
  const places = placesInWords(collab)

  return (
    <li class="relative flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs transition hover:border-primary hover:shadow-md">
      <div class="max-sm:hidden">
        <Banner program={collab} icon="handshake" />
      </div>
      <div class="flex flex-1 flex-col gap-2 p-3.5 sm:gap-3 sm:p-4">
        <div class="flex items-start justify-between gap-2">
          <div class="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2">
            <Brand organization={organization} />
            <StandingMark standing={collab.standing} isOnlyApplied={collab.is_only_applied} />{' '}
            {refusalOfApplications(collab) && <Badge>Closed</Badge>}
          </div>
          <div class="shrink-0 max-md:-my-2">
            <SaveButton
              program={collab}
              path={discoverCollabPath(collab)}
              isPageReloaded={isAmongSaved}
            />
          </div>
        </div>
        <Heading class="line-clamp-2 font-semibold text-balance wrap-anywhere">
          <a href={discoverCollabPath(collab)} class="card-link">
            {name}
          </a>
        </Heading>
        <p class="text-sm text-base-content/75">
          <span class="block text-xl font-bold tracking-tight text-base-content">
            {prices ?? 'You name your price'}
          </span>
          {prices ? 'expected' : `in ${collab.currency.toUpperCase()}`}
        </p>
        <ul class="flex flex-wrap gap-1.5" aria-label="What it involves">
          {platforms.slice(0, mostPlatforms).map((id) => (
            <Chip>{platformNames[id]}</Chip>
          ))}
          {others > 0 && <Chip>{`${others} more`}</Chip>}
          {places && <Chip>{places}</Chip>}
          {collab.requires_product_shipment && <Chip>Product sent to you</Chip>}
          {collab.require_spark_ads && <Chip>Spark Ads</Chip>}
          <Chip>{placesOf(collab)}</Chip>
        </ul>
        <div class="mt-auto space-y-1.5 border-t border-base-300 pt-2 sm:pt-3">
          <DecisionSigns figures={collab} of={applications} />
          <div class="flex flex-wrap justify-between gap-x-3 text-sm text-base-content/70 max-sm:text-xs">
            <p>
              {collab.applications_end_at ? (
                <>
                  Applications end <Time at={collab.applications_end_at} />
                </>
              ) : (
                published_at && (
                  <>
                    Published <Time at={published_at} isPhrase />
                  </>
                )
              )}
            </p>
            <ShortDecisionSigns figures={collab} of={applications} />
          </div>
        </div>
      </div>
    </li>
  )
}

function placesOf({ countries }: DiscoverCollab): string {
  const [only] = countries
  if (only === undefined) return 'Everywhere'
  return countries.length === 1 ? countryName(only) : `${countries.length} countries`
}
