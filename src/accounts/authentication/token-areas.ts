import type { FastifyRequest } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { areaOf } from '../../framework/http/api.ts'
import type { Actor } from '../../tables/actor.ts'
import type { AccessToken } from '../../tables/users/credentials/access-tokens.ts'
import type { Area, Areas, RouteArea } from '../../vocabulary/areas.ts'
import { decodeId } from '../../vocabulary/ids.ts'

type Limited = Pick<AccessToken, 'organization_id' | 'areas' | 'organization_ids'>

type Held = Limited & Pick<AccessToken, 'daily_limit_amount' | 'daily_limit_currency'>

/**
 * Refuses what a token was not made for, and names the area that it would need. Most tokens have no limits.
 */
export function requireWithinLimits(request: FastifyRequest, token: Limited): void {
  const { areas, organization_ids } = token
  if (areas === null && organization_ids === null) return

  requireOrganization(request, token)
  const area = areaOf(request.routeOptions.config)
  const needed = isRead(request) ? 'read' : 'write'
  authorize(isGiven(areas, area, needed), outOfArea(area, needed), 'out_of_scope')
}

export const readOnly = 'The access token is read-only.'

export const outOfArea = (area: RouteArea, needed: NonNullable<Areas[Area]>): string =>
  area === 'people' || area === 'own'
    ? 'This needs the area “people”: it is for people, and no limited access token can do it.'
    : `This access token may not ${needed} the area “${area}”.`

function isGiven(areas: Areas | null, area: RouteArea, needed: NonNullable<Areas[Area]>): boolean {
  if (area === 'people') return false
  if (area === 'own' || area === 'all') return needed === 'read'
  return areas === null || areas[area] === 'write' || areas[area] === needed
}

/** One that belongs to an organization finds no other: it is a member of none. */
function requireOrganization({ params }: FastifyRequest, { organization_ids }: Limited): void {
  const { organization_id } = params as { organization_id?: string }
  if (organization_ids === null || organization_id === undefined) return
  const id = decodeId('Organization', organization_id)
  authorize(
    id === undefined || organization_ids.map(Number).includes(id),
    'This access token is not for this organization.',
    'out_of_scope',
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a POST changes nothing by itself, so that a token which may only read can send it. */
    isRead?: true
  }
}

export function isRead({
  method,
  routeOptions,
}: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.config.isRead === true
}

/** Whether a credential is one for an area, for those who offer no more than it can do. */
export function mayUse(
  { permission, limits, isOfOrganization }: Actor['credential'],
  area: RouteArea,
  needed: NonNullable<Areas[Area]>,
): boolean {
  if (needed === 'write' && permission === 'read' && !isOfOrganization) return false
  return limits === undefined || isGiven(limits.areas, area, needed)
}

/** The part of a credential that says how its token is limited. */
export function limitsOf({
  organization_id,
  areas,
  organization_ids,
  daily_limit_amount,
  daily_limit_currency,
}: Held): Pick<Actor['credential'], 'limits' | 'isOfOrganization'> {
  if (areas === null && organization_ids === null) return {}
  const limits = { areas, organization_ids, daily_limit_amount, daily_limit_currency }
  return organization_id === null ? { limits } : { limits, isOfOrganization: true }
}
