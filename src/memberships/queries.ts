import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Member } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { NotFound } from '../errors.ts'
import type { Page, PageRequest } from '../http/pagination.ts'
import { decodeId } from '../sqids.ts'
import { type User, users } from '../users/table.ts'
import { type Membership, memberships } from './table.ts'

export type MembershipWithUser = Membership & { user: Pick<User, 'id' | 'name' | 'email'> }

const withUser = {
  ...getTableColumns(memberships),
  user: { id: users.id, name: users.name, email: users.email },
}

const membersOfOrganization = prepared((db) =>
  db
    .select({ ...withUser, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(eq(memberships.organization_id, sql.placeholder('organizationId')))
    .orderBy(
      sql`${memberships.role} = 'admin' desc`,
      sql`lower(${users.name})`,
      asc(users.email),
      asc(memberships.id),
    )
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset'))
    .prepare('members_of_organization'),
)

export async function listMembers(
  db: Db,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<MembershipWithUser>> {
  const rows = await membersOfOrganization(db).execute({ organizationId: organization.id, ...page })
  const [first] = rows
  const total =
    first?.total ?? (await db.$count(memberships, eq(memberships.organization_id, organization.id)))
  return { ...page, rows, total }
}

export async function findMember(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<MembershipWithUser> {
  const [membership] = await db
    .select(withUser)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.id, decodeId('Membership', publicId) ?? 0),
        eq(memberships.organization_id, organization.id),
      ),
    )

  if (membership === undefined) throw new NotFound('Member not found.')
  return membership
}
