import type Stripe from 'stripe'
import type { Funding } from '../../tables/finance/fundings.ts'
import { fundingPath } from '../../vocabulary/addresses/money-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { toSeconds } from '../../vocabulary/time/time.ts'
import { toStripe } from './amounts.ts'
import { isRefusal } from './client.ts'

/**
 * A checkout ends before Stripe forgets the key it was opened with, which it does after 24 hours. So there
 * is never a second one for the same funding that could be paid too.
 */
const openHours = 23
/** Stripe wants at least half an hour between the opening of a checkout and its end. */
export const openableHours = openHours - 1

const hour = 3_600_000

export type Checkout = { id: string; url: string | null }

/** Opens a checkout. Asked again for the same funding, Stripe answers with the same one. */
export async function createCheckout(stripe: Stripe, funding: Funding): Promise<Checkout> {
  const { amount, currency, asked_at } = funding
  const publicId = encodeId('Funding', funding.id)
  const page = absolute(fundingPath(funding))
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: publicId,
      metadata: { funding_id: publicId },
      payment_intent_data: { metadata: { funding_id: publicId } },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency,
            unit_amount: toStripe(amount, currency) as number,
            // Nothing that someone could rename: the same key must come with the same words.
            product_data: { name: `Funding ${publicId}` },
          },
        },
      ],
      adaptive_pricing: { enabled: false },
      // The end is counted from the moment that is kept, and not from now: the same key must come with the
      // same end.
      expires_at: toSeconds(Date.parse(asked_at) + openHours * hour),
      success_url: page,
      cancel_url: page,
    },
    { idempotencyKey: `funding-${publicId}` },
  )
  return { id, url }
}

/** Ends a checkout, so that nobody can pay any more. Tells whether that came in time. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id)
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { status } = await stripe.checkout.sessions.retrieve(id)
    return status === 'expired'
  }
}
