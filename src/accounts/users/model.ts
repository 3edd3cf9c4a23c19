import { eq } from 'drizzle-orm'
import { changesBetween, recordAudit } from '../../activity/audit/record.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Actor } from '../../tables/actor.ts'
import { type User, users } from '../../tables/users.ts'
import { lockUser } from './queries.ts'
import type { UserChanges } from './schema.ts'

export async function updateUser(db: Db, actor: Actor, changes: UserChanges): Promise<User> {
  return db.transaction((tx) => saveUser(tx, actor, changes))
}

/** Saying again what is so already changes nothing, `updated_at` included. */
export async function saveUser(
  tx: Tx,
  actor: Actor,
  changes: UserChanges & { email?: string },
): Promise<User> {
  const before = await lockUser(tx, actor.user)
  const changed = changesBetween(before, changes)
  if (Object.keys(changed).length === 0) return before

  const user = one(
    await tx
      .update(users)
      .set({ ...changes, updated_at: currentTime })
      .where(eq(users.id, before.id))
      .returning(),
  )
  await recordAudit(tx, actor, {
    action: 'update',
    record_type: 'User',
    record_id: user.id,
    changes: changed,
  })
  return user
}
