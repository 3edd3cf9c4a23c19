import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import type { Services } from '../../../framework/context.ts'
import { realTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { hashToken, randomToken } from '../../../framework/secrets.ts'
import type { Actor } from '../../../tables/actor.ts'
import { sessions } from '../../../tables/users/credentials/sessions.ts'
import type { User } from '../../../tables/users/users.ts'
import { deviceName } from '../../../vocabulary/people/device-name.ts'
import { linkIdentity } from '../../identities/model.ts'
import { generationOf } from '../../sessions/generation.ts'
import { lastMoment } from '../../sessions/lifetime.ts'
import { sessionRecord } from '../../sessions/record.ts'
import { type FirstStep, openPendingTwoFactor } from '../../two-factor/model.ts'
import { userRecord } from '../../users/record.ts'
import { notifyNewSignIn } from '../notices.ts'

/** The browser or program at the other end. */
export type Client = {
  ip: string
  user_agent: string
  /** The token of the session that it had before. */
  formerToken: string | undefined
}

/** Someone who may come in. New is whoever became a user just now. */
export type Admitted = FirstStep & { isNew: boolean }

type SignedIn = { outcome: 'signed_in'; session_token: string; user: User }

export type Entered =
  | SignedIn
  | { outcome: 'two_factor_required'; pending_two_factor_token: string }

/** Goes on after the first step of a sign-in, whichever it was, with the second factor or the session. */
export async function finishSignIn(
  tx: Tx,
  services: Services,
  admitted: Admitted,
  client: Client,
): Promise<Entered> {
  return admitted.user.totp_secret === null
    ? openSession(tx, services, admitted, client)
    : {
        outcome: 'two_factor_required',
        pending_two_factor_token: await openPendingTwoFactor(tx, admitted),
      }
}

/** Called once all that the account asks for has been shown. */
export async function openSession(
  tx: Tx,
  services: Services,
  { user, isNew, isProved, identity }: Admitted,
  client: Client,
): Promise<SignedIn> {
  const { ip, user_agent, formerToken } = client
  const token = randomToken()
  const session = await insertRow(tx, sessions, {
    user_id: user.id,
    generation: generationOf(user),
    token_hash: hashToken(token),
    ip,
    user_agent,
    expires_at: lastMoment(services.config),
    proved_at: isProved ? realTime : never,
  })
  const name = deviceName(user_agent)
  const actor = {
    user: { ...user, two_factor: user.totp_secret !== null },
    credential: { type: 'session' as const, id: session.id, name, isProved },
    ip,
    user_agent,
  }
  if (isNew) await audit(tx, actor, userRecord, 'create', user)
  await audit(tx, actor, sessionRecord, 'create', session)
  if (identity) await linkIdentity(tx, services, actor, identity, { isNew })
  await endFormerSession(tx, actor, formerToken)
  await notifyNewSignIn(tx, services, session)
  return { outcome: 'signed_in', session_token: token, user }
}

/** A moment so long ago that no proof of then is good any more. */
const never = sql`to_timestamp(0)`

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
