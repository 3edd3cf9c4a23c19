import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { system } from '../../tables/actor.ts'
import { type Funding, fundings } from '../../tables/finance/fundings.ts'
import { openableHours } from '../stripe/checkout.ts'
import { openCheckout } from './checkout/checkout.ts'
import { cancelLockedFunding, lockFunding } from './settlement.ts'

/** Asks Stripe once more for each checkout whose answer never came. */
export const openCheckouts = defineJob({
  name: 'open-checkouts',
  schedule: '*/5 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    if (context.config.stripe === undefined) return
    const isTooOld = sql<boolean>`${fundings.asked_at}
      < ${realTime} - make_interval(hours => ${openableHours})`
    const waiting = await context.db
      .select({ funding: fundings, isTooOld })
      .from(fundings)
      .where(
        and(
          eq(fundings.provider, 'stripe'),
          eq(fundings.status, 'pending'),
          isNull(fundings.provider_id),
          lt(fundings.asked_at, sql`${realTime} - interval '2 minutes'`),
        ),
      )
      .orderBy(asc(fundings.id))
    const apart = collectFailures(context)
    for (const { funding, isTooOld } of waiting)
      await apart.attempt({ funding_id: funding.id }, () =>
        isTooOld ? giveUp(context, funding) : openCheckout(context, funding),
      )
    apart.end()
  },
})

/** Gives up a funding. Nobody was ever shown where to pay it, so nobody has. */
async function giveUp(context: Context, { id }: Funding): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockFunding(tx, { id })
    const { status, provider_id } = locked.funding
    if (status === 'pending' && provider_id === null)
      await cancelLockedFunding(tx, context, system('Stripe'), locked)
  })
}
