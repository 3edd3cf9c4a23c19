import { eq, getTableColumns, sql } from 'drizzle-orm'
import { lockSelected } from '../../activity/records/lock.ts'
import { isRightCode, issueCode } from '../../framework/codes.ts'
import type { Context, Services } from '../../framework/context.ts'
import { isExpired } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { retryOnConflict } from '../../framework/database/errors.ts'
import { one } from '../../framework/database/rows.ts'
import { networkOf } from '../../framework/net/network.ts'
import { emailHash, hashToken, randomToken } from '../../framework/secrets.ts'
import type { ProvenIdentity } from '../../tables/users/credentials/identities.ts'
import { pendingSignIns } from '../../tables/users/credentials/sessions.ts'
import { type User, users } from '../../tables/users/users.ts'
import { mailboxOf } from '../../vocabulary/people/email.ts'
import { unlessTaken } from '../identities/queries.ts'
import { findUserByEmail } from '../users/queries.ts'
import { type Admitted, type Client, type Entered, finishSignIn } from './entering/enter.ts'
import { signInCodeMail } from './mailer.tsx'
import { isInvited, isReserved } from './queries.ts'
import { limitExchanges, limitRequests } from './rates.ts'

export type SignIn =
  | Entered
  | { outcome: 'code_refused'; email?: string }
  | { outcome: 'not_pending' }

/** Who asks for a code, and what is to be connected to the account once it is right. */
type Asking = { ip: string; isKnownDevice: boolean; identity?: ProvenIdentity }

/**
 * Sends a code and gives the token that must be sent back with it. Neither the answer nor the time
 * it takes depends on whether the address is known: a stranger's mail is written but not sent.
 */
export async function requestSignIn(
  context: Context,
  email: string,
  { ip, isKnownDevice, identity }: Asking,
): Promise<{ token: string; code: string }> {
  const { db, config, mailer } = context
  await limitRequests(context, mailboxOf(email), networkOf(ip), isKnownDevice)

  const token = randomToken()
  const token_hash = hashToken(token)
  const { code, stored } = issueCode(config.secretKeys, purposeOf(token_hash))

  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const isKnown = (await mayBecomeUser(tx, context, email)) || user !== undefined
    const mayEnter = isKnown && isPerson(user)
    const { expires_at } = one(
      await tx
        .insert(pendingSignIns)
        .values({ email, token_hash, identity, ...stored })
        .returning({ expires_at: pendingSignIns.expires_at }),
    )
    await mailer.deliverLater(tx, signInCodeMail(mayEnter ? email : null, code, expires_at))
  })
  return { token, code }
}

/** A wrong code costs one of five tries; the right one is good once. */
export async function exchangeCode(
  context: Context,
  token: string,
  typed: string,
  client: Client,
): Promise<SignIn> {
  const { db, config } = context
  await limitExchanges(context, client)

  const token_hash = hashToken(token)

  const exchange = async (tx: Tx): Promise<SignIn> => {
    const [pending] = await lockSelected(
      tx
        .select({
          ...getTableColumns(pendingSignIns),
          is_past: isExpired(pendingSignIns.expires_at),
        })
        .from(pendingSignIns)
        .where(eq(pendingSignIns.token_hash, token_hash)),
    )
    if (pending === undefined) return { outcome: 'not_pending' }

    const isRight = isRightCode(config.secretKeys, purposeOf(token_hash), pending, typed)
    const admitted = isRight ? await admit(tx, context, pending.email) : undefined
    if (admitted === undefined) {
      await tx
        .update(pendingSignIns)
        .set({ failures: sql`${pendingSignIns.failures} + 1` })
        .where(eq(pendingSignIns.id, pending.id))
      context.log.warn(
        { email: emailHash(config.secretKeys, pending.email) },
        'sign-in code refused',
      )
      return { outcome: 'code_refused', email: pending.email }
    }

    await tx.delete(pendingSignIns).where(eq(pendingSignIns.id, pending.id))
    const identity = await unlessTaken(tx, pending.identity)
    return finishSignIn(tx, context, { ...admitted, identity }, client)
  }
  return retryOnConflict(() => db.transaction(exchange))
}

/** The user of the address; whoever proves a new address becomes one, if they may. */
async function admit(tx: Tx, services: Services, email: string): Promise<Admitted | undefined> {
  const made = (await mayBecomeUser(tx, services, email))
    ? await tx.insert(users).values({ email }).onConflictDoNothing().returning({ id: users.id })
    : []
  const user = await findUserByEmail(tx, email)
  return user && isPerson(user) ? { user, isNew: made.length > 0, isProved: true } : undefined
}

/** Whoever acts with the token of an organization has an address, but no mailbox. */
const isPerson = (user: User | undefined) => !user?.acts_for_id

/**
 * Whether someone with this address may sign up. If sign-ups are closed, an invitation is the way in. An
 * address that was just taken from someone stays theirs for as long as they can undo that.
 */
export async function mayBecomeUser(tx: Tx, { config }: Services, email: string): Promise<boolean> {
  if (await isReserved(tx, email)) return false
  return config.signups === 'open' || (await isInvited(tx, email))
}

/** Bound to its sign-in: the right code of another is a wrong one. */
export function purposeOf(token_hash: Buffer): string {
  return `sign-in:${token_hash.toString('hex')}`
}
