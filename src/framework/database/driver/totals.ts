import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Page, PageRequest } from '../../pagination.ts'

/** A column that tells with every row of a page how many there are on all of them. */
export const total = sql<number>`count(*) over ()`.mapWith(Number)

/**
 * Where a page begins. Past the end it begins at the last row, so that there is one to carry the
 * total, and no second statement is needed to find it.
 */
export function beginningIn(table: PgTable, condition: SQL | undefined): number {
  const last = sql`(select greatest(count(*) - 1, 0) from ${table} where ${condition})`
  // The builder writes whatever stands here after `offset`, although it is typed for numbers.
  return sql`least(${sql.placeholder('offset')}, ${last})` as unknown as number
}

export function pageOf<Row extends { total: number }>(page: PageRequest, rows: Row[]): Page<Row> {
  const all = rows[0]?.total ?? 0
  return { ...page, rows: page.offset < all ? rows : [], total: all }
}
