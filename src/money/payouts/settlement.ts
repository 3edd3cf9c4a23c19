import { eq } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { blockersOf, refuseIfAny } from '../../activity/records/conditions.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import { type Payout, payouts } from '../../tables/finance/payouts.ts'
import { users } from '../../tables/users/users.ts'
import { creatorAccount, externalAccount, payoutAccount } from '../bookkeeping/accounts.ts'
import { type Movement, moveMoney } from '../bookkeeping/transfers.ts'
import { notifyPayout } from './notices.ts'
import { payoutRecord } from './record.ts'
import { type PayoutOutcome, type PayoutTransition, payoutTransitions } from './transitions.ts'

/** A payout whose outcome is about to be decided. */
type LockedPayout = {
  payout: Payout
  /**
   * Whether the creator still has an account: they may be gone by the time that a bank sends their money
   * back.
   */
  isOwnerThere: boolean
}

/** Locks a payout after its user, for whom everything waits first that touches their money. */
export async function lockPayout(tx: Tx, { id }: { id: number }): Promise<LockedPayout> {
  const [found] = await tx.select().from(payouts).where(eq(payouts.id, id))
  const isOwner = eq(users.id, found?.user_id ?? 0)
  const isOwnerThere = (await tx.$count(users, isOwner)) > 0
  if (isOwnerThere) await lock(tx, userRecord, { id: found?.user_id ?? 0 })
  return { payout: await lock(tx, payoutRecord, { id }), isOwnerThere }
}

/** Moves the money of a payout where its outcome says, and tells its creator. */
export async function settlePayout(
  tx: Tx,
  services: Services,
  author: Author,
  { payout, isOwnerThere }: LockedPayout,
  name: PayoutTransition,
  also: Partial<Pick<Payout, 'provider_id' | 'failure_reason'>> = {},
): Promise<Payout> {
  const { to: status } = payoutTransitions[name]
  refuseIfAny(blockersOf(payoutTransitions[name], payout, undefined))

  await moveMoney(tx, [movementOf(payout, name, status)])
  const after = await save(tx, author, payoutRecord, name, payout, {
    status,
    ...(name === 'pay' && { paid_at: currentTime }),
    ...(name === 'return' && { reversed_amount: 0 }),
    ...also,
  })
  if (isOwnerThere) await notifyPayout(tx, services, author, after)
  return after
}

function movementOf(payout: Payout, name: PayoutTransition, outcome: PayoutOutcome): Movement {
  const { id, user_id, provider, amount, currency } = payout
  const outside = externalAccount(provider, currency)
  const own = creatorAccount({ id: user_id }, currency)
  return {
    key: `payout:${id}:${outcome}`,
    event: `payout_${outcome}`,
    from: name === 'return' ? outside : payoutAccount(payout),
    to: name === 'pay' ? outside : own,
    amount,
  }
}
