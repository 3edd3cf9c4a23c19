import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Actor } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { sessions } from './table.ts'

/** Deleting the row is all it takes: every process looks the session up on every request. */
export async function revokeSession(db: Db, actor: Actor, { id }: { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.user_id, actor.user.id)))
    await recordAudit(tx, actor, { action: 'destroy', record_type: 'Session', record_id: id })
  })
}
