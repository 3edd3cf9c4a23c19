import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { Unauthenticated } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { isOfGeneration, isRunning } from './credentials.ts'

/**
 * Requires a credential that is still good. It is called under the lock of the user, before what cannot be
 * taken back: a request may have begun before its credential was revoked.
 */
export async function requireLive(db: Reader, actor: Actor): Promise<void> {
  const { type } = actor.credential
  if (type === 'system') return

  const isLive =
    type === 'session' ? await isLiveSession(db, actor) : await isLiveAccessToken(db, actor)
  if (!isLive) throw new Unauthenticated()
}

async function isLiveSession(db: Reader, { user, credential }: Actor): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, credential.id ?? 0), eq(users.id, user.id), isOfGeneration))
  return found.length > 0
}

async function isLiveAccessToken(db: Reader, { user, credential }: Actor): Promise<boolean> {
  const isIt = and(
    eq(accessTokens.id, credential.id ?? 0),
    eq(accessTokens.user_id, user.id),
    isRunning,
  )
  return (await db.$count(accessTokens, isIt)) > 0
}
