import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { timeZoneOf } from '../../framework/http/fields/time-zone.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { dayMs, utcDay } from '../../vocabulary/time/days.ts'
import { momentOf } from '../../vocabulary/time/time-zone.ts'

/** Campaigns and collabs have ids of their own each, so one tells which of the two is meant. */
export type Program = { type: 'Campaign' | 'Collab'; id: number }

export type NamedProgram = Program & { name: string }

/** The filters that say which movements of money are asked for. */
export type MoneyFilters = {
  event: string | undefined
  program: Program | undefined
  first_day: string | undefined
  last_day: string | undefined
  /** The moments at which these days begin, and end. */
  since: string | undefined
  before: string | undefined
}

/** A filter that nobody can mean is ignored, so that everything is shown, as an address may hold anything. */
const Query = z.object({
  event: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
  program_id: z.string().min(1).optional().catch(undefined),
  first_day: z.iso.date().optional().catch(undefined),
  last_day: z.iso.date().optional().catch(undefined),
})

/** The filters as the reference explains them. */
export const filterParameters = {
  event: {
    description: 'Only movements of this kind',
    example: 'funding_succeeded',
  },
  program_id: {
    description: 'Only those of this campaign or collab',
    example: 'Vq7RtzK8',
    ids: ['Campaign', 'Collab'] as const,
  },
  first_day: {
    description: 'Only those since this day began, in UTC',
    example: '2026-11-01',
    day: true,
  },
  last_day: {
    description: 'Only those until this day ended, in UTC',
    example: '2026-11-30',
    day: true,
  },
}

/** Programs mean days in UTC; whoever looks at a page means those on their own calendar. */
export function filtersOf(request: FastifyRequest): MoneyFilters {
  const { event, program_id, first_day, last_day } = Query.parse(request.query)
  const zone = timeZoneOf(request) ?? 'UTC'
  return {
    event,
    first_day,
    last_day,
    program: program_id === undefined ? undefined : programOf(program_id),
    since: first_day && momentOf(`${first_day}T00:00`, zone),
    before: last_day && momentOf(`${dayAfter(last_day)}T00:00`, zone),
  }
}

export function isFiltered({ event, program, first_day, last_day }: MoneyFilters): boolean {
  return [event, program, first_day, last_day].some((wanted) => wanted !== undefined)
}

/** The filters of an address, put to another address of the same movements. */
export function withQueryOf(path: string, url: string, known: object = filterParameters): string {
  const { searchParams } = new URL(url, 'http://localhost')
  for (const name of [...searchParams.keys()])
    if (!(name in known) || searchParams.get(name) === '') searchParams.delete(name)
  return searchParams.size === 0 ? path : `${path}?${searchParams}`
}

function programOf(publicId: string): Program | undefined {
  for (const type of ['Campaign', 'Collab'] as const) {
    const id = decodeId(type, publicId)
    if (id !== undefined) return { type, id }
  }
  return undefined
}

function dayAfter(day: string): string {
  return utcDay(Date.parse(day) + dayMs)
}
