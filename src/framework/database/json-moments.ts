import { type SQL, sql } from 'drizzle-orm'

/**
 * A moment as it is written everywhere, `2026-03-01T09:30:00.000Z`, and not as the database's JSON has it.
 */
export const isoMoment = (moment: string | SQL): SQL<string> =>
  sql`to_char(${typeof moment === 'string' ? sql.raw(moment) : moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Names and values of such moments for `jsonb_build_object`. */
export const moments = (columns: string[]): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.raw(`'${column}'`)}, ${isoMoment(column)}`),
    sql`, `,
  )
