import { eq, sql } from 'drizzle-orm'
import { one } from '../../../src/framework/database/rows.ts'
import { type PayoutMethod, payoutMethods } from '../../../src/tables/finance/payout-methods.ts'
import { type Payout, payouts } from '../../../src/tables/finance/payouts.ts'
import { decodeId } from '../../../src/vocabulary/ids.ts'
import { type Client, clientOf } from '../client.ts'
import { db } from '../helper.ts'
import { taxDetails } from './details.ts'
import { createReleasedGrant } from './earnings.ts'
import { createSessionToken, createUser } from './factories.ts'
import { app, stripe } from './stripe.ts'

/** A browser that has signed in where Stripe is set up. */
export async function withStripe(user: { id: number }): Promise<Client> {
  const cookie = `session_token=${await createSessionToken(db, user)}`
  return clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })
}

export const onboarding = '/me/payout_method/onboarding'

export async function readMethod({ id }: { id: number }): Promise<PayoutMethod> {
  return one(await db.select().from(payoutMethods).where(eq(payoutMethods.user_id, id)))
}

export async function readPayout(publicId: string): Promise<Payout> {
  const id = decodeId('Payout', publicId) ?? 0
  return one(await db.select().from(payouts).where(eq(payouts.id, id)))
}

/** Time passes, until payouts can be asked for after a change. */
export async function endHold({ id }: { id: number }): Promise<void> {
  const held_until = sql`now() - interval '1 second'`
  await db.update(payoutMethods).set({ held_until }).where(eq(payoutMethods.user_id, id))
}

/** Someone with money to withdraw, and an account at Stripe that it can be sent to. */
export async function createEarnerAtStripe(amount = 5000, currency = 'usd') {
  const user = await createUser(db)
  const client = await withStripe(user)
  await client.post(`${onboarding}.json`, { payout_method: taxDetails })
  const account = (await readMethod(user)).stripe_account_id ?? ''
  stripe.changeAccount(account)
  await client.get('/me/payout_method')
  await endHold(user)
  await createReleasedGrant(user, amount, { currency })
  return { user, client, account }
}
