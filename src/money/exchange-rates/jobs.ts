import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { type ProgramKind, programKinds } from '../../tables/listings.ts'

const atOnce = 1000

/**
 * Compares the programs of a currency, and the creators who were paid in it, anew by the rate that was
 * entered. Some at a time, so that nobody waits for it; done twice it comes to the same.
 */
export const compareListings = defineJob({
  name: 'compare-listings',
  longest: 3600,
  payload: z.object({ currency: z.string() }),
  perform: async ({ db }: Pick<Context, 'db'>, { currency }) => {
    for (const kind of programKinds) {
      let last: number | null = 0
      while (last !== null) last = await compareSome(db, kind, currency, last)
    }
    let creator: Creator | undefined = { organization_id: 0, user_id: 0 }
    while (creator !== undefined) creator = await compareCreators(db, currency, creator)
  },
})

/** Compares those of the next programs that are in the currency, and says which of them was the last. */
async function compareSome(
  db: Db,
  kind: ProgramKind,
  currency: string,
  after: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with next as (
      select program_id, currency from listings
      where kind = ${kind} and program_id > ${after} order by program_id limit ${atOnce}
    ), compared as (
      update listings set reference_amount = in_micro_euros(nullif(pay_amount, 0), listings.currency),
        unused_reference_amount = in_micro_euros(unused_amount, listings.currency)
      from next where listings.kind = ${kind} and listings.program_id = next.program_id
        and next.currency = ${currency}
    )
    select max(program_id) as last from next`)
  return one(rows).last
}

type Creator = { organization_id: number; user_id: number }

/**
 * Adds up anew what those of the next creators cost who worked in the currency, and says who was the last.
 */
async function compareCreators(
  db: Db,
  currency: string,
  after: Creator,
): Promise<Creator | undefined> {
  const { rows } = await db.execute<Creator>(sql`
    with next as materialized (
      select organization_id, user_id from organization_creators
      where (organization_id, user_id) > (${after.organization_id}, ${after.user_id})
      order by organization_id, user_id limit ${atOnce}
    ), paid as (
      select count_creators(array_agg(organization_id), array_agg(user_id)) from next
      where exists (select from campaign_creators worked join campaigns on campaigns.id = worked.campaign_id
          where worked.organization_id = next.organization_id and worked.user_id = next.user_id
          and campaigns.currency = ${currency})
        or exists (select from collab_submissions applied
          where applied.organization_id = next.organization_id and applied.user_id = next.user_id
          and applied.currency = ${currency})
      having count(*) > 0
    )
    select organization_id, user_id from next left join paid on true
    order by organization_id desc, user_id desc limit 1`)
  return rows[0]
}
