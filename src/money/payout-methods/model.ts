import { eq, sql } from 'drizzle-orm'
import { requireLive } from '../../accounts/authentication/live.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime, realTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard, NotFound } from '../../framework/errors.ts'
import { validate } from '../../framework/http/fields/parse.ts'
import type { SecretKeys } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import { type PayoutMethod, payoutMethods } from '../../tables/finance/payout-methods.ts'
import { stripeAccounts } from '../../tables/finance/stripe-accounts.ts'
import type { User } from '../../tables/users/users.ts'
import type { StripeAccount } from '../stripe/accounts.ts'
import {
  destinationOf,
  methodAtStripe,
  openPlace,
  openTaxDetails,
  type StoredMethod,
  sealBankAccount,
  sealPayPal,
  sealTaxDetails,
} from './details.ts'
import {
  payoutMethodChangedMail,
  payoutMethodDeletedMail,
  taxDetailsChangedMail,
} from './mailer.tsx'
import { payoutMethodRecord } from './record.ts'
import {
  BankMethod,
  bankAttributes,
  noTaxDetails,
  type PayoutMethodChanges,
  type PayPalAccount,
  PayPalMethod,
  TaxDetails,
  type TaxDetailsChanges,
} from './schema.ts'
import { holdLimit } from './time-limits.ts'

/** Saves the first details, or changes those there are. */
export async function savePayoutMethod(
  context: Context,
  actor: Actor,
  sent: PayoutMethodChanges,
): Promise<void> {
  const { secretKeys } = context.config
  await changePayoutMethod(context, actor, async (_tx, before) => {
    const details = openMethod(secretKeys, before)
    const meant = meantBy(sent, before)
    switch (meant.part) {
      case 'paypal': {
        guard(!isAboutBank(sent), 'paypal_email', 'is not needed beside a bank account')
        const fields = validate(PayPalMethod, { ...noTaxDetails, ...details, ...given(sent) })
        const auditChanges = { provider: 'paypal', ...fields }
        return {
          changes: changesBetween(details, auditChanges),
          stored: sealPayPal(secretKeys, fields),
        }
      }
      case 'tax': {
        const fields = validate(TaxDetails, { ...details, ...given(sent) })
        const stored = { ...destinationOf(meant.before), ...sealTaxDetails(secretKeys, fields) }
        return { changes: changesBetween(details, fields), stored }
      }
      case 'bank': {
        const fields = validate(BankMethod, { ...keptOf(details, sent), ...given(sent) })
        const auditChanges = { provider: 'manual', ...fields }
        return {
          changes: changesBetween(details, auditChanges),
          stored: sealBankAccount(secretKeys, fields),
        }
      }
    }
  })
}

type Meant = { part: 'paypal' | 'bank' } | { part: 'tax'; before: PayoutMethod }

/**
 * The part that someone means to save. An address at PayPal is meant where one is sent, or is cleared with
 * nothing of a bank account beside it, which is refused as one that is missing. Whoever is paid elsewhere
 * than at a bank, and sends nothing of an account, changes only who is paid. Anything else is about a bank
 * account.
 */
function meantBy(sent: PayoutMethodChanges, before: PayoutMethod | undefined): Meant {
  const { paypal_email } = sent
  const aboutBank = isAboutBank(sent)
  if (paypal_email || (paypal_email === null && !aboutBank)) return { part: 'paypal' }
  if (before && before.provider !== 'manual' && !aboutBank) return { part: 'tax', before }
  return { part: 'bank' }
}

/**
 * Changes to an account at Stripe, into which someone is paid from now on. A bank account that is stored here
 * is forgotten.
 */
export async function payIntoStripeAccount(
  context: Context,
  actor: Actor,
  account: StripeAccount & { country: string },
  sent: TaxDetailsChanges,
): Promise<void> {
  const { secretKeys } = context.config
  await changePayoutMethod(context, actor, async (tx, before) => {
    const { id, country } = account
    const values = { id, country, user_id: actor.user.id }
    await tx.insert(stripeAccounts).values(values).onConflictDoNothing()
    const known = openMethod(secretKeys, before)
    const fields = validate(TaxDetails, { ...noTaxDetails, ...known, ...given(sent) })
    const auditChanges = { provider: 'stripe', stripe_account_id: id, ...fields }
    const stored = { ...methodAtStripe(account), ...sealTaxDetails(secretKeys, fields) }
    return { changes: changesBetween(known, auditChanges), stored }
  })
}

type Change = { changes: Changes; stored: StoredMethod }

/**
 * Changes the payout method. Whoever owns the account hears of it at once, and has time before anything is
 * paid there.
 */
async function changePayoutMethod(
  { db, mailer }: Context,
  actor: Actor,
  changeOf: (tx: Tx, before: PayoutMethod | undefined) => Promise<Change>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { user, method: before } = await lockPayoutMethod(tx, actor)
    const { changes, stored } = await changeOf(tx, before)
    if (Object.keys(changes).length === 0) return

    const isSamePlace = before !== undefined && !Object.keys(changes).some(isOfPlace)
    const held_until = isSamePlace
      ? before.held_until
      : sql`troupe_now() + ${holdLimit.interval}::interval`
    const values = { ...stored, held_until, user_id: user.id }
    const method = one(
      await tx
        .insert(payoutMethods)
        .values(values)
        .onConflictDoUpdate({
          target: payoutMethods.user_id,
          set: { ...values, updated_at: currentTime, asked_at: realTime },
        })
        .returning(),
    )
    const action = before === undefined ? 'create' : 'update'
    await audit(tx, actor, payoutMethodRecord, action, method, changes)
    const mail = isSamePlace ? taxDetailsChangedMail : payoutMethodChangedMail
    await mailer.deliverLater(tx, mail(user.email, method))
  })
}

export async function destroyPayoutMethod(context: Context, actor: Actor): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { user, method } = await lockPayoutMethod(tx, actor)
    if (method === undefined) throw new NotFound()

    await destroy(tx, actor, payoutMethodRecord, 'destroy', method)
    await context.mailer.deliverLater(tx, payoutMethodDeletedMail(user.email, method))
  })
}

/** Locks the user, because there may be no method yet that could be locked. */
async function lockPayoutMethod(
  tx: Tx,
  actor: Actor,
): Promise<{ user: User; method: PayoutMethod | undefined }> {
  const user = await lock(tx, userRecord, actor.user)
  await requireLive(tx, actor)
  const [method] = await tx.select().from(payoutMethods).where(eq(payoutMethods.user_id, user.id))
  return { user, method }
}

type Known = Partial<
  BankMethod & PayPalAccount & Pick<PayoutMethod, 'provider' | 'stripe_account_id'>
>

function openMethod(keys: SecretKeys, method: PayoutMethod | undefined): Known {
  if (method === undefined) return {}
  return {
    provider: method.provider,
    ...openPlace(keys, method),
    ...openTaxDetails(keys, method),
  }
}

/**
 * The details that stay beside those that were sent. Nobody sees the bank account that is stored, so a new
 * one does not mix with it.
 */
function keptOf(known: Known, sent: PayoutMethodChanges) {
  const replacesBank = isAboutBank(sent)
  return Object.fromEntries(
    Object.entries(known).filter(([attribute]) => !(replacesBank && isOfBank(attribute))),
  )
}

function isAboutBank(sent: PayoutMethodChanges): boolean {
  return Object.keys(given(sent)).some(isOfBank)
}

/** Whether money goes by this detail. The others are for papers. */
function isOfPlace(attribute: string): boolean {
  return (
    isOfBank(attribute) || ['provider', 'stripe_account_id', 'paypal_email'].includes(attribute)
  )
}

function isOfBank(attribute: string): boolean {
  return (bankAttributes as string[]).includes(attribute)
}

function given<Sent extends object>(sent: Sent): Partial<Sent> {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Sent>
}
