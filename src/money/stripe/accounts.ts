import type Stripe from 'stripe'
import { payoutMethodPath } from '../../vocabulary/addresses/money-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { isRefusal } from './client.ts'

/** An account that money can be sent to, as Stripe has it now. */
export type StripeAccount = { id: string; is_ready: boolean }

/** Opens an account. Asked again for the same user and country, Stripe answers with the same one. */
export async function createAccount(
  stripe: Stripe,
  user: { id: number },
  country: string,
): Promise<StripeAccount> {
  const user_id = encodeId('User', user.id)
  return accountOf(
    await stripe.accounts.create(
      {
        type: 'express',
        country,
        capabilities: { transfers: { requested: true } },
        // The metadata is nothing that someone could change, because the same key must come with the same
        // words.
        metadata: { user_id },
      },
      { idempotencyKey: `account-${user_id}-${country}` },
    ),
  )
}

/** Reads an account. One that is not there any more, or not ours any more, cannot be paid into. */
export async function readAccount(stripe: Stripe, id: string): Promise<StripeAccount> {
  try {
    return accountOf(await stripe.accounts.retrieve(id))
  } catch (error) {
    if (isRefusal(error) || isOfAnother(error)) return { id, is_ready: false }
    throw error
  }
}

function isOfAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'account_invalid'
}

/**
 * A link to the page on which someone tells Stripe who they are and where their bank is: for once, and for a
 * few minutes.
 */
export type AccountLink = { url: string; expires_at: string }

export async function createAccountLink(stripe: Stripe, id: string): Promise<AccountLink> {
  const page = absolute(payoutMethodPath)
  const { url, expires_at } = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    return_url: page,
    refresh_url: page,
  })
  return { url, expires_at: new Date(expires_at * 1000).toISOString() }
}

/**
 * The account, and whether it can be paid into. Without the capability Stripe refuses transfers; without
 * payouts it would keep what it was sent, where neither the creator nor we could get it. Whether an account
 * can take cards does not matter: none pays there.
 */
function accountOf({ id, capabilities, payouts_enabled }: Stripe.Account): StripeAccount {
  return { id, is_ready: payouts_enabled && capabilities?.transfers === 'active' }
}
