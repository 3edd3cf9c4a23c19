import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A number from 0 to 1, always the same for the same id, which spreads what is due together over time, as
 * chance would. Unlike chance it falls the same way whenever the demo world is made.
 */
export function spread(id: SQLWrapper): SQL {
  return sql`((hashint8(${id}) & 1023) / 1024.0)`
}
