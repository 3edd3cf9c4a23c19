import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Db } from '../../framework/database/db.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'

const cookie = 'organization'

/** A year: longer than a session, so that signing in again leads back. */
export const keptForLong = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 365 * 86_400,
} as const

/** Remembers in the browser whose pages were looked at last. */
export function rememberOrganization(
  { format, method, member, cookies }: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const isPage = format === 'html' && method === 'GET'
  const id = isPage && member ? encodeId('Organization', member.organization.id) : undefined
  if (id !== undefined && cookies[cookie] !== id) reply.setCookie(cookie, id, keptForLong)
  done()
}

/** Whose pages this browser showed last. Whether its reader belongs to it is not known here. */
export function rememberedOrganizationId({ cookies }: FastifyRequest): number | undefined {
  return decodeId('Organization', cookies[cookie] ?? '')
}

/** The one they looked at last if they still belong to it, otherwise the first of theirs. */
export async function findLastOrganization(db: Db, request: FastifyRequest) {
  const last = rememberedOrganizationId(request) ?? 0
  const [organization] = await db
    .select({ id: organizations.id })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(eq(memberships.user_id, request.actor.user.id))
    .orderBy(sql`${organizations.id} <> ${last}`, organizations.name, organizations.id)
    .limit(1)
  return organization
}
