import { useFrame } from '../../../../framework/views/frame.ts'
import { type PlatformId, platformIds, platformNames } from '../../../../vocabulary/platforms.ts'
import type { CampaignSort, CollabSort, Filters } from '../../schema.ts'

/** The filters and the order that a list was asked for. */
export type ChosenFilters = Partial<Filters> & { sort?: CampaignSort | CollabSort }

type Props = {
  /** The address of the list. */
  list: string
  filters: ChosenFilters
  ownPlatforms: PlatformId[]
}

/** The filters that people use most, one click each. Everything else that was asked for stays. */
export function FilterChips({ list, filters, ownPlatforms }: Props) {
  const { user } = useFrame()
  const { platform_ids: chosen = [], hide_joined = false } = filters
  const isOwn = ownPlatforms.length > 0 && isSame(chosen, ownPlatforms)

  return (
    <nav aria-label="Quick filters" class={`mb-3 sm:mb-5 ${chipsClass}`}>
      {ownPlatforms.length > 0 && (
        <ChipLink href={addressOf(list, filters, isOwn ? [] : ownPlatforms)} isHere={isOwn}>
          For my accounts
        </ChipLink>
      )}
      {user && (
        <ChipLink
          href={addressOf(list, { ...filters, hide_joined: !hide_joined }, chosen)}
          isHere={hide_joined}
        >
          Not yet mine
        </ChipLink>
      )}
      {platformIds.slice(0, mostChips).map((id) => {
        const isHere = !isOwn && isSame(chosen, [id])
        return (
          <ChipLink href={addressOf(list, filters, isHere ? [] : [id])} isHere={isHere}>
            {platformNames[id]}
          </ChipLink>
        )
      })}
    </nav>
  )
}

/** The most platforms that have a chip; the others are among the filters. */
const mostChips = 4

const isSame = (some: PlatformId[], others: PlatformId[]) =>
  some.length === others.length && some.every((id) => others.includes(id))

export function addressOf(list: string, filters: ChosenFilters, platforms: PlatformId[]): string {
  const { q, category, content_type, country, currency, sort, hide_joined } = filters
  const kept = {
    q,
    category,
    content_type,
    country,
    currency,
    sort: sort === 'newest' ? '' : sort,
    hide_joined: hide_joined ? 'true' : '',
  }
  const query = new URLSearchParams([
    ...Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ...platforms.map((id) => ['platform_ids[]', id]),
  ])
  return query.size === 0 ? list : `${list}?${query}`
}

/**
 * One line that is pushed aside on a phone, where what was found has to be in sight. It fades at the edge of
 * the screen, so that nobody takes the last chip in sight for the last.
 */
export const chipsClass =
  'flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:mask-r-from-88% max-sm:px-4 max-sm:pe-12 sm:flex-wrap'

export function ChipLink({
  href,
  isHere,
  children,
}: {
  href: string
  isHere: boolean
  children: string
}) {
  return (
    <a
      href={href}
      aria-current={isHere ? 'true' : undefined}
      class="inline-flex min-h-11 shrink-0 items-center rounded-full border border-base-300 bg-base-100 px-4 text-sm font-medium hover:border-base-content/50 aria-[current=true]:border-neutral aria-[current=true]:bg-neutral aria-[current=true]:text-neutral-content sm:min-h-9"
    >
      {children}
    </a>
  )
}
