import { asc, getTableColumns, ilike, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'

/** All organizations whose name holds the text. */
export async function searchOrganizations(
  db: Db,
  text: string,
  page: PageRequest,
): Promise<Page<Organization>> {
  const isNamedSo = ilike(organizations.name, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
  const rows = await db
    .select({ ...getTableColumns(organizations), total })
    .from(organizations)
    .where(isNamedSo)
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id))
    .limit(page.size)
    .offset(beginningIn(organizations, isNamedSo))
    .prepare('organizations_by_name')
    .execute({ ...page })
  return pageOf(page, rows)
}
