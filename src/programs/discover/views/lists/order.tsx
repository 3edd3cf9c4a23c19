import { type CampaignFilters, type CampaignSort, campaignSorts } from '../../schema.ts'
import { ChipLink, campaignsAddress, chipsClass } from '../cards/platform-chips.tsx'

export const sortNames: Record<CampaignSort, string> = {
  newest: 'Newest',
  rate: 'Best rate',
  budget: 'Most budget left',
  ending: 'Ending soon',
}

const reasons: Partial<Record<CampaignSort, string>> = {
  rate: 'By what 10,000 views are paid, currencies compared by their latest exchange rates.',
  budget: 'By what is left of the budget, currencies compared by their latest exchange rates.',
  ending: 'By the next end: of the campaign, or of its budget at the pace of the last week.',
}

/** The orders that a list can be in, one click each and always in sight. */
export function Order({ filters }: { filters: Partial<CampaignFilters> }) {
  const { sort: chosen = 'newest', platform_ids = [] } = filters
  return (
    <>
      <nav aria-label="Order" class={`mb-4 ${chipsClass}`}>
        <span class="text-sm text-base-content/70" aria-hidden="true">
          Order
        </span>
        {campaignSorts.map((sort) => (
          <ChipLink
            href={campaignsAddress({ ...filters, sort }, platform_ids)}
            isHere={sort === chosen}
          >
            {sortNames[sort]}
          </ChipLink>
        ))}
      </nav>
      {reasons[chosen] && <p class="mb-4 text-sm text-base-content/70">{reasons[chosen]}</p>}
    </>
  )
}
