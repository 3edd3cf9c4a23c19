import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { shownRecord } from '../../accounts/authentication/shown.ts'
import { listReadAhead } from '../../activity/lists/read-ahead.ts'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import { createdBetween, hasWords, isIn } from '../../framework/http/lists/filters.ts'
import { defineListing } from '../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type Collab, type CollabSummary, collabs, states } from '../../tables/collabs/collabs.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isVisible } from './policy.ts'

const { brief: _, ...summaryColumns } = getTableColumns(collabs)

const newestFirst = [desc(collabs.created_at), desc(collabs.id)]

/** The filters and orders that programs can ask for. */
export const collabsListing = defineListing('Collab', collabs, {
  q: hasWords([collabs.name], 'Only those whose name has these words', 'autumn'),
  state: isIn(collabs.state, states, 'Only those in this state'),
  ...createdBetween(collabs.created_at),
})

const collabsNewest = prepared('collabs_newest', collabsInOrder([]))

const collabsRunning = prepared(
  'collabs_running',
  collabsInOrder([
    sql`array_position(array['published', 'paused', 'submitted_for_review', 'draft'], ${collabs.state})`,
  ]),
)

function collabsInOrder(first: SQL[]) {
  return query
    .select(summaryColumns)
    .from(collabs)
    .where(isVisible)
    .orderBy(...first, ...newestFirst)
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset'))
}

const collabOfOrganization = prepared(
  'collab_of_organization',
  query
    .select()
    .from(collabs)
    .where(and(eq(collabs.id, sql.placeholder('id')), isVisible)),
)

export const collabShown = shownRecord('Collab', collabs, isVisible)

/**
 * Programs read the newest first. The total comes from the organization's counter, so that no rows have to be
 * counted.
 */
export const collabsListed = listReadAhead<CollabSummary>(
  (db, { organizationId }, page) => collabsNewest(db, { organizationId, ...page }),
  (page, rows, { member }) => ({ ...page, rows, total: member.organization.collabs_count }),
  {
    askedOf: collabsListing.askedOf,
    read: (db, { organizationId }, asked) =>
      collabsListing.pageAsked(
        asked,
        eq(collabs.organization_id, organizationId),
        newestFirst,
        (parts) =>
          db
            .select({ ...summaryColumns, total: parts.total })
            .from(collabs)
            .where(parts.where)
            .orderBy(...parts.order)
            .limit(parts.limit)
            .offset(parts.offset),
      ),
  },
)

/** People read those that run now first, unless they look for the latest. */
export async function listCollabs(
  db: Db,
  { organization }: Member,
  page: PageRequest,
  order: 'newest' | 'running',
): Promise<Page<CollabSummary>> {
  const list = order === 'running' ? collabsRunning : collabsNewest
  const rows = await list(db, { organizationId: organization.id, ...page })
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
