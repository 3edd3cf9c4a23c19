import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../framework/context.ts'
import { realTime } from '../../../framework/database/columns.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { system } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { refunds } from '../../../tables/finance/refunds.ts'
import { isRefusal, openStripe } from '../../stripe/client.ts'
import { sendRefund } from '../../stripe/refunds.ts'
import { failRefund, lockRefund } from './settlement.ts'
import { settleRefund } from './stripe.ts'

export const sendRefundToStripe = defineJob({
  name: 'send-refund-to-stripe',
  payload: z.object({ id: z.number() }),
  retries: 12,
  retryDelayMax: 3600,
  perform: (context: Context, { id }) => sendPending(context, id),
})

/** Sends refunds again whose own job was given up, or whose outcome nobody told us. */
export const sendRefundsAgain = defineJob({
  name: 'send-refunds-again',
  schedule: '*/30 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    if (context.config.stripe === undefined) return
    const waiting = await context.db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(fundings, eq(fundings.id, refunds.funding_id))
      .where(
        and(
          eq(refunds.status, 'pending'),
          eq(fundings.provider, 'stripe'),
          lt(refunds.asked_at, sql`${realTime} - interval '30 minutes'`),
        ),
      )
      .orderBy(asc(refunds.id))
    for (const { id } of waiting)
      await sendPending(context, id).catch((err) =>
        context.log.warn({ err, refund_id: id }, 'refund not sent'),
      )
  },
})

async function sendPending(context: Context, id: number): Promise<void> {
  const [waiting] = await context.db
    .select({ refund: refunds, funding: fundings })
    .from(refunds)
    .innerJoin(fundings, eq(fundings.id, refunds.funding_id))
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
  if (waiting === undefined) return

  try {
    const sent = await sendRefund(await openStripe(context.config), waiting.funding, waiting.refund)
    await context.db.transaction(async (tx) =>
      settleRefund(tx, context, await lockRefund(tx, { id }), sent),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    await giveBack(context, id, error)
  }
}

async function giveBack({ db }: Context, id: number, { message }: Error): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockRefund(tx, { id })
    if (locked.refund.status !== 'pending') return
    await failRefund(tx, system('Stripe'), locked, `Stripe could not refund it: ${message}`)
  })
}
