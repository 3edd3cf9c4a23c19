import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../../framework/database/driver/totals.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import { type Collab, type CollabSummary, collabs } from '../../../tables/collabs/collabs.ts'
import { type Organization, organizations } from '../../../tables/organizations/organizations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'

/** Collabs as staff read them, whoever they belong to. */

export type WithOrganization<Row> = Row & { organization_name: string }

const { brief: _, ...summaryColumns } = getTableColumns(collabs)
const isInReview = eq(collabs.state, 'submitted_for_review')

/** Lists collabs that wait for review, the oldest first. */
export async function listCollabsInReview(
  db: Db,
  page: PageRequest,
): Promise<Page<WithOrganization<CollabSummary>>> {
  const rows = await db
    .select({ ...summaryColumns, organization_name: organizations.name, total })
    .from(collabs)
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .where(isInReview)
    .orderBy(asc(collabs.submitted_at), asc(collabs.id))
    .limit(page.size)
    .offset(beginningIn(collabs, isInReview))
    .prepare('collabs_in_review')
    .execute({ ...page })
  return pageOf(page, rows)
}

export async function findAnyCollab(db: Db, publicId: string): Promise<WithOrganization<Collab>> {
  const [collab] = await db
    .select({ ...getTableColumns(collabs), organization_name: organizations.name })
    .from(collabs)
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .where(eq(collabs.id, decodeId('Collab', publicId) ?? 0))
  if (collab === undefined) throw new NotFound('Collab not found.')
  return collab
}

/** The collabs of an organization, and the organization itself, in one statement. */
export async function listCollabsOf(
  db: Db,
  publicId: string,
  page: PageRequest,
): Promise<{ organization: Organization; page: Page<CollabSummary> }> {
  const id = decodeId('Organization', publicId) ?? 0
  const found = await db
    .select({ organization: organizations, collab: summaryColumns })
    .from(organizations)
    .leftJoin(collabs, eq(collabs.organization_id, organizations.id))
    .where(eq(organizations.id, id))
    .orderBy(desc(collabs.created_at), desc(collabs.id))
    .limit(page.size)
    .offset(beginningIn(collabs, eq(collabs.organization_id, id)))
    .prepare('collabs_of_any_organization')
    .execute({ ...page })
  const [first] = found
  if (first === undefined) throw new NotFound('Organization not found.')

  const { organization } = first
  const all = organization.collabs_count
  const rows = found.flatMap(({ collab }) => collab ?? [])
  return { organization, page: { ...page, rows: page.offset < all ? rows : [], total: all } }
}
