import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { message, readAll, readUser, signIn, tell } from '../../../test/support/reading/notices.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { nobody, notify } from './notify.ts'

function byNobody() {
  const [notifier, event] = signIn()
  return [notifier, { ...event, by: nobody }] as const
}

describe('notify', () => {
  test('writes one row for each recipient, however often they are named', async () => {
    const [a, b] = [await createUser(db), await createUser(db)]

    await db.transaction((tx) => notify(tx, context, [a.id, b.id, a.id], ...byNobody()))

    expect(await readAll(a)).toHaveLength(1)
    expect(await readAll(b)).toHaveLength(1)
  })

  test('tells nobody of what was rolled back', async () => {
    const user = await createUser(db)
    const failing = db.transaction(async (tx) => {
      await notify(tx, context, [user.id], ...byNobody())
      throw new Error('Changed our mind')
    })

    await expect(failing).rejects.toThrow('Changed our mind')
    expect(await readAll(user)).toEqual([])
    expect((await readUser(user)).notifications_count).toBe(0)
  })

  test('keeps the counts true when rows go', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    await tell(user, message())

    await db.delete(notifications).where(eq(notifications.user_id, user.id))

    expect(await readUser(user)).toMatchObject({
      notifications_count: 0,
      message_notifications_count: 0,
      unseen_notifications_count: 0,
    })
  })

  test('cannot be turned into something else later', async () => {
    const user = await createUser(db)
    await tell(user, signIn())
    const change = db
      .update(notifications)
      .set({ type: 'PayoutPaidNotifier' })
      .where(eq(notifications.user_id, user.id))

    await expect(change).rejects.toThrow()
    expect((await readAll(user))[0]?.type).toBe('NewSignInNotifier')
  })
})

describe.runIf(context.config.databaseUrl)('two bulk notices to the same people', () => {
  test('never wait for each other, in whatever order they name them', async () => {
    const people = [await createUser(db), await createUser(db), await createUser(db)]
    let begun = 0
    const both = Promise.withResolvers<void>()
    const tellAll = (order: typeof people) =>
      db.transaction(async (tx) => {
        begun += 1
        for (const [at, { id }] of order.entries()) {
          await notify(tx, context, [id], ...byNobody())
          if (at > 0) continue
          if (begun >= 2) both.resolve()
          await both.promise
        }
      })

    await Promise.all([tellAll(people), tellAll(people.toReversed())])

    // The work of a transaction that was chosen as a victim is done again.
    expect(begun).toBe(2)
    for (const person of people) expect(await readAll(person)).toHaveLength(2)
  })
})
