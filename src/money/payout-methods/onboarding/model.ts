import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Context } from '../../../framework/context.ts'
import { guard, Invalid, Overloaded } from '../../../framework/errors.ts'
import { blank } from '../../../framework/http/fields/fields.ts'
import type { Actor } from '../../../tables/actor.ts'
import { stripeAccounts } from '../../../tables/finance/stripe-accounts.ts'
import {
  type AccountLink,
  createAccount,
  createAccountLink,
  readAccount,
  type StripeAccount,
} from '../../stripe/accounts.ts'
import { isRefusal, isUnanswered, openStripe } from '../../stripe/client.ts'
import { payIntoStripeAccount } from '../model.ts'
import { loadPayoutMethod } from '../queries.ts'
import type { TaxDetailsChanges } from '../schema.ts'

const retryAfterSeconds = 5

/**
 * Makes Stripe the one who pays, and says where to go on there. Begun again, it leads to the same account,
 * whatever became of the first time.
 */
export async function startOnboarding(
  context: Context,
  actor: Actor,
  sent: TaxDetailsChanges,
): Promise<AccountLink> {
  const { config, db } = context
  guard(config.stripe !== undefined, 'base', 'Payouts through Stripe are not set up here.')
  const known = await loadPayoutMethod(db, actor)
  const country = sent.tax_country === undefined ? known?.tax_country : sent.tax_country
  // Stripe opens no account without a country, and an account never moves to another.
  if (!country) throw new Invalid({ tax_country: [blank] })

  try {
    const stripe = await openStripe(config)
    const account = await openAccount(context, stripe, actor, country)
    await payIntoStripeAccount(context, actor, { ...account, country }, sent)
    return await createAccountLink(stripe, account.id)
  } catch (error) {
    throw errorForUser(context, actor, error)
  }
}

async function openAccount(
  { db }: Context,
  stripe: Stripe,
  { user }: Actor,
  country: string,
): Promise<StripeAccount> {
  const isTheirs = and(eq(stripeAccounts.user_id, user.id), eq(stripeAccounts.country, country))
  const [opened] = await db.select().from(stripeAccounts).where(isTheirs)
  return opened === undefined
    ? createAccount(stripe, user, country)
    : readAccount(stripe, opened.id)
}

function errorForUser({ log }: Context, { user }: Actor, error: unknown): unknown {
  if (isRefusal(error)) {
    log.error({ err: error, user_id: user.id }, 'no account at Stripe')
    return new Invalid({ base: [`Stripe cannot set this up: ${error.message}`] })
  }
  return isUnanswered(error) ? new Overloaded(retryAfterSeconds) : error
}
