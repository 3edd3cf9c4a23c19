import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { BadRequest } from '../../framework/errors.ts'
import { stripeEvents } from '../../tables/finance/stripe-events.ts'
import { findMethodOf, keepReadiness } from '../payout-methods/readiness.ts'
import { findTransferred } from '../payouts/queries.ts'
import { settleTransfer } from '../payouts/sending/stripe-transfer.ts'
import { readAccount } from '../stripe/accounts.ts'
import { openStripe } from '../stripe/client.ts'
import { readPayment } from '../stripe/payment.ts'
import { readSubscription } from '../stripe/subscriptions.ts'
import { readTransfer } from '../stripe/transfers.ts'
import { keepSubscription, readKept } from '../subscriptions/stripe.ts'
import { findPaidFunding } from './fundings.ts'
import { subjectOf } from './kinds.ts'
import { settlePayment } from './settlement.ts'

/** The object of an event, which is looked up by its id, whatever it is. */
const Named = z.object({ id: z.string().min(1) })

/** A change that follows from an event, to be made in the transaction that remembers it. */
type Effect = (tx: Tx) => Promise<void>

/**
 * Acts upon an event, once. An event only says where to look: what is there now is asked of Stripe, before
 * the transaction, so that it makes no difference in which order events arrive.
 */
export async function receiveEvent(context: Context, event: Stripe.Event): Promise<void> {
  if (await isKnown(context, event)) return
  const effect = await effectOf(context, event)
  if (effect === undefined) return

  await context.db.transaction(async (tx) => {
    if (await remember(tx, event)) await effect(tx)
  })
}

async function effectOf(context: Context, event: Stripe.Event): Promise<Effect | undefined> {
  const subject = subjectOf(event.type)
  if (subject !== undefined && !Named.safeParse(event.data?.object).success)
    throw new BadRequest('The event does not say what it is about.')
  const stripe = await openStripe(context.config)
  if (subject === 'payment') {
    const found = await findPaidFunding(context.db, stripe, event)
    if (found === undefined) return undefined
    const payment = await readPayment(stripe, found.checkoutId)
    return (tx) => settlePayment(tx, context, found.funding, payment)
  } else if (subject === 'subscription') {
    const { id } = event.data.object as Stripe.Subscription
    const kept = await readKept(context.db, id)
    const subscription = await readSubscription(stripe, id)
    return (tx) => keepSubscription(tx, subscription, kept)
  } else if (subject === 'transfer') {
    const { id } = event.data.object as Stripe.Transfer
    const transfer = await readTransfer(stripe, id)
    const payout = await findTransferred(context.db, transfer)
    return payout && ((tx) => settleTransfer(tx, context, payout, transfer))
  } else if (subject === 'account') {
    const { id } = event.data.object as Stripe.Account
    const method = await findMethodOf(context.db, id)
    if (method === undefined) return undefined
    const account = await readAccount(stripe, id)
    return (tx) => keepReadiness(tx, account, method)
  }
  return undefined
}

async function isKnown({ db }: Context, { id }: Stripe.Event): Promise<boolean> {
  return (await db.$count(stripeEvents, eq(stripeEvents.id, id))) > 0
}

/** Tells whether it is new. Whoever comes with the same event meanwhile waits here. */
async function remember(tx: Tx, event: Stripe.Event): Promise<boolean> {
  const { id, type, created } = event
  const values = {
    id,
    type,
    payload: withoutPerson(event),
    created_at: new Date(created * 1000).toISOString(),
  }
  const made = await tx.insert(stripeEvents).values(values).onConflictDoNothing().returning()
  return made.length > 0
}

/** The event without what a creator has told Stripe about themselves, which is none of our business. */
function withoutPerson(event: Stripe.Event): object {
  if (subjectOf(event.type) !== 'account') return event
  const { id } = event.data.object as Stripe.Account
  return { ...event, data: { object: { id } } }
}
