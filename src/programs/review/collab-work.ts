import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import { waitsForOrganizationInDatabase } from '../submissions/stages.ts'

/** Work for a collab that waits for its organization; it is done on the page of the collab. */
export type CollabWaiting = { id: number; organization_id: number; name: string; waiting: number }

/** The collabs that something waits for, those with most first. */
export async function listCollabsWaiting(
  db: Db,
  { organization }: Member,
): Promise<CollabWaiting[]> {
  const { rows } = await db.execute<CollabWaiting>(sql`
    select collabs.id::float8 as id, collabs.organization_id::float8 as organization_id, collabs.name,
      count(*)::int as waiting
    from collab_submissions work join collabs on collabs.id = work.collab_id
    where work.organization_id = ${organization.id} and ${waitsForOrganizationInDatabase(sql`work`)}
    group by collabs.id order by waiting desc, collabs.name, collabs.id`)
  return rows
}
