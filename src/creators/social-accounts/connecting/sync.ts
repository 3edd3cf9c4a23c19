import { asc, eq, inArray, sql } from 'drizzle-orm'
import { claim, lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { NotFound } from '../../../framework/errors.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import { AccessRevoked, ProviderUnavailable } from '../../../platforms/provider.ts'
import { providerOf } from '../../../platforms/providers.ts'
import { type SocialAccount, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { socialAccountRecord } from '../record.ts'
import { takeSnapshot } from '../snapshots.ts'
import { accessOf, loseAccess } from './access.ts'

const atOnce = 20
/** The time of a process that has claimed an account. After that another may try. */
const claimMinutes = 30
const daySeconds = 86_400

/** Asks for the numbers of all accounts that are due. Any number of processes may do it together. */
export async function syncDueAccounts(context: Context): Promise<number> {
  let synced = 0
  for (;;) {
    const accounts = await claimDue(context)
    for (const account of accounts) {
      await syncAccount(context, account)
      synced += 1
    }
    if (accounts.length < atOnce) return synced
  }
}

async function claimDue({ db }: Context): Promise<SocialAccount[]> {
  const due = claim(
    db
      .select({ id: socialAccounts.id })
      .from(socialAccounts)
      .where(
        sql`${socialAccounts.status} = 'verified' and ${socialAccounts.sync_due_at} <= troupe_now()`,
      )
      .orderBy(asc(socialAccounts.sync_due_at), asc(socialAccounts.id))
      .limit(atOnce),
  )
  return db
    .update(socialAccounts)
    .set({ sync_due_at: later(claimMinutes * 60) })
    .where(inArray(socialAccounts.id, due))
    .returning()
}

/** A platform that does not answer delays. It never changes what is known. */
async function syncAccount(context: Context, account: SocialAccount): Promise<void> {
  try {
    const isRead = await readNumbers(context, account)
    if (!isRead) await askAgain(context, account, daySeconds)
  } catch (error) {
    if (error instanceof AccessRevoked) return loseAccess(context, account)
    // The account was disconnected in the meantime.
    if (error instanceof NotFound) return
    const isDelay = error instanceof ProviderUnavailable
    if (!isDelay) context.log.error({ err: error, account: account.id }, 'no numbers of an account')
    const seconds = isDelay ? (error.retryAfter ?? 3600) : 3600
    await askAgain(context, account, Math.min(Math.max(seconds, 900), daySeconds))
  }
}

/** Tells whether the platform knew the account, and could be asked at all. */
async function readNumbers(context: Context, account: SocialAccount): Promise<boolean> {
  const { platform_id, account_url, uid } = account
  const provider = providerOf(context, platform_id)
  if (provider === undefined) return false
  const access = await accessOf(context, account)
  if (provider.needsAccess && access === undefined) return false

  const name = uid === null ? { handle: handleIn(account_url) } : { uid }
  const found = await provider.readAccount(name, access)
  if (found === undefined) return false
  await context.db.transaction(async (tx) => {
    await lock(tx, socialAccountRecord, account)
    await takeSnapshot(tx, account, found, provider.name)
  })
  return true
}

async function askAgain({ db }: Context, { id }: SocialAccount, seconds: number): Promise<void> {
  await db
    .update(socialAccounts)
    .set({ sync_due_at: later(seconds) })
    .where(eq(socialAccounts.id, id))
}

function later(seconds: number) {
  return sql`troupe_now() + make_interval(secs => ${seconds})`
}
