import type Stripe from 'stripe'
import { fromStripe } from './amounts.ts'

/** A fee that Stripe keeps of a movement of its own; less than nothing where it gives some back. */
export type Cost = { id: string; amount: number; currency: string }

/** Nothing before Stripe knows it. It is in the currency of our account there. */
export function costOf(transaction: string | Stripe.BalanceTransaction | null | undefined): Cost[] {
  if (!transaction || typeof transaction === 'string' || transaction.fee === 0) return []
  const { id, fee, currency } = transaction
  return [{ id, amount: fromStripe(fee, currency), currency }]
}
