import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Payout } from '../../tables/finance/payouts.ts'

/** Refuses staff who would decide about money of their own. */
export function requireSomeoneElses({ user }: Actor, { user_id }: Payout): void {
  guard(user.id !== user_id, 'base', 'This is your own payout: someone else has to decide it.')
}
