import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import type { Reader } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { momentInWords } from '../../vocabulary/time/time.ts'
import { creatorAccount, readBalance } from '../bookkeeping/accounts.ts'
import { loadPayoutMethod, type OwnPayoutMethod } from '../payout-methods/queries.ts'
import { isComplete } from '../payout-methods/readiness.ts'
import { holdInWords, missingInWords } from '../payout-methods/words.ts'
import { inexactnessOf } from '../stripe/amounts.ts'
import { guardOpenPayouts } from './limits.ts'
import { hasHeldRewards } from './queries.ts'

export const detailsMissing = 'Save your payout details first.'

const notSetUp =
  'Your Stripe account is not set up yet. Open your payout details to see what is missing.'

type Wanted = { currency: string; closing: boolean; amount?: number | undefined }

/**
 * Requires all that a payout needs, and gives where it goes and how much it is: all that is available where
 * nothing else is wanted. What writes calls it under the lock of the user, who cannot change their details or
 * ask for another one meanwhile.
 */
export async function requirePayable(
  db: Reader,
  services: Pick<Services, 'config'>,
  actor: Actor,
  { currency, closing, amount: wanted }: Wanted,
): Promise<{ method: OwnPayoutMethod; amount: number }> {
  await guardOpenPayouts(db, actor)
  const method = await requireReadyMethod(db, services, actor)
  const available = await readBalance(db, creatorAccount(actor.user, currency))
  const amount = wanted ?? available
  await guardAmount(db, services, actor, { currency, closing, amount, available })
  guardSendable(method, amount, currency)
  return { method, amount }
}

async function requireReadyMethod(
  db: Reader,
  { config }: Pick<Services, 'config'>,
  actor: Actor,
): Promise<OwnPayoutMethod> {
  const method = await loadPayoutMethod(db, actor)
  guard(method !== undefined, 'base', detailsMissing)
  if (method.provider === 'stripe') {
    const isOn = config.stripe !== undefined
    guard(isOn, 'base', 'Payouts through Stripe are switched off. Save a bank account first.')
    guard(method.is_ready, 'base', notSetUp)
  }
  guard(
    isComplete(method),
    'base',
    `Complete your payout details first: ${missingInWords(method)}.`,
  )
  const isHeld = method.held_until !== null
  guard(!isHeld, 'base', `${holdInWords(method)} ${until(method)}`)
  return method
}

function until({ held_until }: OwnPayoutMethod): string {
  return held_until === null ? '' : `You can request payouts on ${momentInWords(held_until)}.`
}

type PayoutRequest = {
  currency: string
  closing: boolean
  amount: number
  available: number
}

/** Guards the amount: it has to be there, and no less than the minimum, but for the last payout. */
async function guardAmount(
  db: Reader,
  { config }: Pick<Services, 'config'>,
  actor: Actor,
  { currency, closing, amount, available }: PayoutRequest,
): Promise<void> {
  const money = (value: number) => formatMoney(value, currency)
  const nothing = `There is nothing to withdraw in ${currency.toUpperCase()} yet.`
  guard(available > 0, 'base', nothing)
  guard(amount <= available, 'amount', `is more than the ${money(available)} in your balance`)
  if (closing) {
    guard(amount === available, 'amount', `must be everything in your balance: ${money(available)}`)
    return guardClosing(db, actor, currency)
  }
  const { minimumPayout } = config.money
  guard(amount >= minimumPayout, 'amount', `must be at least ${money(minimumPayout)}`)
}

/**
 * Guards the one payout below the minimum that everyone may ask for, so that nobody has to leave money
 * behind.
 */
async function guardClosing(db: Reader, actor: Actor, currency: string): Promise<void> {
  guard(
    !(await hasHeldRewards(db, actor, currency)),
    'closing',
    'has to wait until everything that was granted is in your balance',
  )
  const earlier = and(
    eq(payouts.user_id, actor.user.id),
    eq(payouts.currency, currency),
    eq(payouts.closing, true),
    inArray(payouts.status, ['pending', 'processing', 'paid']),
  )
  const isFirst = (await db.$count(payouts, earlier)) === 0
  guard(isFirst, 'closing', 'is possible only once, and you have already requested it')
}

/** Refuses an amount that cannot be sent, because Stripe counts some currencies less finely than we do. */
function guardSendable({ provider }: OwnPayoutMethod, amount: number, currency: string): void {
  const finer = provider === 'stripe' ? inexactnessOf(amount, currency) : undefined
  guard(finer === undefined, 'amount', `${finer} through Stripe`)
}
