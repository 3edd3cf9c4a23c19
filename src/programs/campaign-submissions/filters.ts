import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../framework/errors.ts'
import {
  type CampaignSubmission,
  campaignSubmissionStates,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type PlatformId, platformIds } from '../../vocabulary/platforms.ts'
import { isDay } from '../../vocabulary/time/days.ts'

/** The things that the days of a filter can be about. */
export const postDayKinds = ['counted', 'approved', 'submitted'] as const

/** The posts of a list that are wanted, as its address says it. */
export type PostFilters = {
  state?: CampaignSubmission['state'] | undefined
  platform_id?: PlatformId | undefined
  from?: string | undefined
  to?: string | undefined
  by?: (typeof postDayKinds)[number] | undefined
}

type Wanted = { [Filter in keyof PostFilters]?: string }

/** Which posts of a list are wanted. A filter that is none is refused: a list of all would be taken for its answer. */
export function filtersOf({ state, platform_id, by, ...days }: Wanted): PostFilters {
  const [from, to] = inOrder(dayWanted(days.from), dayWanted(days.to))
  return {
    state: oneOf(campaignSubmissionStates, state, 'state'),
    platform_id: oneOf(platformIds, platform_id, 'platform'),
    from,
    to,
    by: oneOf(postDayKinds, by, 'kind of day'),
  }
}

type Day = string | undefined

/** Between two days are the same posts, whichever of them comes first. */
const inOrder = (from: Day, to: Day): [Day, Day] =>
  from && to && from > to ? [to, from] : [from, to]

/** Parameters that the query of an address may hold, for the description of the interface. */
export const filterQuery = {
  state: { description: 'Only those in this state', example: 'pending' },
  platform_id: { description: 'Only those of this platform', example: 'tiktok' },
  from: { description: 'Only those of this day (UTC) and later', example: '2026-11-01' },
  to: { description: 'Only those of this day (UTC) and earlier', example: '2026-11-14' },
  by: {
    description:
      'What `from` and `to` are about: `counted` (the default) gives posts that counted on one of these days, `approved` and `submitted` those to which that happened on one of them',
    example: 'submitted',
  },
}

const { state, platform_id, created_at, approved_at, frozen_at } = campaignSubmissions

const start = (day: string) => sql`${day}::timestamp at time zone 'UTC'`
const end = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`

/** The condition on posts that filters leave. */
export function passes(filters: PostFilters): SQL | undefined {
  return and(
    filters.state && eq(state, filters.state),
    filters.platform_id && eq(platform_id, filters.platform_id),
    isWithin(filters),
  )
}

function isWithin(filters: PostFilters): SQL | undefined {
  if (filters.by === 'submitted') return happened(created_at, filters)
  return filters.by === 'approved' ? happened(approved_at, filters) : hasCounted(filters)
}

const happened = (moment: typeof created_at | typeof approved_at, { from, to }: PostFilters) =>
  and(from ? gte(moment, start(from)) : undefined, to ? lt(moment, end(to)) : undefined)

/** A post counts from its approval until it is frozen. */
function hasCounted({ from, to }: PostFilters): SQL | undefined {
  if (!from && !to) return undefined
  return and(
    inArray(state, ['approved', 'finalized', 'paid']),
    to ? lt(approved_at, end(to)) : undefined,
    from ? or(isNull(frozen_at), gte(frozen_at, start(from))) : undefined,
  )
}

function oneOf<Known extends string>(
  known: readonly Known[],
  wanted: string | undefined,
  name: string,
): Known | undefined {
  if (wanted === undefined || wanted === '') return undefined
  const found = known.find((one) => one === wanted)
  if (found === undefined) throw new NotFound(`There is no such ${name}.`)
  return found
}

function dayWanted(wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted === '') return undefined
  if (!isDay(wanted)) throw new NotFound('There is no such day.')
  return wanted
}
