import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import {
  type AccessToken,
  accessTokens,
  spentWithinDay,
} from '../../tables/users/credentials/access-tokens.ts'
import { users } from '../../tables/users/users.ts'
import type { Areas } from '../../vocabulary/areas.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A token of an organization, with what it has spent within a day and the name of whoever made it. */
export type OrganizationToken = AccessToken & {
  areas: Areas
  spent_amount: number
  created_by_name: string | null
}

const isOf = ({ organization }: Member) => eq(accessTokens.organization_id, organization.id)

const columns = {
  ...getTableColumns(accessTokens),
  // The database lets none of an organization be without.
  areas: sql<Areas>`${accessTokens.areas}`,
  spent_amount: spentWithinDay,
  created_by_name: users.name,
}

export async function listOrganizationTokens(
  db: Db,
  member: Member,
  page: PageRequest,
): Promise<Page<OrganizationToken>> {
  const rows = await db
    .select({ ...columns, total })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.created_by_id))
    .where(isOf(member))
    .orderBy(desc(accessTokens.id))
    .limit(page.size)
    .offset(beginningIn(accessTokens, isOf(member), page.offset))
  return pageOf(page, rows)
}

export async function findOrganizationToken(
  db: Db,
  member: Member,
  publicId: string,
): Promise<OrganizationToken> {
  const [token] = await db
    .select(columns)
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.created_by_id))
    .where(and(eq(accessTokens.id, decodeId('OrganizationToken', publicId) ?? 0), isOf(member)))
  if (token === undefined) throw new NotFound('Access token not found.')
  return token
}
