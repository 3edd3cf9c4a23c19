import { eq } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context } from '../../framework/context.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { Overloaded } from '../../framework/errors.ts'
import { system } from '../../tables/actor.ts'
import { type PayoutMethod, payoutMethods } from '../../tables/finance/payout-methods.ts'
import { readAccount, type StripeAccount } from '../stripe/accounts.ts'
import { isUnanswered, openStripe } from '../stripe/client.ts'
import { payoutMethodRecord } from './record.ts'

/**
 * The payout method of an account at Stripe; none if nobody is paid into it: they have changed to another, or
 * never began.
 */
export async function findMethodOf(
  db: Reader,
  accountId: string,
): Promise<PayoutMethod | undefined> {
  const [method] = await db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.stripe_account_id, accountId))
  return method
}

/**
 * Keeps whether an account can be paid into, as Stripe says. If someone else has changed the method since it
 * was read, what Stripe said may be older than that, and has to be asked for again.
 */
export async function keepReadiness(
  tx: Tx,
  { id, is_ready }: StripeAccount,
  read: Pick<PayoutMethod, 'user_id' | 'updated_at'>,
): Promise<void> {
  await lock(tx, userRecord, { id: read.user_id })
  const method = await findMethodOf(tx, id)
  if (method === undefined) return
  if (method.updated_at !== read.updated_at) throw new Overloaded(1)
  const action = is_ready ? 'open' : 'close'
  await save(tx, system('Stripe'), payoutMethodRecord, action, method, { is_ready })
}

type Looked = Pick<PayoutMethod, 'user_id' | 'updated_at' | 'stripe_account_id'>

/**
 * Asks Stripe about the account of someone who comes back before its event does. Without an answer it stays
 * as it was.
 */
export async function lookAtAccount(
  context: Pick<Context, 'db' | 'config' | 'log'>,
  method: Looked | undefined,
): Promise<void> {
  const accountId = method?.stripe_account_id
  if (!method || !accountId || context.config.stripe === undefined) return
  try {
    const account = await readAccount(await openStripe(context.config), accountId)
    await context.db.transaction((tx) => keepReadiness(tx, account, method))
  } catch (error) {
    if (!isUnanswered(error) && !(error instanceof Overloaded)) throw error
    context.log.warn({ err: error, user_id: method.user_id }, 'account at Stripe not looked at')
  }
}

type Stored = Pick<PayoutMethod, 'is_ready' | 'legal_name' | 'tax_country' | 'tax_id'>

/** Whether there is all that a first payout needs: a way to pay, and who is paid. */
export function isComplete({ is_ready, legal_name, tax_country, tax_id }: Stored): boolean {
  return is_ready && legal_name !== null && tax_country !== null && tax_id !== null
}
