import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { defineJob } from '../../framework/jobs/job.ts'

const atOnce = 1000

/**
 * Compares the programs of a currency anew, by the rate that was entered. Some at a time, so that nobody waits for it;
 * done twice it comes to the same.
 */
export const compareListings = defineJob({
  name: 'compare-listings',
  longest: 3600,
  payload: z.object({ currency: z.string() }),
  perform: async ({ db }: Pick<Context, 'db'>, { currency }) => {
    let last: number | null = 0
    while (last !== null) last = await compareSome(db, currency, last)
  },
})

/** Compares those of the next campaigns that are in the currency, and says which of them was the last. */
async function compareSome(db: Db, currency: string, after: number): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with next as (
      select program_id, currency from listings
      where kind = 'Campaign' and program_id > ${after} order by program_id limit ${atOnce}
    ), compared as (
      update listings set reference_amount = in_micro_euros(pay_amount, listings.currency)
      from next where listings.kind = 'Campaign' and listings.program_id = next.program_id
        and next.currency = ${currency}
    )
    select max(program_id) as last from next`)
  return one(rows).last
}
