import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type CreatorGroup, creatorGroups } from '../../tables/organizations/creator-groups.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A group, with how many were chosen for it; null for a view, which chooses by itself. */
export type CountedGroup = CreatorGroup & { creators_count: number | null }

const columns = {
  ...getTableColumns(creatorGroups),
  creators_count: sql<number | null>`case when ${creatorGroups.kind} <> 'view' then
    (select count(*) from grouped_creators where group_id = ${creatorGroups.id}) end`.mapWith(
    Number,
  ),
}

/** By kind and name. */
export async function listCreatorGroups(
  db: Reader,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<CountedGroup>> {
  const isTheirs = eq(creatorGroups.organization_id, organization.id)
  const rows = await db
    .select({ ...columns, total })
    .from(creatorGroups)
    .where(isTheirs)
    .orderBy(creatorGroups.kind, sql`lower(${creatorGroups.name})`)
    .limit(page.size)
    .offset(beginningIn(creatorGroups, isTheirs, page.offset))
  return pageOf(page, rows)
}

/** All of them: there are never many. Their creators are not counted. */
export async function allCreatorGroups(
  db: Reader,
  { organization }: Member,
): Promise<CreatorGroup[]> {
  return db
    .select()
    .from(creatorGroups)
    .where(eq(creatorGroups.organization_id, organization.id))
    .orderBy(creatorGroups.kind, sql`lower(${creatorGroups.name})`)
}

export async function findCreatorGroup(
  db: Reader,
  { organization }: Member,
  publicId: string,
): Promise<CountedGroup> {
  const isIt = and(
    eq(creatorGroups.id, decodeId('CreatorGroup', publicId) ?? 0),
    eq(creatorGroups.organization_id, organization.id),
  )
  const [group] = await db.select(columns).from(creatorGroups).where(isIt)
  if (group === undefined) throw new NotFound('Group not found.')
  return group
}
