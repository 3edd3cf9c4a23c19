import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import { listings } from '../../../tables/listings.ts'
import { type Organization, organizations } from '../../../tables/organizations/organizations.ts'

export type NewOrganization = Organization & { waiting_since: string }

/** Organizations that are new and have a public program, with the time of the first of them. */
export const unseenOrganizations = sql`
  select listing.organization_id, min(listing.published_at) as since
  from ${listings} listing join ${organizations} organization on organization.id = listing.organization_id
  where not listing.is_shown and listing.privacy_setting = 'public' and organization.looked_at is null
  group by listing.organization_id`

const unseen = sql`(${unseenOrganizations}) as unseen`
const isUnseen = sql`organizations.id in (select organization_id from ${unseen})`
const since = sql<string>`(select since from ${unseen} where organization_id = organizations.id)`

/** Organizations that wait for a first look, the one that waits longest first. */
export async function listNewOrganizations(
  db: Db,
  page: PageRequest,
): Promise<Page<NewOrganization>> {
  const rows = await db
    .select({
      ...getTableColumns(organizations),
      waiting_since: since.mapWith(listings.published_at),
      total,
    })
    .from(organizations)
    .where(isUnseen)
    .orderBy(since, organizations.id)
    .limit(page.size)
    .offset(beginningIn(organizations, isUnseen, page.offset))
  return pageOf(page, rows)
}
