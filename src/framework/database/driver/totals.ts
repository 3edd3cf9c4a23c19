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
  return atMost(offset, sql`(select count(*) from ${table} where ${condition})`)
}

/** The same of a list that another statement has read whole, under this name. */
export const beginningAmong = (rows: SQL, offset: number): number =>
  atMost(offset, sql`(select count(*) from ${rows})`)

// Drizzle's types ask for a number here, but it writes any SQL after `offset`.
const atMost = (offset: number | Placeholder, count: SQL) =>
  sql`least(${offset}, greatest(${count} - 1, 0))` as unknown as number

/** Of a list that is longer it is only said that it is, unless a page further on is asked for. */
const mostCounted = 100_000

/**
 * The total and the offset of a page of a list that may be long. It is counted by itself, which reads an
 * index alone. To count beside the rows would read each of them whole before the first can be shown.
 */
export function countedApart(
  table: PgTable,
  condition: SQL | undefined,
  page: PageRequest,
  most = mostCounted,
) {
  const counted = Math.max(most, page.offset + page.size)
  const count = sql`(select count(*) from (
    select from ${table} where ${condition} limit ${counted + 1}) as counted)`
  return {
    total: sql<number>`${count}`.mapWith(Number),
    offset: page.offset === 0 ? 0 : atMost(page.offset, count),
    pageOf: <Row extends { total: number }>(rows: Row[]): Page<Row> =>
      pageCountedTo(counted, page, rows),
  }
}

export function pageOf<Row extends { total: number }>(page: PageRequest, rows: Row[]): Page<Row> {
  return pageCountedTo(Number.POSITIVE_INFINITY, page, rows)
}

/** A page of a list of which no more were counted than so many and one. */
export function pageCountedTo<Row extends { total: number }>(
  counted: number,
  page: PageRequest,
  rows: Row[],
): Page<Row> {
  const all = rows[0]?.total ?? 0
  const shown = page.offset < all ? rows : []
  return { ...page, rows: shown, total: all, ...(all > counted && { isLonger: true }) }
}
