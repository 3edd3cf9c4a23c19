import { and, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { followersOf } from '../../creators/profiles/accounts.ts'
import { provedAccounts } from '../../creators/profiles/queries.ts'
import { shownWork, withMoments } from '../../creators/profiles/work.ts'
import type { Db } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { PageRequest } from '../../framework/pagination.ts'
import { creatorListings } from '../../tables/users/creator-listings.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { users } from '../../tables/users/users.ts'
import type { FoundCreatorFilters, sorts } from './schema.ts'

/**
 * Whoever has not found someone among as many will rather look for something else. It also keeps lists from
 * being copied.
 */
const mostFound = 1000

const mostWork = 3

const { user_id, follower_count, engagement_rate, least_amount, published_at } = creatorListings

const orders: Record<(typeof sorts)[number], SQL> = {
  newest: sql`${published_at} desc, ${user_id} desc`,
  followers: sql`${follower_count} desc, ${user_id} desc`,
  engagement: sql`${engagement_rate} desc, ${user_id} desc`,
  rate: sql`${least_amount}, ${user_id} desc`,
}

export type FoundCreator = Awaited<ReturnType<typeof listFoundCreators>>['rows'][number]

/** Published profiles that match. However many there are, no more than a thousand are looked at. */
export async function listFoundCreators(db: Db, filters: FoundCreatorFilters, page: PageRequest) {
  const order = orders[filters.sort ?? 'newest']
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      avatar_key: creatorProfiles.avatar_key,
      words: creatorProfiles.words,
      languages: creatorProfiles.languages,
      topics: creatorProfiles.topics,
      country: creatorProfiles.country,
      availability: creatorProfiles.availability,
      follower_count: creatorListings.follower_count,
      engagement_rate: creatorListings.engagement_rate,
      currency: creatorListings.currency,
      least_amount: creatorListings.least_amount,
      accounts: provedAccounts,
      work: shownWork(mostWork),
      total: sql<number>`found.total`.mapWith(Number),
    })
    .from(
      sql`(
        with every as materialized (
          select user_id, row_number() over (order by ${order}) as place, count(*) over () as total
          from (select * from ${creatorListings} where ${matching(filters)} order by ${order} limit ${mostFound})
            as creator_listings)
        select * from every order by place limit ${page.size}
        offset least(${page.offset}, (select greatest(count(*) - 1, 0) from every))) as found`,
    )
    .innerJoin(creatorListings, eq(creatorListings.user_id, sql`found.user_id`))
    .innerJoin(creatorProfiles, eq(creatorProfiles.user_id, creatorListings.user_id))
    .innerJoin(users, eq(users.id, creatorListings.user_id))
    .orderBy(sql`found.place`)
  return pageOf(
    page,
    rows.map(({ accounts, ...row }) => ({
      ...row,
      followers: followersOf(accounts),
      work: row.work.map(withMoments),
    })),
  )
}

function matching(filters: FoundCreatorFilters): SQL {
  const { q = '', min_followers, min_engagement, currency, max_amount, sort } = filters
  const terms = Object.entries({
    platform: filters.platform_id,
    country: filters.country,
    language: filters.language,
    topic: filters.topic,
    availability: filters.availability,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`'${name}:${value}'`]))
  const words = (q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords)
  const isPriced = max_amount !== undefined || sort === 'rate'
  const conditions = and(
    terms.length > 0 ? sql`${creatorListings.search} @@ ${terms.join(' & ')}::tsquery` : undefined,
    words.length > 0
      ? sql`${creatorListings.search} @@ to_tsquery('pg_catalog.english', ${words.join(' & ')})`
      : undefined,
    min_followers === undefined ? undefined : gte(follower_count, min_followers),
    min_engagement === undefined ? undefined : gte(engagement_rate, String(min_engagement)),
    sort === 'engagement' ? isNotNull(engagement_rate) : undefined,
    isPriced ? isNotNull(least_amount) : undefined,
    currency === undefined ? undefined : eq(creatorListings.currency, currency),
    max_amount === undefined ? undefined : lte(least_amount, max_amount),
  )
  return conditions ?? sql`true`
}

const mostWords = 8
