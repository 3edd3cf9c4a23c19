import {
  discoverCampaignsPath,
  discoverCollabsPath,
} from '../../../../vocabulary/addresses/urls.ts'
import type { CampaignSort, CollabSort } from '../../schema.ts'
import { addressOf, ChipLink, type ChosenFilters, chipsClass } from '../cards/filter-chips.tsx'

type Names<Sort extends string> = Record<Sort, { name: string; reason?: string }>

const campaignOrders: Names<CampaignSort> = {
  newest: { name: 'Newest' },
  own_pay: {
    name: 'Pays me most',
    reason:
      'By what the views that you usually reach would earn, currencies compared by their latest exchange rates.',
  },
  rate: {
    name: 'Best rate',
    reason: 'By what 10,000 views are paid, currencies compared by their latest exchange rates.',
  },
  budget: {
    name: 'Most budget left',
    reason: 'By what is left of the budget, currencies compared by their latest exchange rates.',
  },
  ending: {
    name: 'Ending soon',
    reason: 'By the next end: of the campaign, or of its budget at the pace of the last week.',
  },
}

const collabOrders: Names<CollabSort> = {
  newest: { name: 'Newest' },
  price: {
    name: 'Highest price',
    reason: 'By the highest price expected, currencies compared by their latest exchange rates.',
  },
  ending: { name: 'Apply soon', reason: 'By the day until which you can apply.' },
}

type CampaignProps = { filters: ChosenFilters; isUsualKnown: boolean }

/** The orders that a list can be in, one click each and always in sight. */
export function CampaignOrder({ filters, isUsualKnown }: CampaignProps) {
  const { own_pay, ...others } = campaignOrders
  const orders =
    isUsualKnown || filters.sort === 'own_pay' ? campaignOrders : (others as typeof campaignOrders)
  return <Order list={discoverCampaignsPath} filters={filters} orders={orders} />
}

export const CollabOrder = ({ filters }: { filters: ChosenFilters }) => (
  <Order list={discoverCollabsPath} filters={filters} orders={collabOrders} />
)

type Props<Sort extends string> = { list: string; filters: ChosenFilters; orders: Names<Sort> }

function Order<Sort extends CampaignSort | CollabSort>({ list, filters, orders }: Props<Sort>) {
  const { sort: chosen = 'newest', platform_ids = [] } = filters
  const sorts = Object.keys(orders) as Sort[]
  const reason = orders[chosen as Sort]?.reason
  return (
    <>
      <nav aria-label="Order" class={`mb-3 sm:mb-4 ${chipsClass}`}>
        <span class="text-sm text-base-content/70" aria-hidden="true">
          Order
        </span>
        {sorts.map((sort) => (
          <ChipLink
            href={addressOf(list, { ...filters, sort }, platform_ids)}
            isHere={sort === chosen}
          >
            {orders[sort].name}
          </ChipLink>
        ))}
      </nav>
      {reason && <p class="mb-4 text-sm text-base-content/70">{reason}</p>}
    </>
  )
}
