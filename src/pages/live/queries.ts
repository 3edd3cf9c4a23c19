import { and, eq, sql } from 'drizzle-orm'
import { isAlive, isOfGeneration } from '../../accounts/authentication/credentials.ts'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'

const organizationsOfSession = prepared(
  'organizations_of_session',
  query
    .select({ organization_id: memberships.organization_id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(memberships, eq(memberships.user_id, users.id))
    .where(and(eq(sessions.id, sql.placeholder('id')), isOfGeneration, isAlive)),
)

/** The organizations of whoever is in a session, or nothing once it is over. */
export async function organizationsHeard(db: Db, id: number): Promise<number[] | undefined> {
  const rows = await organizationsOfSession(db, { id })
  if (rows.length === 0) return undefined
  return rows.flatMap(({ organization_id }) => organization_id ?? [])
}
