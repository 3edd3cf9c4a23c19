import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { ratingsOfOrganization } from '../../creators/ratings/averages.ts'
import type { Db } from '../../framework/database/db.ts'
import { decisionFigures, decisionsOfOrganization } from '../../programs/discover/figures.ts'
import { isOrganizationVisibleTo } from '../../programs/discover/policy.ts'
import { requireFound } from '../../programs/discover/queries.ts'
import type { Viewer } from '../../tables/actor.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'

const ratings = ratingsOfOrganization(sql`${organizations.id}`)

export type Profile = Awaited<ReturnType<typeof findProfile>>

/** An organization as it shows itself to this viewer, with how it decides. */
export async function findProfile(db: Db, viewer: Viewer, publicId: string) {
  const isIt = eq(organizations.id, decodeId('Organization', publicId) ?? 0)
  const [organization] = await db
    .select({ ...getTableColumns(organizations), ...decisionFigures, ratings })
    .from(organizations)
    .innerJoin(decisionsOfOrganization, sql`true`)
    .where(and(isIt, isOrganizationVisibleTo(viewer)))
  return requireFound(viewer, organization, 'Organization not found.')
}
