import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { PageSide } from '../../framework/views/frame.ts'
import {
  earningsPath,
  ownReportingPath,
  payoutMethodPath,
  payoutsPath,
  statementPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { simulatedPath } from '../../vocabulary/addresses/simulated-urls.ts'
import { staffPath } from '../../vocabulary/addresses/staff-urls.ts'
import {
  creatorHomePath,
  discoverPath,
  mySubmissionsPath,
  ownProfilePath,
  socialAccountsPath,
} from '../../vocabulary/addresses/urls.ts'
import { keptForLong } from './last-organization.ts'

const cookie = 'side'

const creatorPaths = [
  creatorHomePath,
  discoverPath,
  mySubmissionsPath,
  earningsPath,
  payoutsPath,
  statementPath,
  payoutMethodPath,
  ownReportingPath,
  socialAccountsPath,
  ownProfilePath,
  simulatedPath,
]

/** The side that an address belongs to. An account, a search or a profile belongs to none. */
function sideOf({ member, amongOrganization, url }: FastifyRequest): PageSide | undefined {
  if (member || amongOrganization !== undefined) return 'brand'
  const path = url.split('?', 1)[0] as string
  if (isWithin(path, staffPath)) return 'staff'
  return creatorPaths.some((own) => isWithin(path, own)) ? 'creator' : undefined
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Remembers in the browser on which side someone was last, for the pages that belong to none. */
export function rememberSide(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { format, method, actor, cookies } = request
  const isPage = format === 'html' && method === 'GET'
  const side = isPage && actor ? sideOf(request) : undefined
  if (side !== undefined && cookies[cookie] !== side) reply.setCookie(cookie, side, keptForLong)
  done()
}

/** The side of a page or, if it has none, that of the page before it. */
export function lastSide(request: FastifyRequest): PageSide {
  const remembered = request.cookies[cookie]
  const last = remembered === 'brand' || remembered === 'staff' ? remembered : 'creator'
  return sideOf(request) ?? last
}
