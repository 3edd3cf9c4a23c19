import { and, eq } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Actor, Author } from '../../tables/actor.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { requireLive } from '../authentication/live.ts'
import { userRecord } from '../users/record.ts'
import { endSessions } from './generation.ts'
import { currentSessionId } from './queries.ts'
import { sessionRecord } from './record.ts'

/** Deleting the row is all it takes: every process looks the session up on every request. */
export async function revokeSession(db: Db, actor: Actor, { id }: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const revoked = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.user_id, actor.user.id)))
      .returning()
    for (const session of revoked) await audit(tx, actor, sessionRecord, 'destroy', session)
  })
}

/** Signs out everywhere but here, however many sessions that are. */
export async function revokeOtherSessions(context: Context, actor: Actor): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await lock(tx, userRecord, actor.user)
    // Someone may just have signed this one out from elsewhere: it must not come back to life.
    await requireLive(tx, actor)
    await endSessions(tx, context, user, currentSessionId(actor))
    await audit(tx, actor, userRecord, 'end_sessions', user)
  })
}

/** Signs somebody out everywhere, for those who run the installation. */
export async function signOutEverywhere(
  context: Pick<Context, 'db' | 'queue'>,
  author: Author,
  person: { id: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await lock(tx, userRecord, person)
    await endSessions(tx, context, user)
    await audit(tx, author, userRecord, 'sign_out', user)
  })
}
