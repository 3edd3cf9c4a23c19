import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { listReadAhead } from '../../activity/lists/read-ahead.ts'
import type { Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { Role } from '../../vocabulary/people/roles.ts'

export type OwnOrganization = Organization & { role: Role; is_owner: boolean }

const isOwn = eq(memberships.user_id, sql.placeholder('userId'))

const organizationsOfUser = prepared(
  'organizations_of_user',
  query
    .select({
      ...getTableColumns(organizations),
      role: memberships.role,
      is_owner: memberships.is_owner,
      total,
    })
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

/** Finds any organization, for staff, who see all of them. */
export async function findAnyOrganization(db: Reader, publicId: string): Promise<Organization> {
  const [organization] = await db
    .select()
    .from(organizations)
    .where(eq(organizations.id, decodeId('Organization', publicId) ?? 0))
  if (organization === undefined) throw new NotFound('Organization not found.')
  return organization
}
