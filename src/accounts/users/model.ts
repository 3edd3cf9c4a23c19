import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import type { User } from '../../tables/users/users.ts'
import { userRecord } from './record.ts'
import type { UserChanges } from './schema.ts'

export async function updateUser(db: Db, actor: Actor, changes: UserChanges): Promise<User> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, actor.user)
    return save(tx, actor, userRecord, 'update', before, changes)
  })
}
