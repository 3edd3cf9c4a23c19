import { sql } from 'drizzle-orm'
import type { Page, PageRequest } from '../http/pagination.ts'

/** A column that tells with every row of a page how many there are on all of them. */
export const total = sql<number>`count(*) over ()`.mapWith(Number)

/** Past the end there is no row left to carry the total: only then is it counted apart. */
export async function pageOf<Row extends { total: number }>(
  page: PageRequest,
  rows: Row[],
  count: () => PromiseLike<number>,
): Promise<Page<Row>> {
  const counted = rows[0]?.total ?? (page.number === 1 ? 0 : await count())
  return { ...page, rows, total: counted }
}
