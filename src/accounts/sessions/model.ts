import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { sessions } from '../../tables/sessions.ts'
import { currentSessionId } from './queries.ts'
import { sessionRecord } from './record.ts'

/** Deleting the row is all it takes: every process looks the session up on every request. */
export async function revokeSession(db: Db, actor: Actor, { id }: { id: number }): Promise<void> {
  await db.transaction((tx) => revoke(tx, actor, eq(sessions.id, id)))
}

/** Signs out everywhere but here. Gives the number of sessions that were ended. */
export async function revokeOtherSessions(db: Db, actor: Actor): Promise<number> {
  const currentId = currentSessionId(actor)
  const others = currentId === null ? undefined : ne(sessions.id, currentId)
  return db.transaction((tx) => revoke(tx, actor, others))
}

async function revoke(tx: Tx, actor: Actor, which: ReturnType<typeof and>): Promise<number> {
  const revoked = await tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, actor.user.id), which))
    .returning()
  for (const session of revoked) await audit(tx, actor, sessionRecord, 'destroy', session)
  return revoked.length
}
