import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { type Actor, isAdmin, type Member } from '../../tables/actor.ts'
import { type Collab, collabs } from '../../tables/collabs.ts'
import { memberships } from '../../tables/memberships.ts'
import { organizations } from '../../tables/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'

export const collabSubmissionPolicy = {
  /** A member reads, an admin decides. */
  decide: (actor: Member) => isAdmin(actor),
}

/** A collab as someone sees it who may apply to it. */
export type OpenCollab = Collab & { organization_name: string; isMember: boolean }

/** Whether someone belongs to the organization of a row. */
export const isMemberOf = (userId: number, organizationId: SQL) =>
  sql<boolean>`exists (select from ${memberships}
    where ${memberships.user_id} = ${userId} and ${memberships.organization_id} = ${organizationId})`

/**
 * A published collab that this user may see: those of open organizations, and of restricted ones since they
 * are signed in; those of private ones if they belong to it.
 */
export async function findOpenCollab(
  db: Db,
  { user }: Actor,
  publicId: string,
): Promise<OpenCollab> {
  const isMember = isMemberOf(user.id, sql`${organizations.id}`)
  const isSeen = or(sql`${organizations.privacy_setting} in ('public', 'restricted')`, isMember)
  const [collab] = await db
    .select({ ...getTableColumns(collabs), organization_name: organizations.name, isMember })
    .from(collabs)
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .where(
      and(
        eq(collabs.id, decodeId('Collab', publicId) ?? 0),
        eq(collabs.state, 'published'),
        isSeen,
      ),
    )
  if (collab === undefined) throw new NotFound('Collab not found.')
  return collab
}
