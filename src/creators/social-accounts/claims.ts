import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { nobody } from '../../activity/notifications/notify.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock, lockAll, lockToDeleteWhere } from '../../activity/records/lock.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { type Actor, system } from '../../tables/actor.ts'
import { type SocialAccount, socialAccounts } from '../../tables/users/social-accounts.ts'
import { users } from '../../tables/users/users.ts'
import { notifyAccount } from './notices.ts'
import { socialAccountRecord } from './record.ts'
import { claimLimit } from './time-limits.ts'

export const alreadyTaken = 'has already been taken'

/**
 * Connects an account that is not connected. The unique index decides who is first: of two requests at once,
 * the second waits for the first.
 */
export async function claimAccount(
  tx: Tx,
  actor: Actor,
  named: Pick<SocialAccount, 'platform_id' | 'account_url'>,
): Promise<SocialAccount> {
  const [account] = await tx
    .insert(socialAccounts)
    .values({ user_id: actor.user.id, ...named })
    .onConflictDoNothing()
    .returning()
  guard(account !== undefined, 'account_url', alreadyTaken)
  await audit(tx, actor, socialAccountRecord, 'create', account, changesBetween({}, named))
  return account
}

type Sender = Pick<Services, 'queue' | 'mailer'>

/** One account on a platform, however it is named. */
type Named = Pick<SocialAccount, 'platform_id' | 'account_url'> & { uid?: string | null }

/**
 * Makes room for someone who types an address. A claim that nobody proved gives way once it has lapsed
 * or failed; a live one, and an account that was ever proved, stay.
 */
export async function removeLapsedClaim(
  tx: Tx,
  sender: Sender,
  account_url: string,
  userId: number,
): Promise<void> {
  const isLapsed = sql`${socialAccounts.verified_at} is null and (${socialAccounts.status} = 'failed'
    or ${socialAccounts.failure} is not null
    or ${socialAccounts.status} = 'pending'
      and ${socialAccounts.created_at} <= troupe_now() - ${claimLimit.interval}::interval)`
  const [lapsed] = await tx
    .select()
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.account_url, account_url),
        ne(socialAccounts.user_id, userId),
        isLapsed,
      ),
    )
  if (lapsed === undefined) return
  await lockUsers(tx, [userId, lapsed.user_id])
  const isStill = and(eq(socialAccounts.id, lapsed.id), isLapsed)
  const [still] = await lockToDeleteWhere(tx, socialAccountRecord, isStill)
  if (still !== undefined) await removeClaim(tx, sender, still, lapsedReason)
}

/** Takes an account over for someone who proves it, from whoever does not prove it now. */
export async function takeOver(
  tx: Tx,
  sender: Sender,
  named: Named,
  userId: number,
): Promise<void> {
  const rivals = await rivalsOf(tx, named, userId)
  await lockUsers(tx, [userId, ...rivals.map(({ user_id }) => user_id)])
  for (const { id } of rivals) {
    const rival = await lock(tx, socialAccountRecord, { id })
    guard(rival.status !== 'verified', 'account_url', alreadyTaken)
    await removeClaim(tx, sender, rival, provedReason)
  }
}

function rivalsOf(tx: Tx, { platform_id, account_url, uid }: Named, userId: number) {
  const isSame = or(
    eq(socialAccounts.account_url, account_url),
    and(eq(socialAccounts.platform_id, platform_id), eq(socialAccounts.uid, uid ?? '')),
  )
  return tx
    .select()
    .from(socialAccounts)
    .where(and(isSame, ne(socialAccounts.user_id, userId)))
    .orderBy(asc(socialAccounts.id))
}

const lapsedReason = `You did not verify it within ${claimLimit.words}, and someone else has connected it. If it is yours, connect it again.`

const provedReason = 'Someone else has verified that it is theirs, so it is now connected to them.'

async function removeClaim(
  tx: Tx,
  sender: Sender,
  account: SocialAccount,
  reason: string,
): Promise<void> {
  const { platform_id, account_url } = account
  await destroy(tx, system('Verification'), socialAccountRecord, 'lapse', account, {
    platform_id: [platform_id, null],
    account_url: [account_url, null],
  })
  await notifyAccount(tx, sender, nobody, account, reason)
}

/** Users come before what belongs to them, and in their order. */
export async function lockUsers(tx: Tx, ids: number[]): Promise<void> {
  await lockAll(tx, { table: users }, ids)
}
