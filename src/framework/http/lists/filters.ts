import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { decodeId, type RecordType } from '../../../vocabulary/ids.ts'
import { longestSearch, wordsOf } from '../../search-query.ts'
import type { Filter } from './listing.ts'

/** Those whose column is one of a set of values, or of several of them. */
export const isIn = (column: PgColumn, values: readonly string[], description: string): Filter => ({
  description,
  example: values[0] ?? '',
  values,
  several: true,
  where: (...wanted) => inArray(column, wanted),
})

/** Those whose column is one of these, and all where none is asked for. */
export const among = (column: PgColumn, wanted: readonly string[] = []): SQL | undefined =>
  wanted.length === 0 ? undefined : inArray(column, [...wanted])

/** Those that belong to the record of an id. */
export const belongsTo = (column: PgColumn, type: RecordType, description: string): Filter => ({
  description,
  example: 'Vq7RtzK8',
  ids: [type],
  where: (value) => eq(column, decodeId(type, value) ?? 0),
})

/** Those that have all the words, wherever in these columns. */
export const hasWords = (columns: PgColumn[], description: string, example: string): Filter => ({
  description,
  example,
  text: true,
  where: (value) => {
    const words = wordsOf(value.slice(0, longestSearch).replaceAll('\0', ''))
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    const text = sql.join(
      columns.map((column) => sql`coalesce(lower(${column}), '')`),
      sql` || ' ' || `,
    )
    const conditions = patterns.map((pattern): SQL => sql`${text} like ${pattern}`)
    return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` and `)})`
  },
})

/** Those of a span of days, by when they were made. */
export const createdBetween = (column: PgColumn) => ({
  from: {
    description: 'Only those made on this day (UTC) or later',
    example: '2026-11-01',
    day: true,
    where: (day: string) => sql`${column} >= ${day}::timestamp at time zone 'UTC'`,
  },
  to: {
    description: 'Only those made on this day (UTC) or earlier',
    example: '2026-11-14',
    day: true,
    where: (day: string) => sql`${column} < (${day}::date + 1)::timestamp at time zone 'UTC'`,
  },
})
