import { type SQL, sql } from 'drizzle-orm'

/** Names and values for `jsonb_build_object`: moments as they are written everywhere, and not as JSON has them. */
export const moments = (columns: string[]): SQL => sql.raw(columns.map(momentOf).join(', '))

const momentOf = (column: string) =>
  `'${column}', to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
