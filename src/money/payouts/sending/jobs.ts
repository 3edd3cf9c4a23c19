import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import { realTime } from '../../../framework/database/columns.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { isOpenInDatabase, type Payout, payouts } from '../../../tables/finance/payouts.ts'
import { isRefusal, openStripe } from '../../stripe/client.ts'
import { createTransfer, findTransfer } from '../../stripe/transfers.ts'
import { payoutRecord } from '../record.ts'
import { lockPayout, settlePayout } from '../settlement.ts'
import { refusalInWords } from '../words.ts'
import { openStripeAccount } from './destination.ts'
import { stripeAuthor as author, settleTransfer } from './stripe-transfer.ts'

export const sendPayoutToStripe = defineJob({
  name: 'send-payout-to-stripe',
  payload: z.object({ id: z.number() }),
  retries: 12,
  retryDelayMax: 3600,
  perform: (context: Context, { id }) => sendPayout(context, id),
})

/** Sends payouts again whose own job was given up. */
export const sendPayoutsAgain = defineJob({
  name: 'send-payouts-again',
  schedule: '*/30 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    if (context.config.stripe === undefined) return
    const waiting = await context.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(
        and(
          eq(payouts.provider, 'stripe'),
          isOpenInDatabase(),
          lt(payouts.asked_at, sql`${realTime} - interval '30 minutes'`),
        ),
      )
      .orderBy(asc(payouts.id))
    for (const { id } of waiting)
      await sendPayout(context, id).catch((err) =>
        context.log.warn({ err, payout_id: id }, 'payout not sent'),
      )
  },
})

/**
 * Sends a payout to Stripe. Without an answer it stays on its way: the transfer may have been made. So it is
 * looked for before it is asked for again, and only a refusal of the transfer itself brings the money back.
 */
async function sendPayout(context: Context, id: number): Promise<void> {
  const stripe = await openStripe(context.config)
  const payout = await beginPayout(context, id)
  if (payout === undefined) return

  let transfer = await findTransfer(stripe, payout)
  try {
    const destination = openStripeAccount(context.config.secretKeys, payout)
    transfer ??= await createTransfer(stripe, payout, destination)
  } catch (error) {
    if (!isRefusal(error)) throw error
    context.log.error({ err: error, payout_id: id }, 'payout refused by Stripe')
    return giveBack(context, payout, refusalInWords(error))
  }
  const made = transfer
  await context.db.transaction((tx) => settleTransfer(tx, context, payout, made))
}

/**
 * Begins to send a payout, which its creator cannot cancel from here on. Returns nothing if it is decided
 * already.
 */
async function beginPayout({ db }: Context, id: number): Promise<Payout | undefined> {
  return db.transaction(async (tx) => {
    const { payout } = await lockPayout(tx, { id })
    if (payout.provider !== 'stripe') return undefined
    if (payout.status === 'pending')
      return save(tx, author, payoutRecord, 'send', payout, { status: 'processing' })
    return payout.status === 'processing' ? payout : undefined
  })
}

async function giveBack(context: Context, { id }: Payout, failure_reason: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockPayout(tx, { id })
    if (locked.payout.status === 'processing')
      await settlePayout(tx, context, author, locked, 'fail', { failure_reason })
  })
}
