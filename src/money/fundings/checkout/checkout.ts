import { eq } from 'drizzle-orm'
import type { Context } from '../../../framework/context.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard, Invalid, Overloaded } from '../../../framework/errors.ts'
import { system } from '../../../tables/actor.ts'
import { type Funding, fundings } from '../../../tables/finance/fundings.ts'
import { type Checkout, createCheckout, expireCheckout } from '../../stripe/checkout.ts'
import { isRefusal, isUnanswered, openStripe } from '../../stripe/client.ts'
import { failFunding, lockFunding } from '../settlement.ts'
import { fundingDecided } from '../transitions.ts'

/**
 * Gives a pending funding the page of Stripe where it is paid. Without an answer of Stripe the funding
 * stays as it is, and asking once more leads to the same page.
 */
export async function openCheckout(context: Context, funding: Funding): Promise<Funding> {
  const { provider, status, checkout_url } = funding
  if (provider !== 'stripe' || status !== 'pending' || checkout_url !== null) return funding
  try {
    const stripe = await openStripe(context.config)
    return await keepCheckout(context, funding, await createCheckout(stripe, funding))
  } catch (error) {
    if (isRefusal(error)) return refuse(context, funding, error)
    if (!isUnanswered(error)) throw error
    context.log.warn({ err: error, funding_id: funding.id }, 'no checkout')
    return funding
  }
}

/** Leads to where a funding is paid, for someone who did not get there at once. */
export async function continueToCheckout(context: Context, funding: Funding): Promise<Funding> {
  const { provider, status } = funding
  guard(provider === 'stripe', 'base', 'This funding is not paid by card.')
  guard(status === 'pending', 'base', fundingDecided)
  const opened = await openCheckout(context, funding)
  guard(opened.status === 'pending', 'base', opened.failure_reason ?? fundingDecided)
  requireCheckout(opened)
  return opened
}

/** Whoever waits for a checkout that Stripe has not given yet is asked to try again. */
export function requireCheckout({ provider, status, checkout_url }: Funding): void {
  if (provider === 'stripe' && status === 'pending' && checkout_url === null)
    throw new Overloaded(retryAfterSeconds)
}

/**
 * Closes the checkout of a funding, so that it cannot be paid any more. Refuses to if someone is paying
 * already.
 */
export async function closeCheckout(
  { config }: Context,
  { provider, provider_id }: Funding,
): Promise<void> {
  if (provider !== 'stripe' || provider_id === null) return
  try {
    const isOver = await expireCheckout(await openStripe(config), provider_id)
    if (!isOver) throw new Invalid({ base: ['This funding is already being paid.'] })
  } catch (error) {
    if (!isUnanswered(error)) throw error
    throw new Overloaded(retryAfterSeconds)
  }
}

const retryAfterSeconds = 5

/**
 * Keeps the checkout with its funding, or closes it if the funding was canceled meanwhile: it could still be
 * paid otherwise.
 */
async function keepCheckout(
  context: Context,
  { id }: Funding,
  checkout: Checkout,
): Promise<Funding> {
  const kept = await context.db.transaction(async (tx) => {
    const { funding } = await lockFunding(tx, { id })
    if (funding.status !== 'pending') return funding
    const values = { provider_id: checkout.id, checkout_url: checkout.url }
    return one(await tx.update(fundings).set(values).where(eq(fundings.id, id)).returning())
  })
  if (kept.status === 'canceled')
    await expireCheckout(await openStripe(context.config), checkout.id)
  return kept
}

/**
 * Lets a funding fail that can be neither paid nor repaired: the next one has to be asked for with other
 * values.
 */
async function refuse(context: Context, { id }: Funding, error: Error): Promise<Funding> {
  context.log.error({ err: error, funding_id: id }, 'checkout refused')
  return context.db.transaction(async (tx) => {
    const locked = await lockFunding(tx, { id })
    if (locked.funding.status !== 'pending') return locked.funding
    return failFunding(
      tx,
      context,
      system('Stripe'),
      locked,
      `Stripe declined it: ${error.message}`,
    )
  })
}
