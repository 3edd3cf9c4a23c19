import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Page, PageRequest } from '../../pagination.ts'

/** A column that holds, in every row of a page, the number of rows on all pages together. */
export const total = sql<number>`count(*) over ()`.mapWith(Number)

/**
 * The offset of a page. A page past the end begins at the last row instead, because one row is
 * needed to carry the total. This saves a second statement that counts.
 */
export function beginningIn(
  table: PgTable,
  condition: SQL | undefined,
  offset: number | Placeholder = sql.placeholder('offset'),
): number {
  const last = sql`(select greatest(count(*) - 1, 0) from ${table} where ${condition})`
  // Drizzle's types ask for a number here, but it writes any SQL after `offset`.
  return sql`least(${offset}, ${last})` as unknown as number
}

export function pageOf<Row extends { total: number }>(page: PageRequest, rows: Row[]): Page<Row> {
  const all = rows[0]?.total ?? 0
  return { ...page, rows: page.offset < all ? rows : [], total: all }
}
