import { audit, changesBetween } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import { lockUsers, takeOver } from '../claims.ts'
import { socialAccountRecord } from '../record.ts'
import type { NumbersFields } from '../schema.ts'
import { takeSnapshot } from '../snapshots.ts'
import { markUnverified, markVerified } from '../verifying/verification.ts'

type Deciding = Pick<Context, 'db' | 'queue' | 'mailer'>

/** Staff have looked at the account themselves, and found the code in its bio. */
export async function confirmAccount(
  context: Deciding,
  actor: Actor,
  account: SocialAccount,
): Promise<SocialAccount> {
  requireOthers(actor, account)
  return context.db.transaction(async (tx) => {
    await takeOver(tx, context, account, account.user_id)
    const before = await lock(tx, socialAccountRecord, account)
    guard(before.status !== 'verified', 'base', 'It is already verified.')
    return markVerified(tx, context, actor, 'confirm', before, undefined)
  })
}

export async function refuseAccount(
  context: Deciding,
  actor: Actor,
  account: SocialAccount,
  { reason }: { reason: string },
): Promise<SocialAccount> {
  requireOthers(actor, account)
  return context.db.transaction(async (tx) => {
    await lockUsers(tx, [account.user_id])
    const before = await lock(tx, socialAccountRecord, account)
    guard(before.status !== 'failed', 'base', 'It is already refused.')
    return markUnverified(tx, context, actor, before, reason, 'refuse')
  })
}

/** Numbers that staff read off the platform's own pages, where nobody can be asked. */
export async function enterAccountNumbers(
  { db }: Deciding,
  actor: Actor,
  account: SocialAccount,
  numbers: NumbersFields,
): Promise<void> {
  requireOthers(actor, account)
  await db.transaction(async (tx) => {
    const locked = await lock(tx, socialAccountRecord, account)
    guard(locked.status === 'verified', 'base', 'It is not verified.')
    await takeSnapshot(tx, locked, numbers, 'staff')
    await audit(tx, actor, socialAccountRecord, 'measure', locked, changesBetween({}, numbers))
  })
}

function requireOthers({ user }: Actor, { user_id }: SocialAccount): void {
  guard(user.id !== user_id, 'base', 'You cannot decide about your own account.')
}
