import type { NamedProgram } from '../../money/transfers/filters.ts'
import type { CreatorGroup } from '../../tables/organizations/creator-groups.ts'
import { grouped } from '../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { countryName } from '../../vocabulary/people/countries.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { days } from '../../vocabulary/time/time-limits.ts'
import {
  type CreatorFilters,
  type CreatorSort,
  type CreatorState,
  filtersIn,
  programOf,
} from './filters.ts'

export const orderNames: Record<CreatorSort, string> = {
  views: 'Most views',
  spend: 'Most spent',
  posts: 'Most posts',
  approved: 'Most approved',
  cpm: 'Lowest CPM',
  recent: 'Latest submission',
}

export const stateNames: Record<CreatorState, string> = {
  waiting: 'Waits for your decision',
  working: 'Works on a collab',
  finished: 'Nothing open',
}

type Named = Pick<CreatorGroup, 'id' | 'name'>

/**
 * The filters of a list of creators in words, such as “Germany, 1,000 followers or more”; empty for all.
 * Groups and programs are told by name where they are known.
 */
export function filtersInWords(
  filters: CreatorFilters,
  groups: Named[] = [],
  programs: NamedProgram[] = [],
): string {
  const { q, platform_id, program_id, country, min_followers, state, active_days } = filters
  const group = (publicId: string | undefined, noun: string) => {
    const known = groups.find(({ id }) => encodeId('CreatorGroup', id) === publicId)
    return publicId && (known ? `${noun} “${known.name}”` : `a ${noun}`)
  }
  const words = [
    q && `“${q}”`,
    platform_id && platformNames[platform_id],
    program_id && `took part in ${programInWords(program_id, programs)}`,
    state && stateNames[state].toLowerCase(),
    group(filters.label_id, 'label'),
    group(filters.list_id, 'list'),
    country && countryName(country),
    min_followers && `${grouped(Number(min_followers))} followers or more`,
    active_days && `submitted in the last ${days(Number(active_days)).words}`,
  ]
  return words.filter(Boolean).join(', ')
}

function programInWords(publicId: string, programs: NamedProgram[]): string {
  const known = programs.find(({ type, id }) => encodeId(type, id) === publicId)
  return known ? `“${known.name}”` : `a ${programOf(publicId)?.kind}`
}

/** A view as its members read it: whom it shows, and in which order. */
export function viewInWords(query: string): string {
  const filters = filtersIn(query)
  const whom = filtersInWords(filters) || 'everyone'
  return `${whom}; ${orderNames[filters.sort].toLowerCase()} first`
}
