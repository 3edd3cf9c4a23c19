import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { listReadAhead } from '../../activity/lists/read-ahead.ts'
import type { Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import type { Page } from '../../framework/pagination.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { Role } from '../../vocabulary/people/roles.ts'

export type OwnOrganization = Organization & { role: Role; is_owner: boolean }

const ownColumns = {
  ...getTableColumns(organizations),
  role: memberships.role,
  is_owner: memberships.is_owner,
}

const isOwn = eq(memberships.user_id, sql.placeholder('userId'))

const organizationsOfUser = prepared(
  'organizations_of_user',
  query
    .select({ ...ownColumns, total })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(isOwn)
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(memberships, isOwn)),
)

/** The organizations someone belongs to, with their role in each. */
export const organizationsListed = listReadAhead<OwnOrganization & { total: number }>(
  (db, { userId }, page) => organizationsOfUser(db, { userId, ...page }),
  pageOf,
)

/** The organizations of whoever asks, as far as the credential of the request reaches. */
export async function ownOrganizations(request: FastifyRequest): Promise<Page<OwnOrganization>> {
  const { actor, server } = request
  if (actor.credential.isOfOrganization) return organizationActedFor(request)
  const named = actor.credential.limits?.organization_ids
  if (!named) return organizationsListed.pageFor(request)
  const page = pageRequest(request)
  const isNamed = and(eq(memberships.user_id, actor.user.id), inArray(organizations.id, named))
  const rows = await server.context.db
    .select({ ...ownColumns, total })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(isNamed)
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id))
    .limit(page.size)
    .offset(page.offset)
  return pageOf(page, rows)
}

/**
 * The one that a token belongs to, whose user is a member of none. Within its areas it may what admins may.
 */
async function organizationActedFor(request: FastifyRequest): Promise<Page<OwnOrganization>> {
  const { actor, server } = request
  const page = pageRequest(request)
  const found = await server.context.db
    .select(getTableColumns(organizations))
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.acts_for_id))
    .where(eq(users.id, actor.user.id))
  const rows = found.map((row) => ({ ...row, role: 'admin' as const, is_owner: false }))
  return { ...page, rows: rows.slice(page.offset), total: rows.length }
}

/** Finds any organization, for staff, who see all of them. */
export async function findAnyOrganization(db: Reader, publicId: string): Promise<Organization> {
  const [organization] = await db
    .select()
    .from(organizations)
    .where(eq(organizations.id, decodeId('Organization', publicId) ?? 0))
  if (organization === undefined) throw new NotFound('Organization not found.')
  return organization
}
