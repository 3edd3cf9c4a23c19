import { eq, sql } from 'drizzle-orm'
import { requireLive } from '../../accounts/authentication/live.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import { validate } from '../../framework/http/parse.ts'
import type { SecretKeys } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { type PayoutMethod, payoutMethods } from '../../tables/payout-methods.ts'
import type { User } from '../../tables/users.ts'
import { openBankAccount, openTaxDetails, sealMethod } from './details.ts'
import { holdHours, payoutMethodChangedMail, payoutMethodDeletedMail } from './mailer.tsx'
import { payoutMethodRecord } from './record.ts'
import { bankAttributes, CompletePayoutMethod, type PayoutMethodChanges } from './schema.ts'

/** Saves the first details, or changes those there are. Whoever owns the account hears of it at once. */
export async function savePayoutMethod(
  context: Context,
  actor: Actor,
  sent: PayoutMethodChanges,
): Promise<void> {
  const { secretKeys } = context.config
  await context.db.transaction(async (tx) => {
    const { user, method: before } = await lockPayoutMethod(tx, actor)
    const known = before === undefined ? {} : openMethod(secretKeys, before)
    const fields = validate(CompletePayoutMethod, { ...keptOf(known, sent), ...given(sent) })
    const changes = changesBetween(known, fields)
    if (Object.keys(changes).length === 0) return

    const held_until = sql`now() + make_interval(hours => ${holdHours})`
    const values = { ...sealMethod(secretKeys, fields), held_until, user_id: user.id }
    const method = one(
      await tx
        .insert(payoutMethods)
        .values(values)
        .onConflictDoUpdate({
          target: payoutMethods.user_id,
          set: { ...values, updated_at: currentTime },
        })
        .returning(),
    )
    const action = before === undefined ? 'create' : 'update'
    await audit(tx, actor, payoutMethodRecord, action, method, changes)
    await context.mailer.deliverLater(tx, payoutMethodChangedMail(user.email, method))
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

function openMethod(keys: SecretKeys, method: PayoutMethod): Partial<CompletePayoutMethod> {
  const bank = method.details === null ? {} : openBankAccount(keys, method.details)
  return { ...bank, ...openTaxDetails(keys, method) }
}

/** Nobody sees the bank account that is stored, so a new one does not mix with it. */
function keptOf(known: Partial<CompletePayoutMethod>, sent: PayoutMethodChanges) {
  const isOfBank = (attribute: string) => (bankAttributes as string[]).includes(attribute)
  const replacesBank = Object.keys(given(sent)).some(isOfBank)
  return Object.fromEntries(
    Object.entries(known).filter(([attribute]) => !(replacesBank && isOfBank(attribute))),
  )
}

function given(sent: PayoutMethodChanges): PayoutMethodChanges {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}
