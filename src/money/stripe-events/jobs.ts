import { and, asc, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { stripeEvents } from '../../tables/finance/stripe-events.ts'
import { toSeconds } from '../../vocabulary/time/time.ts'
import { openStripe } from '../stripe/client.ts'
import { readPayment } from '../stripe/payment.ts'
import { listedTypes } from './kinds.ts'
import { receiveEvent } from './reception.ts'
import { settlePayment } from './settlement.ts'

/** Learns what should have been told us and was not, so that nothing depends on one request arriving. */
export const catchUpWithStripe = defineJob({
  name: 'catch-up-with-stripe',
  schedule: '*/10 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    if (context.config.stripe === undefined) return
    await hearMissedEvents(context)
    await askAboutOldCheckouts(context)
  },
})

/** The seconds by which an event may arrive later than others that were made after it. */
const overlapSeconds = 2 * 3600

async function hearMissedEvents(context: Context): Promise<void> {
  const stripe = await openStripe(context.config)
  const created = { gte: (await newestKnown(context)) - overlapSeconds }
  const missed = stripe.events.list({ types: listedTypes, created, limit: 100 })
  for await (const event of missed) {
    await receiveEvent(context, event).catch((err) =>
      context.log.error({ err, event_id: event.id }, 'event of Stripe not processed'),
    )
  }
}

/** The time of the newest event that is known, in seconds, as Stripe counts. */
async function newestKnown({ db }: Context): Promise<number> {
  const [newest] = await db.select({ at: max(stripeEvents.created_at) }).from(stripeEvents)
  return toSeconds(newest?.at ? Date.parse(newest.at) : Date.now())
}

/** Asks Stripe about checkouts that are old enough to be paid or over by now. */
async function askAboutOldCheckouts(context: Context): Promise<void> {
  const stripe = await openStripe(context.config)
  const old = await context.db
    .select({ id: fundings.id, provider_id: fundings.provider_id })
    .from(fundings)
    .where(
      and(
        eq(fundings.provider, 'stripe'),
        inArray(fundings.status, ['pending', 'processing']),
        isNotNull(fundings.provider_id),
        lt(fundings.asked_at, sql`${realTime} - interval '24 hours'`),
      ),
    )
    .orderBy(asc(fundings.id))
  const apart = collectFailures(context)
  for (const { id, provider_id } of old)
    await apart.attempt({ funding_id: id }, async () => {
      const payment = await readPayment(stripe, provider_id as string)
      await context.db.transaction((tx) => settlePayment(tx, context, { id }, payment))
    })
  apart.end()
}
