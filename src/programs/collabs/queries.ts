import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type Collab, type CollabSummary, collabs } from '../../tables/collabs.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isVisible } from './policy.ts'

const { brief: _, ...summaryColumns } = getTableColumns(collabs)

const collabsOfOrganization = prepared(
  'collabs_of_organization',
  query
    .select(summaryColumns)
    .from(collabs)
    .where(isVisible)
    .orderBy(desc(collabs.created_at), desc(collabs.id))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset')),
)

const collabOfOrganization = prepared(
  'collab_of_organization',
  query
    .select()
    .from(collabs)
    .where(and(eq(collabs.id, sql.placeholder('id')), isVisible)),
)

/** The total comes from the organization's counter, so that no rows have to be counted. */
export async function listCollabs(
  db: Db,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<CollabSummary>> {
  const rows = await collabsOfOrganization(db, { organizationId: organization.id, ...page })
  return { ...page, rows, total: organization.collabs_count }
}

export async function findCollab(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<Collab> {
  const [collab] = await collabOfOrganization(db, {
    id: decodeId('Collab', publicId) ?? 0,
    organizationId: organization.id,
  })

  if (collab === undefined) throw new NotFound('Collab not found.')
  return collab
}
