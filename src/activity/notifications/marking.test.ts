import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { readUser } from '../../../test/support/reading/notices.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import type { Actor } from '../../tables/actor.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { users } from '../../tables/users/users.ts'
import { markAllRead, markRead, markSeen } from './model.ts'

describe.runIf(context.config.databaseUrl)('marking notifications from several sides', () => {
  test('never ends in a deadlock', async () => {
    const user = await createUser(db)
    const actor = { user: { ...user, unseen_notifications_count: 50 } } as unknown as Actor

    for (let round = 0; round < 25; round += 1) {
      await db.execute(sql`
        insert into notifications (user_id, type, record_type, record_id)
        select ${user.id}, 'SessionCreatedNotifier', 'Session', n from generate_series(1, 50) n`)
      const rows = await db.select().from(notifications).where(eq(notifications.user_id, user.id))
      await Promise.all([
        markSeen(db, actor),
        markAllRead(db, actor),
        ...rows.slice(0, 5).map((row) => markRead(db, actor, row)),
        // Whoever changes the user locks them first, and then what is theirs.
        db.transaction(async (tx) => {
          await tx.select().from(users).where(eq(users.id, user.id)).for('update')
          await tx.delete(notifications).where(eq(notifications.user_id, user.id))
        }),
      ])
    }
    await markAllRead(db, actor)

    expect((await readUser(user)).unseen_notifications_count).toBe(0)
  })
})
