import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import type { PageRequest } from '../../framework/pagination.ts'
import type { Viewer } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { listings, type ProgramKind } from '../../tables/listings.ts'
import { runsOutAt } from './figures.ts'
import { ownPay, usualViewsTable } from './pay/own-pay.ts'
import { listingsFor, takesPart } from './policy.ts'
import type { CampaignFilters, CampaignSort, CollabFilters, CollabSort, Filters } from './schema.ts'
import { searchOf } from './search.ts'

/** Whoever has not found it among as many will rather look for something else than turn more pages. */
const mostFound = 1000

/**
 * A pace changes with every day, so no index has the order in which budgets run out. It is found among those
 * that end first and those that have the least left, so many of each that anybody may see.
 */
const mostRunningOut = 500

const byPay = sql`${listings.reference_amount} desc nulls last, ${desc(listings.published_at)}`

const orders: Record<CampaignSort | CollabSort, SQL> = {
  newest: desc(listings.published_at),
  own_pay: byPay,
  rate: byPay,
  price: byPay,
  budget: sql`${listings.unused_reference_amount} desc nulls last, ${desc(listings.published_at)}`,
  ending: asc(listings.ends_at),
}

/** The order `budget` from its other end, which the same index has. */
const leastLeft = sql`${listings.unused_reference_amount} nulls first, ${asc(listings.published_at)}, ${asc(listings.program_id)}`

/** The columns that lists are in the order of. */
const { program_id, published_at, pay_amount, reference_amount, unused_reference_amount, ends_at } =
  listings
const columns = sql.join(
  [program_id, published_at, pay_amount, reference_amount, unused_reference_amount, ends_at],
  sql`, `,
)

/**
 * The listings on one page, as a table named `found`: the number of each program, its place in the list,
 * and how many there are in all. A page past the end is the last, to carry that number.
 */
export function foundBy(
  kind: ProgramKind,
  viewer: Viewer,
  filters: CampaignFilters | CollabFilters,
  page: PageRequest,
): SQL {
  const { sort, platform_ids } = filters
  const order = sql`${orders[sort]}, ${desc(listings.program_id)}`
  const matching = matchingListings(kind, viewer, filters)
  const isRunningOut = kind === 'Campaign' && sort === 'ending'
  const parts = listingsFor(viewer).flatMap((visible) => {
    const first = (by: SQL, most: number) => sql`(
      select ${columns} from ${listings}
      where ${and(matching, visible)} order by ${by} limit ${most}
    )`
    if (!isRunningOut) return [first(order, mostFound)]
    return [first(order, mostRunningOut), first(leastLeft, mostRunningOut)]
  })
  const every = isRunningOut
    ? rankedBy(sql`${runsOutAt} as rank`, parts, sql`rank nulls last, program_id desc`)
    : sort === 'own_pay'
      ? rankedBy(
          sql`${ownPay(platform_ids)} as rank, reference_amount, listings.published_at`,
          parts,
          sql`rank desc nulls last, reference_amount desc nulls last, published_at desc, program_id desc`,
        )
      : sql`
      select program_id, row_number() over (order by ${order}) as place, count(*) over () as total
      from (${sql.join(parts, sql` union all `)}) as listings`

  return sql`(
    with ${sort === 'own_pay' ? sql`${usualViewsTable(viewer)}, ` : sql``}every as materialized (${every})
    select program_id, place, least(total, ${mostFound}) as total from every
    where place <= ${mostFound}
    order by place limit ${page.size}
    offset least(${page.offset}, (select greatest(least(count(*), ${mostFound}) - 1, 0) from every))
  ) as found`
}

/** Those that were found, in an order that no index has. */
function rankedBy(rank: SQL, parts: SQL[], order: SQL): SQL {
  return sql`
    select program_id, row_number() over (order by ${order}) as place, count(*) over () as total
    from (
      select ${rank}, program_id from (${sql.join(parts, sql` union `)}) as listings
      join ${campaigns} on ${campaigns.id} = program_id
    ) as ranked`
}

function matchingListings(kind: ProgramKind, viewer: Viewer, filters: Filters): SQL | undefined {
  const { organization_id, is_shown, hide_joined } = filters
  const search = searchOf(filters)
  return and(
    eq(listings.kind, kind),
    // Nobody can apply to a collab after its end. Campaigns are finished then, and listed no more.
    kind === 'Collab' ? sql`(${ends_at} is null or ${ends_at} > ${currentTime})` : undefined,
    // Written out and not a parameter, because an index covers exactly these.
    is_shown ? sql`${listings.is_shown}` : undefined,
    organization_id === undefined ? undefined : eq(listings.organization_id, organization_id),
    search && sql`${listings.search} @@ (${search})`,
    hide_joined && viewer ? not(takesPart[kind](viewer, program_id)) : undefined,
  )
}

/**
 * The currencies in which programs pay now, in their order. Each is one step in an index, however many
 * programs there are.
 */
export async function currenciesOf(db: Db, kind: ProgramKind): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(currency) from listings where kind = ${kind} ${after})`
  const { rows } = await db.execute<{ currency: string }>(sql`
    with recursive used as (
      select ${next(sql``)} as currency
      union all
      select ${next(sql`and listings.currency > used.currency`)} from used where currency is not null
    )
    select currency from used where currency is not null`)
  return rows.map(({ currency }) => currency)
}
