import type { Conditions } from '../../activity/records/conditions.ts'
import type { Payout, PayoutStatus } from '../../tables/finance/payouts.ts'

/**
 * The outcomes of a payout. How `pending` becomes `processing` is none, and stands where it is sent: a batch
 * takes those by hand (`payout-batches/model.ts`), `sending/jobs.ts` those through Stripe.
 */

export type PayoutTransition = 'cancel' | 'pay' | 'fail' | 'return'
export type PayoutOutcome = Exclude<PayoutStatus, 'pending' | 'processing'>

const is =
  (status: PayoutStatus) =>
  (payout: Payout): boolean =>
    payout.status === status

/** The states from which each outcome is possible, and what a payout is afterwards. */
export const payoutTransitions: Record<
  PayoutTransition,
  Conditions<Payout> & { to: PayoutOutcome }
> = {
  cancel: {
    from: [is('pending'), 'Only a payout that has not been sent yet can be canceled.'],
    to: 'canceled',
  },
  pay: {
    from: [is('processing'), 'Only a payout that is being sent can be marked as sent.'],
    to: 'paid',
  },
  fail: {
    from: [is('processing'), 'Only a payout that is being sent can fail.'],
    to: 'failed',
  },
  return: {
    from: [is('paid'), 'Only a paid payout can be returned.'],
    to: 'returned',
  },
}
