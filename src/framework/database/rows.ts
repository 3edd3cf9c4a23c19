import { type SQL, sql } from 'drizzle-orm'

/** The single row of a statement that always gives one. */
export function one<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('Expected a row')
  return row
}

/** All rows of a statement as one value, so that several statements go to the database as one. */
export const rowsOf = (select: SQL) =>
  sql`(select coalesce(json_agg(found), '[]') from (${select}) found)`
