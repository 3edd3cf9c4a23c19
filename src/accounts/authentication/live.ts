import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { Unauthenticated } from '../../framework/errors.ts'
import { accessTokens } from '../../tables/access-tokens.ts'
import type { Actor } from '../../tables/actor.ts'
import { sessions } from '../../tables/sessions.ts'

/**
 * Asked under the lock of the user, before what cannot be taken back: a request may have begun before its
 * credential was revoked.
 */
export async function requireLive(db: Reader, { user, credential }: Actor): Promise<void> {
  if (credential.type === 'system') return

  const table = credential.type === 'session' ? sessions : accessTokens
  const isIt = and(eq(table.id, credential.id ?? 0), eq(table.user_id, user.id))
  if ((await db.$count(table, isIt)) === 0) throw new Unauthenticated()
}
