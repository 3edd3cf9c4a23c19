import { type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../framework/errors.ts'
import { SearchQuery, wordsOf } from '../../framework/search-query.ts'
import { type PlatformId, platformIds } from '../../vocabulary/platforms.ts'

/** Orders of the list. Amounts in several currencies compare by the rates that staff entered. */
export const creatorOrders = {
  views: sql`view_count desc`,
  spend: sql`spent desc nulls last`,
  posts: sql`submissions_count desc`,
  approved: sql`approved_percent desc nulls last`,
  cpm: sql`spent_on_posts / nullif(view_count, 0) nulls last`,
  recent: sql`last_active_at desc`,
} satisfies Record<string, SQL>

export type CreatorSort = keyof typeof creatorOrders

/** The creators of a list that are wanted, as its address says it. */
export type CreatorFilters = { q: string; platform_id: PlatformId | undefined; sort: CreatorSort }

type Wanted = { q?: string; platform_id?: string; sort?: string }

/** A filter that is none is refused: a list of all would be taken for its answer. */
export function creatorFiltersOf({ q, platform_id = '', sort = '' }: Wanted): CreatorFilters {
  if (platform_id !== '' && !platformIds.includes(platform_id as PlatformId))
    throw new NotFound('There is no such platform.')
  if (sort !== '' && !Object.hasOwn(creatorOrders, sort))
    throw new NotFound('There is no such order.')
  return {
    q: SearchQuery.parse({ q }).q.trim(),
    platform_id: (platform_id || undefined) as PlatformId | undefined,
    sort: (sort || 'views') as CreatorSort,
  }
}

/** Parameters that the query of an address may hold, for the description of the interface. */
export const creatorQuery = {
  q: { description: 'Only those whose name or handle has these words', example: 'ida' },
  platform_id: {
    description: 'Only those who submitted posts of this platform',
    example: 'tiktok',
  },
  sort: {
    description:
      'One of `views`, `spend`, `posts`, `approved`, `cpm` (the cheapest first), `recent`',
    example: 'cpm',
  },
}

/** The condition on users that filters leave. */
export function isWanted(organizationId: number, { q, platform_id }: CreatorFilters): SQL {
  const submitted = (like: SQL) => sql`exists (select from campaign_submissions submitted
    where submitted.organization_id = ${organizationId} and submitted.user_id = users.id and ${like})`
  const conditions = wordsOf(q).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(lower(users.name) like ${pattern} or ${submitted(sql`lower(account_handle) like ${pattern}`)})`
  })
  if (platform_id !== undefined) conditions.push(submitted(sql`platform_id = ${platform_id}`))
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
