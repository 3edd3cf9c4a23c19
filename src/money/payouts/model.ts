import { eq } from 'drizzle-orm'
import { requireLive } from '../../accounts/authentication/live.ts'
import { bindKey, claimKey, type IdempotencyKey } from '../../accounts/idempotency/keys.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { audit } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import { requireNotOwn } from '../../activity/records/own.ts'
import { randomCode } from '../../framework/codes.ts'
import type { Context } from '../../framework/context.ts'
import { businessTime } from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { one } from '../../framework/database/rows.ts'
import { guard, Invalid } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { isByHand, type Payout, payouts } from '../../tables/finance/payouts.ts'
import { creatorAccount, payoutAccount } from '../bookkeeping/accounts.ts'
import { moveMoney, Overdrawn } from '../bookkeeping/transfers.ts'
import { sendingDay } from './days.ts'
import { payoutRecord } from './record.ts'
import { requirePayable } from './requirements.ts'
import type { PayoutFields } from './schema.ts'
import { sealDestination } from './sending/destination.ts'
import { sendPayoutToStripe } from './sending/jobs.ts'
import { lockPayout, settlePayout } from './settlement.ts'

/**
 * Requests a payout of money from a creator's balance. It goes where their details say now, whatever they say
 * later.
 */
export async function createPayout(
  context: Context,
  actor: Actor,
  fields: PayoutFields,
  key?: IdempotencyKey,
): Promise<Payout> {
  const { config } = context
  const { currency = config.defaultCurrency, closing = false } = fields
  return context.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key)
    if (earlier !== undefined)
      return one(await tx.select().from(payouts).where(eq(payouts.id, earlier)))

    await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    const wanted = { currency, closing, amount: fields.amount }
    const { method, amount } = await requirePayable(tx, context, actor, wanted)
    const values = { user_id: actor.user.id, currency, closing, amount, reference: newReference() }
    const sealed = sealDestination(config.secretKeys, method)
    const sends_on = sendingDay(config, method.provider, businessTime())
    const payout = await insertRow(tx, payouts, { ...values, ...sealed, sends_on })
    await audit(tx, actor, payoutRecord, 'create', payout)
    await bindKey(tx, key, payout)
    await moveToPayout(tx, payout)
    if (payout.provider === 'stripe')
      await context.queue.enqueue(tx, sendPayoutToStripe, { id: payout.id })
    return payout
  })
}

/** Cancels a payout before anyone began to pay. */
export async function cancelPayout(
  context: Context,
  actor: Actor,
  payout: Payout,
): Promise<Payout> {
  return context.db.transaction(async (tx) =>
    settlePayout(tx, context, actor, await lockPayout(tx, payout), 'cancel'),
  )
}

/** Notes what staff have seen come of a payout at the bank. */
export async function notePayoutOutcome(
  context: Context,
  actor: Actor,
  payout: Payout,
  action: 'pay' | 'fail' | 'return',
  failure_reason: string | null = null,
): Promise<Payout> {
  return context.db.transaction(async (tx) => {
    const locked = await lockPayout(tx, payout)
    guard(isByHand(locked.payout), 'base', 'Stripe says what comes of its payouts.')
    requireNotOwn(actor, locked.payout, 'payout')
    return settlePayout(tx, context, actor, locked, action, { failure_reason })
  })
}

async function moveToPayout(tx: Tx, payout: Payout): Promise<void> {
  const { id, user_id, amount, currency } = payout
  const from = creatorAccount({ id: user_id }, currency)
  const to = payoutAccount(payout)
  try {
    await moveMoney(tx, [{ key: `payout:${id}:asked`, event: 'payout_asked', from, to, amount }])
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    throw new Invalid({ amount: ['is more than what is in your balance'] })
  }
}

/** A reference that is short enough for every bank, without letters that are taken for others. */
function newReference(): string {
  return `PAY-${randomCode(4)}-${randomCode(4)}`
}
