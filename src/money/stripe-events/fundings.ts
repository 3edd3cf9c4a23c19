import { and, eq, or } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Reader } from '../../framework/database/db.ts'
import { type Funding, fundings } from '../../tables/finance/fundings.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { findCheckoutOf } from '../stripe/payment.ts'

/** Fields that the objects of all events about payments have in common. */
type Told = {
  id: string
  object: string
  metadata?: Stripe.Metadata | null
  payment_intent?: string | { id: string } | null
}

type PaidFunding = { funding: Funding; checkoutId: string }

/** The funding that an event speaks of, and its checkout; none where the payment is not ours. */
export async function findPaidFunding(
  db: Reader,
  stripe: Stripe,
  event: Stripe.Event,
): Promise<PaidFunding | undefined> {
  const told = event.data.object as unknown as Told
  if (told.object === 'checkout.session') return withCheckout(await find(db, told), told)

  const paymentId = paymentOf(told)
  if (paymentId === undefined) return undefined
  const known = await find(db, told, paymentId)
  if (known?.provider_id) return { funding: known, checkoutId: known.provider_id }

  const checkout = await findCheckoutOf(stripe, paymentId)
  return checkout && withCheckout(await find(db, checkout), checkout)
}

function withCheckout(funding: Funding | undefined, { id }: Told): PaidFunding | undefined {
  return funding && { funding, checkoutId: id }
}

function paymentOf({ id, object, payment_intent }: Told): string | undefined {
  if (object === 'payment_intent') return id
  return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
}

async function find(
  db: Reader,
  { metadata }: Told,
  paymentId?: string,
): Promise<Funding | undefined> {
  const isNamed = eq(fundings.id, decodeId('Funding', metadata?.funding_id ?? '') ?? 0)
  const isPaid = paymentId === undefined ? undefined : eq(fundings.payment_id, paymentId)
  const [funding] = await db
    .select()
    .from(fundings)
    .where(and(eq(fundings.provider, 'stripe'), or(isNamed, isPaid)))
  return funding
}
