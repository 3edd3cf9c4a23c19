import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { currentTime } from '../../../framework/database/columns.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Explained } from '../../../framework/http/api.ts'
import { among } from '../../../framework/http/lists/filters.ts'
import {
  type CampaignSubmission,
  campaignSubmissionStates,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { approvedStates, isCounted } from '../../../tables/campaigns/decided-posts.ts'
import { decodeId, type RecordType } from '../../../vocabulary/ids.ts'
import { type PlatformId, platformIds } from '../../../vocabulary/platforms.ts'
import { isDay } from '../../../vocabulary/time/days.ts'
import { type PostOrder, postOrders } from './orders.ts'

/** The things that the days of a filter can be about. */
export const postDayKinds = ['counted', 'approved', 'submitted', 'silence'] as const

/** The posts of a list that are wanted, as its address says it. */
export type PostFilters = {
  state?: CampaignSubmission['state'] | undefined
  platform_id?: PlatformId | undefined
  from?: string | undefined
  to?: string | undefined
  by?: (typeof postDayKinds)[number] | undefined
  campaign_id?: string | undefined
  user_id?: string | undefined
  order?: PostOrder | undefined
  /** States and platforms where programs ask for several. */
  among?: Among | undefined
}

type Among = { state: CampaignSubmission['state'][]; platform_id: PlatformId[] }

/** Whether all posts of a list are wanted, in whichever order. */
export const isEverything = ({ order: _, ...filters }: PostFilters): boolean =>
  Object.values(filters).every((filter) => filter === undefined)

type Wanted = { [Filter in Exclude<keyof PostFilters, 'among'>]?: string }

/**
 * Which posts of a list are wanted. A filter that is none is refused: a list of all would be taken for its
 * answer.
 */
export function filtersOf({ state, platform_id, by, ...sent }: Wanted): PostFilters {
  const [from, to] = inOrder(dayWanted(sent.from), dayWanted(sent.to))
  const states = someOf(campaignSubmissionStates, state, 'state')
  return {
    ...oneOrSeveral(states, someOf(platformIds, platform_id, 'platform')),
    from,
    to,
    by: oneOf(postDayKinds, by, 'kind of day') ?? (from || to ? dayFitting(states) : undefined),
    campaign_id: idWanted('Campaign', sent.campaign_id),
    user_id: idWanted('User', sent.user_id),
    order: oneOf(postOrders, sent.order, 'order'),
  }
}

/**
 * Posts in a state that does not count were all submitted, and would not be found by the days they counted.
 */
function dayFitting(states: Among['state']): PostFilters['by'] {
  const counting: readonly string[] = approvedStates
  return states.some((state) => !counting.includes(state)) ? 'submitted' : undefined
}

/** Pages ask for one of each. */
function oneOrSeveral(states: Among['state'], platforms: Among['platform_id']) {
  const isOne = states.length < 2 && platforms.length < 2
  if (isOne) return { state: states[0], platform_id: platforms[0] }
  return { among: { state: states, platform_id: platforms } }
}

type Day = string | undefined

/** Between two days are the same posts, whichever of them comes first. */
const inOrder = (from: Day, to: Day): [Day, Day] =>
  from && to && from > to ? [to, from] : [from, to]

/** Parameters that the query of an address may hold, for the description of the interface. */
export const filterQuery: Record<string, Explained> = {
  state: {
    description: 'Only those in this state',
    example: 'pending',
    values: campaignSubmissionStates,
    several: true,
  },
  platform_id: {
    description: 'Only those of this platform',
    example: 'tiktok',
    values: platformIds,
    several: true,
  },
  from: {
    description: 'Only those to which what `by` says happened on this day (UTC) or later',
    example: '2026-11-01',
    day: true,
  },
  to: {
    description: 'Only those to which what `by` says happened on this day (UTC) or earlier',
    example: '2026-11-14',
    day: true,
  },
  by: {
    description:
      'What `from` and `to` are about: `counted` (the default; with a `state` in which posts do not count, as `pending`, it is `submitted`) gives posts whose views counted on one of these days, as they do from the approval until they are final, however long ago they were posted; `approved` those that were approved on one of them and count still; `submitted` those that were submitted on one of them; `silence` those that were approved on one of them because nobody decided in time, also where they count no more, and without days all of these',
    example: 'submitted',
    values: postDayKinds,
  },
  user_id: { description: 'Only those of this creator', example: 'k5dXwQ2n', ids: ['User'] },
}

/** The parameters of `filterQuery` where the campaign is not a part of the address. */
export const organizationFilterQuery: Record<string, Explained> = {
  campaign_id: {
    description: 'Only those of this campaign',
    example: 'Vq7RtzK8',
    ids: ['Campaign'],
  },
  ...filterQuery,
}

const { campaign_id, user_id, state, platform_id, created_at, frozen_at } = campaignSubmissions
const { approved_at, approved_by, appeal_decided_at } = campaignSubmissions

const start = (day: string) => sql`${day}::timestamp at time zone 'UTC'`
const end = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`

export function passesFilters(filters: PostFilters): SQL | undefined {
  return and(
    filters.state && eq(state, filters.state),
    filters.platform_id && eq(platform_id, filters.platform_id),
    among(state, filters.among?.state),
    among(platform_id, filters.among?.platform_id),
    isOf(campaign_id, 'Campaign', filters.campaign_id),
    isOf(user_id, 'User', filters.user_id),
    isWithin(filters),
  )
}

const isOf = (column: PgColumn, type: RecordType, publicId: string | undefined) =>
  publicId ? eq(column, decodeId(type, publicId) ?? 0) : undefined

function isWithin(filters: PostFilters): SQL | undefined {
  if (filters.by === 'submitted') return happened(created_at, filters)
  if (filters.by === 'silence') return and(isBySilence, happened(approved_at, filters))
  return filters.by === 'approved' ? wasApprovedWithin(filters) : hasCountedWithin(filters)
}

/**
 * A post that the clock approved in the place of its organization, which had decided where an appeal succeeds
 * by silence: both have the same moment then.
 */
const isBySilence = sql`(${approved_by} = 'clock' and ${approved_at} is distinct from ${appeal_decided_at})`

/** The condition by which `campaign_platform_days` counts posts: a figure and its list are the same posts. */
function wasApprovedWithin({ from, to }: PostFilters): SQL | undefined {
  if (!from && !to) return undefined
  return and(isCounted(), happened(approved_at, { from, to }))
}

const happened = (moment: typeof created_at | typeof approved_at, { from, to }: PostFilters) =>
  and(from ? gte(moment, start(from)) : undefined, to ? lt(moment, end(to)) : undefined)

/** A post counts from its approval until it is frozen. */
function hasCountedWithin({ from, to }: PostFilters): SQL | undefined {
  if (!from && !to) return undefined
  return and(
    isCounted(),
    to ? lt(approved_at, end(to)) : undefined,
    // Whatever counts today has not counted yet on a day that is still to come.
    from ? sql`${start(from)} <= ${currentTime}` : undefined,
    from ? or(isNull(frozen_at), gte(frozen_at, start(from))) : undefined,
  )
}

function someOf<Known extends string>(
  known: readonly Known[],
  wanted: string | undefined,
  name: string,
): Known[] {
  const parts = typeof wanted === 'string' ? wanted.split(',') : [wanted]
  return parts.flatMap((part) => oneOf(known, part, name) ?? [])
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

function idWanted(type: RecordType, wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted === '') return undefined
  const isId = typeof wanted === 'string' && decodeId(type, wanted) !== undefined
  if (!isId) throw new NotFound('There is no such record.')
  return wanted
}

function dayWanted(wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted === '') return undefined
  if (!isDay(wanted)) throw new NotFound('There is no such day.')
  return wanted
}
