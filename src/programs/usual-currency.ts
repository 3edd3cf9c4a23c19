import { sql } from 'drizzle-orm'
import type { Db } from '../framework/database/db.ts'

/**
 * The currency of the newest program of an organization, which most likely is that of the next; undefined
 * before the first.
 */
export async function usualCurrency(db: Db, { id }: { id: number }): Promise<string | undefined> {
  const { rows } = await db.execute<{ currency: string }>(sql`
    select currency from (
      select currency, created_at from campaigns where organization_id = ${id}
      union all select currency, created_at from collabs where organization_id = ${id}) programs
    order by created_at desc limit 1`)
  return rows[0]?.currency
}
