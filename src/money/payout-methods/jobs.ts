import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'
import { lookAtAccount } from './readiness.ts'

/**
 * Looks at new accounts from time to time. Stripe lists no events of accounts that are not our own, so one
 * that was missed is not heard of later.
 */
export const lookAtNewAccounts = defineJob({
  name: 'look-at-new-stripe-accounts',
  schedule: '17 * * * *',
  payload: z.object({}),
  perform: async (context: Pick<Context, 'db' | 'config' | 'log'>) => {
    if (context.config.stripe === undefined) return
    const waiting = await context.db
      .select()
      .from(payoutMethods)
      .where(
        and(
          eq(payoutMethods.is_ready, false),
          gt(payoutMethods.asked_at, sql`${realTime} - interval '30 days'`),
        ),
      )
      .orderBy(asc(payoutMethods.id))
    const apart = collectFailures(context)
    for (const method of waiting)
      await apart.attempt({ payout_method_id: method.id }, () => lookAtAccount(context, method))
    apart.end()
  },
})
