import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CollabSubmission,
  collabSubmissions,
} from '../../../tables/collabs/collab-submissions.ts'
import { type Collab, collabs } from '../../../tables/collabs/collabs.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { isApplicationOf, isPublished, isVisibleTo } from '../../discover/policy.ts'
import { isMemberOf } from '../../submissions/membership.ts'

/** A collab as someone sees it who may apply to it. */
export type OpenCollab = Collab & {
  organization_name: string
  isMember: boolean
  /** The application that they have made already. */
  application: Pick<CollabSubmission, 'id' | 'state'> | null
}

/** A collab that takes applications, and that this user may see. */
export async function findOpenCollab(db: Db, actor: Actor, publicId: string): Promise<OpenCollab> {
  const isMember = isMemberOf(actor.user.id, sql`${organizations.id}`)
  const [collab] = await db
    .select({
      ...getTableColumns(collabs),
      organization_name: organizations.name,
      isMember,
      application: { id: collabSubmissions.id, state: collabSubmissions.state },
    })
    .from(collabs)
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .leftJoin(collabSubmissions, isApplicationOf(actor))
    .where(
      and(
        eq(collabs.id, decodeId('Collab', publicId) ?? 0),
        eq(collabs.state, 'published'),
        isVisibleTo(actor, isPublished.collab),
      ),
    )
  if (collab === undefined) throw new NotFound('Collab not found.')
  return collab
}
