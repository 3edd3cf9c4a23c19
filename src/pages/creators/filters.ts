import { type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../framework/errors.ts'
import { digits } from '../../framework/http/fields/fitting.ts'
import { SearchQuery } from '../../framework/search-query.ts'
import { filteredPath } from '../../vocabulary/addresses/submission-urls.ts'
import { decodeAnyId, decodeId } from '../../vocabulary/ids.ts'
import { countryCodes } from '../../vocabulary/people/countries.ts'
import { type PlatformId, platformIds } from '../../vocabulary/platforms.ts'

/**
 * Orders of the list, with an index each. Amounts in several currencies compare by the rates that staff
 * entered.
 */
export const creatorOrders = {
  views: sql`view_count desc`,
  spend: sql`spent_reference_amount desc nulls last`,
  posts: sql`submissions_count desc`,
  approved: sql`approved_percent desc nulls last`,
  cpm: sql`cpm_reference_amount`,
  recent: sql`last_active_at desc`,
} satisfies Record<string, SQL>

export type CreatorSort = keyof typeof creatorOrders

/** Where the work of someone for the organization stands. */
export const creatorStates = ['waiting', 'working', 'finished'] as const
export type CreatorState = (typeof creatorStates)[number]

/** The days within which someone was active. */
export const activeDays = ['7', '30', '90', '365'] as const

/** The creators of a list that are wanted, as its address says it. */
export type CreatorFilters = {
  q: string
  platform_id: PlatformId | undefined
  program_id: string | undefined
  country: string | undefined
  min_followers: string | undefined
  state: CreatorState | undefined
  label_id: string | undefined
  list_id: string | undefined
  active_days: string | undefined
  sort: CreatorSort
}

/** The filters as an address has them, of which each may be anything. */
export type WantedCreators = { [Name in keyof CreatorFilters]?: string }

/** A filter that is none is refused: a list of all would be taken for its answer. */
export function creatorFiltersOf({ q, sort, ...wanted }: WantedCreators): CreatorFilters {
  const isGroup = (id: string) => decodeId('CreatorGroup', id) !== undefined
  const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
  return {
    q: SearchQuery.parse({ q }).q.trim(),
    platform_id: chosen(wanted.platform_id, oneOf(platformIds), 'platform') as PlatformId,
    program_id: chosen(wanted.program_id, (id) => programOf(id) !== undefined, 'program'),
    country: chosen(wanted.country, oneOf(countryCodes), 'country'),
    min_followers: chosen(wanted.min_followers, (text) => digits.test(text), 'number'),
    state: chosen(wanted.state, oneOf(creatorStates), 'state') as CreatorState,
    label_id: chosen(wanted.label_id, isGroup, 'label'),
    list_id: chosen(wanted.list_id, isGroup, 'list'),
    active_days: chosen(wanted.active_days, oneOf(activeDays), 'number of days'),
    sort: (chosen(sort, oneOf(Object.keys(creatorOrders)), 'order') ?? 'views') as CreatorSort,
  }
}

function chosen(value: unknown, isOne: (value: string) => boolean, noun: string) {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' && isOne(value)) return value
  throw new NotFound(`There is no such ${noun}.`)
}

/** The filters of a view, written in one way. */
export function queryOf(filters: CreatorFilters): string {
  const { sort, ...others } = filters
  return filteredPath('', { ...others, sort: sort === 'views' ? undefined : sort }).slice(1)
}

/** The filters that a view keeps. */
export function filtersIn(query: string): CreatorFilters {
  return creatorFiltersOf(Object.fromEntries(new URLSearchParams(query)))
}

/** Parameters that the query of an address may hold, for the description of the interface. */
export const creatorQuery = {
  q: {
    description: 'Only those whose name or handle has these words',
    example: 'ida',
    text: true as const,
  },
  platform_id: {
    description: 'Only those who submitted posts of this platform',
    example: 'tiktok',
    values: platformIds,
  },
  program_id: {
    description: 'Only those who took part in this campaign or collab',
    example: 'Vq7RtzK8',
    ids: ['Campaign', 'Collab'] as const,
  },
  country: {
    description:
      'Only those whose profile names it, where it is published or came with an application',
    example: 'DE',
    values: countryCodes,
  },
  min_followers: {
    description: 'Of their largest proved account, at least',
    example: '10000',
    whole: true,
  },
  state: {
    description: '`waiting` for a decision, `working` on a collab, or `finished` with everything',
    example: 'waiting',
    values: [...creatorStates],
  },
  label_id: {
    description: 'Only those with this label',
    example: 'Hn8TzWq3',
    ids: ['CreatorGroup'] as const,
  },
  list_id: {
    description: 'Only those on this list',
    example: 'Hn8TzWq3',
    ids: ['CreatorGroup'] as const,
  },
  active_days: {
    description: 'Only those who submitted or applied within that many days',
    example: '30',
    values: [...activeDays],
  },
  sort: {
    description:
      'One of `views`, `spend`, `posts`, `approved`, `cpm` (the cheapest first, without those who earned nothing), `recent`',
    example: 'cpm',
    values: Object.keys(creatorOrders) as CreatorSort[],
  },
}

/** The program that a public id is of, if it is of one. */
export function programOf(
  publicId: string,
): { kind: 'campaign' | 'collab'; id: number } | undefined {
  const found = decodeAnyId(publicId)
  if (found?.type === 'Campaign') return { kind: 'campaign', id: found.id }
  return found?.type === 'Collab' ? { kind: 'collab', id: found.id } : undefined
}
