import { eq, sql } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { isRightCode, issueCode } from '../../framework/codes.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { limitRate } from '../../framework/http/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'
import { emailHash, hashToken, randomToken } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { pendingSignIns, sessions } from '../../tables/sessions.ts'
import { type User, users } from '../../tables/users.ts'
import { deviceName } from '../../vocabulary/device-name.ts'
import { mailboxOf } from '../../vocabulary/email.ts'
import { lastMoment } from '../sessions/lifetime.ts'
import { sessionRecord } from '../sessions/record.ts'
import { openPendingTwoFactor } from '../two-factor/model.ts'
import { findUserByEmail } from '../users/queries.ts'
import { userRecord } from '../users/record.ts'
import { limitRequests } from './limits.ts'
import { signInCodeMail } from './mailer.tsx'
import { notifyNewSignIn } from './notices.ts'
import { isInvited, isReserved } from './queries.ts'

/** The browser or program at the other end. */
export type Client = {
  ip: string
  user_agent: string
  /** What it was signed in with before. */
  formerToken: string | undefined
}

type SignedIn = { outcome: 'signed_in'; session_token: string; user: User }

export type SignIn =
  | SignedIn
  | { outcome: 'two_factor_required'; pending_two_factor_token: string }
  | { outcome: 'code_refused'; email?: string }
  | { outcome: 'not_pending' }

/**
 * Sends a code and gives the token that must be sent back with it. Neither the answer nor the time
 * it takes depends on whether the address is known: a stranger's mail is written but not sent.
 */
export async function requestSignIn(
  context: Context,
  email: string,
  { ip, isKnownDevice }: { ip: string; isKnownDevice: boolean },
): Promise<{ token: string; code: string }> {
  const { db, config, mailer } = context
  await limitRequests(context, mailboxOf(email), networkOf(ip), isKnownDevice)

  const token = randomToken()
  const token_hash = hashToken(token)
  const { code, stored } = issueCode(config.secretKeys, purposeOf(token_hash))

  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const mayEnter = (await mayBecomeUser(tx, context, email)) || user !== undefined
    await tx.insert(pendingSignIns).values({ email, token_hash, ...stored })
    await mailer.deliverLater(tx, signInCodeMail(mayEnter ? email : null, code))
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
  await limitRate(db, {
    key: `exchange-ip:${networkOf(client.ip)}`,
    most: config.exchangeLimitPerIp,
    seconds: 900,
  })

  const token_hash = hashToken(token)

  return db.transaction(async (tx) => {
    const [pending] = await tx
      .select()
      .from(pendingSignIns)
      .where(eq(pendingSignIns.token_hash, token_hash))
      .for('update')
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
    const { user } = admitted
    return user.totp_secret === null
      ? openSession(tx, context, admitted, client)
      : {
          outcome: 'two_factor_required',
          pending_two_factor_token: await openPendingTwoFactor(tx, user),
        }
  })
}

/** Someone who may come in. New is whoever became a user just now, by proving their address. */
type Admitted = { user: User; isNew: boolean }

/** Called once all that the account asks for has been shown. */
export async function openSession(
  tx: Tx,
  services: Services,
  { user, isNew }: Admitted,
  client: Client,
): Promise<SignedIn> {
  const { ip, user_agent, formerToken } = client
  const token = randomToken()
  const expires_at = lastMoment(services.config)
  const session = one(
    await tx
      .insert(sessions)
      .values({ user_id: user.id, token_hash: hashToken(token), ip, user_agent, expires_at })
      .returning(),
  )
  const name = deviceName(user_agent)
  const actor = {
    user: { ...user, two_factor: user.totp_secret !== null },
    credential: { type: 'session' as const, id: session.id, name, isProved: true },
    ip,
    user_agent,
  }
  if (isNew) await audit(tx, actor, userRecord, 'create', user)
  await audit(tx, actor, sessionRecord, 'create', session)
  await endFormerSession(tx, actor, formerToken)
  await notifyNewSignIn(tx, services, session)
  return { outcome: 'signed_in', session_token: token, user }
}

/** The user of the address; whoever proves a new address becomes one, if they may. */
async function admit(tx: Tx, services: Services, email: string): Promise<Admitted | undefined> {
  const made = (await mayBecomeUser(tx, services, email))
    ? await tx.insert(users).values({ email }).onConflictDoNothing().returning({ id: users.id })
    : []
  const user = await findUserByEmail(tx, email)
  return user && { user, isNew: made.length > 0 }
}

/**
 * Where sign-ups are closed, an invitation is the way in. An address that was just taken from someone
 * stays theirs for as long as they can undo that.
 */
async function mayBecomeUser(tx: Tx, { config }: Services, email: string): Promise<boolean> {
  if (await isReserved(tx, email)) return false
  return config.signups === 'open' || (await isInvited(tx, email))
}

/** A browser has one session: whoever signs in with it again leaves none behind. */
async function endFormerSession(
  tx: Tx,
  actor: Actor,
  formerToken: string | undefined,
): Promise<void> {
  if (formerToken === undefined) return
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.token_hash, hashToken(formerToken)))
    .returning()
  for (const session of ended) await audit(tx, actor, sessionRecord, 'destroy', session)
}

/** Bound to its sign-in: the right code of another is a wrong one. */
function purposeOf(token_hash: Buffer): string {
  return `sign-in:${token_hash.toString('hex')}`
}
