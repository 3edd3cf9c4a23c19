import { type SQL, sql } from 'drizzle-orm'
import { db } from '../helper.ts'

/**
 * How the database would find these rows if the table were large. Tables of tests are small: reading all of
 * one, or all of some other index of it, would cost less than the index that is meant.
 */
export function planOf(query: SQL): Promise<string> {
  return db.transaction(async (tx) => {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    return JSON.stringify((await tx.execute(sql`explain ${query}`)).rows)
  })
}
