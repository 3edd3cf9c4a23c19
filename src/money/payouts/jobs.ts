import { and, asc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nobody, notify } from '../../activity/notifications/notify.ts'
import type { Context } from '../../framework/context.ts'
import { businessTime } from '../../framework/database/clock.ts'
import type { Db } from '../../framework/database/db.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import {
  handProviders,
  isOpenInDatabase,
  isOpenPayout,
  type Payout,
  payouts,
} from '../../tables/finance/payouts.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { utcDay } from '../../vocabulary/time/days.ts'
import { sendingDay } from './days.ts'
import { payoutLate } from './notices.ts'
import { lockPayout } from './settlement.ts'

/** Tells creators that a payout did not go out on its day, and when it may: once for each. */
export const tellLatePayouts = defineJob({
  name: 'tell-late-payouts',
  schedule: '7 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    const apart = collectFailures(context)
    for (const { id } of await listUntold(context.db))
      await apart.attempt({ payout_id: id }, () => tellOfOne(context, id))
    apart.end()
  },
})

/** Those that staff make by hand: whatever goes through Stripe is tried again by itself. */
function listUntold(db: Db): Promise<Pick<Payout, 'id'>[]> {
  const wasTold = sql`exists (
    select from ${notifications} where ${notifications.user_id} = ${payouts.user_id}
      and ${notifications.type} = ${payoutLate.type} and ${notifications.record_id} = ${payouts.id})`
  return db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        isOpenInDatabase(),
        inArray(payouts.provider, handProviders),
        sql`${payouts.sends_on} < ${utcDay(businessTime())}`,
        sql`not ${wasTold}`,
      ),
    )
    .orderBy(asc(payouts.id))
}

async function tellOfOne(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { payout, isOwnerThere } = await lockPayout(tx, { id })
    const { user_id, amount, currency, label, reference, sends_on, provider } = payout
    if (!isOwnerThere || !isOpenPayout(payout)) return
    const next_day = sendingDay(context.config, provider, businessTime())
    const params = { amount, currency, label, reference, sends_on, next_day }
    await notify(tx, context, [user_id], payoutLate, { record_id: id, params, by: nobody })
  })
}
