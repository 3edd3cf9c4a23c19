import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Actor } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import type { Page, PageRequest } from '../http/pagination.ts'
import { memberships, type Role } from '../memberships/table.ts'
import { type Organization, organizations } from './table.ts'

export type OwnOrganization = Organization & { role: Role }

const organizationsOfUser = prepared((db) =>
  db
    .select({
      ...getTableColumns(organizations),
      role: memberships.role,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(eq(memberships.user_id, sql.placeholder('userId')))
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset'))
    .prepare('organizations_of_user'),
)

/** The organizations someone belongs to, with their role in each. */
export async function listOrganizations(
  db: Db,
  { user }: Actor,
  page: PageRequest,
): Promise<Page<OwnOrganization>> {
  const rows = await organizationsOfUser(db).execute({ userId: user.id, ...page })
  const total = rows[0]?.total ?? (await countBeyond(db, user, page))
  return { ...page, rows, total }
}

/** Past the end there is no row left to carry the total. */
async function countBeyond(db: Db, user: Actor['user'], { number }: PageRequest): Promise<number> {
  return number === 1 ? 0 : db.$count(memberships, eq(memberships.user_id, user.id))
}
