import { eq, sql } from 'drizzle-orm'
import { actingAs } from '../../../src/demo/world.ts'
import { releaseGrants } from '../../../src/money/grants/jobs.ts'
import { sealBankAccount, sealPayPal } from '../../../src/money/payout-methods/details.ts'
import { BankMethod } from '../../../src/money/payout-methods/schema.ts'
import { createPayout } from '../../../src/money/payouts/model.ts'
import type { Campaign } from '../../../src/tables/campaigns/campaigns.ts'
import { type Grant, grants } from '../../../src/tables/finance/grants.ts'
import { payoutMethods } from '../../../src/tables/finance/payout-methods.ts'
import type { Payout } from '../../../src/tables/finance/payouts.ts'
import { context, db } from '../helper.ts'
import { bankAccount, taxDetails } from './details.ts'
import { createCampaign, createUser } from './factories.ts'
import { grantReward } from './grants.ts'

type Someone = { id: number }

let lastSubmission = Date.now() * 10

/** A reward that is still held, of a campaign of its own unless told otherwise. */
export async function createGrant(
  { id: user_id }: Someone,
  reward_amount: number,
  fields: { currency?: string; campaign?: Campaign; fee_amount?: number } = {},
): Promise<Grant> {
  const { currency = 'usd', fee_amount = 0 } = fields
  const campaign =
    fields.campaign ??
    (await createCampaign(db, {
      ...{ currency, total_budget_amount: reward_amount + fee_amount },
      ...{ status: 'active', published_at: new Date().toISOString() },
    }))
  lastSubmission += 1
  const reward = { submission_id: lastSubmission, user_id, number: 1, reward_amount, fee_amount }
  return db.transaction((tx) => grantReward(tx, context, campaign, reward))
}

/** A reward that its creator can withdraw. */
export async function createReleasedGrant(
  user: Someone,
  amount: number,
  fields: Parameters<typeof createGrant>[2] = {},
): Promise<Grant> {
  const grant = await createGrant(user, amount, fields)
  await releaseGrant(grant)
  return grant
}

/** The time that it is held for is over. */
export async function releaseGrant({ id }: Grant): Promise<void> {
  // A little earlier, as the clock of a machine may be set back.
  const release_at = sql`now() - interval '1 second'`
  await db.update(grants).set({ release_at }).where(eq(grants.id, id))
  await releaseGrants.perform(context, {})
}

/** Payout details that were saved long enough ago, and lack nothing. */
export async function createPayoutMethod(
  { id: user_id }: Someone,
  fields: Record<string, string | null> = {},
): Promise<void> {
  const complete = BankMethod.parse({ ...bankAccount, ...taxDetails, ...fields })
  await keepMethod(user_id, sealBankAccount(context.config.secretKeys, complete))
}

/** The same at PayPal. */
export async function createPayPalMethod({ id }: Someone, paypal_email: string): Promise<void> {
  await keepMethod(id, sealPayPal(context.config.secretKeys, { ...taxDetails, paypal_email }))
}

async function keepMethod(
  user_id: number,
  sealed: ReturnType<typeof sealBankAccount>,
): Promise<void> {
  const held_until = sql`now() - interval '1 second'`
  const values = { ...sealed, user_id, held_until }
  await db
    .insert(payoutMethods)
    .values(values)
    .onConflictDoUpdate({ target: payoutMethods.user_id, set: values })
}

/** Someone with money to withdraw, and a place to send it to. */
export async function createEarner(user: Someone, amount = 5000, currency = 'usd'): Promise<void> {
  await createPayoutMethod(user)
  await createReleasedGrant(user, amount, { currency })
}

/** A payout that someone has asked for, of all they have earned. */
export async function createWaitingPayout(amount = 5000, currency = 'usd'): Promise<Payout> {
  const user = await createUser(db)
  await createEarner(user, amount, currency)
  return createPayout(context, actingAs(user), { currency })
}
