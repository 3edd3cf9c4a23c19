import { eq, sql } from 'drizzle-orm'
import { unchanged } from '../../activity/records/audit.ts'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { Changes } from '../../tables/audit-events.ts'
import type { CollabSubmission } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { displayName, users } from '../../tables/users/users.ts'
import { type OrganizationSide, organizationSideOf } from '../../teams/memberships/notices.ts'

type Work = Pick<CollabSubmission, 'collab_id' | 'user_id'>

const namesOfWork = prepared(
  'names_of_work',
  query
    .select({
      collab_name: collabs.name,
      creator_name: users.name,
      organizationSide: organizationSideOf(collabs.organization_id),
    })
    .from(collabs)
    .leftJoin(users, eq(users.id, sql.placeholder('user_id')))
    .where(eq(collabs.id, sql.placeholder('collab_id'))),
)

type Names = { collab_name: string; creator_name: string; organizationSide: OrganizationSide }

/** The names of the collab and the creator, and the side of the organization, as both sides are told of it. */
export async function readNames(tx: Tx, { collab_id, user_id }: Work): Promise<Names> {
  const { collab_name, creator_name, organizationSide } = one(
    await namesOfWork(tx, { collab_id, user_id: user_id ?? 0 }),
  )
  return { collab_name, creator_name: displayName({ name: creator_name ?? '' }), organizationSide }
}

/** The same for the log, which says of every event whose work it is about. */
export async function namesToRecord(tx: Tx, work: Work): Promise<Changes> {
  const { collab_name, creator_name } = await readNames(tx, work)
  return { creator: unchanged(creator_name), collab: unchanged(collab_name) }
}
