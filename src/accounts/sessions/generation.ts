import { eq, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { deleteEndedSessions } from './jobs.ts'

/**
 * The generation of a session that begins now. If all are ended at the same moment, this one is ended with
 * them or begins after it. Keeps the user from being deleted until the session is written, within the
 * statement that writes it.
 */
export function generationOf({ id }: { id: number }): SQL {
  return sql`(select session_generation from users where id = ${id} for key share)`
}

/**
 * Ends all sessions of someone, but one if it is given. Takes as long for a million as for one: they are
 * of an earlier generation from now on, which is asked wherever a session is recognised. Ask for the
 * lock of the user first, and then whether the session that is kept is still live.
 */
export async function endSessions(
  tx: Tx,
  { queue }: Pick<Services, 'queue'>,
  { id: user_id }: { id: number },
  keptId: number | null = null,
): Promise<void> {
  const { generation } = one(
    await tx
      .update(users)
      .set({ session_generation: sql`${users.session_generation} + 1` })
      .where(eq(users.id, user_id))
      .returning({ generation: users.session_generation }),
  )
  if (keptId !== null) {
    await tx.update(sessions).set({ generation }).where(eq(sessions.id, keptId))
  }
  await queue.enqueue(tx, deleteEndedSessions, { user_id })
}
