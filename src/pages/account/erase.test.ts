import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { ratings } from '../../tables/collabs/ratings.ts'
import { type User, users } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { eraseUser } from './erase.ts'

test('what was said of someone is erased with them, and what they said stays without a name', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const path = `/submissions/${work.id}/ratings.json`
  const marks = { as_agreed: 5, easy: 4, answered_in_time: 3 }
  await work.asAdmin.post(path, { rating: { ...marks, reliable: 5 } })
  await work.asCreator.post(path, { rating: { ...marks, paid_in_time: 5 } })

  const [user] = await db.select().from(users).where(eq(users.id, work.creator.id))
  await db.transaction((tx) => eraseUser(tx, user as User))
  const left = await db.select().from(ratings).where(eq(ratings.submission_id, work.submission.id))
  expect(left).toMatchObject([{ side: 'creator', user_id: null }])
})

test('events of the organization do not name them any more', async () => {
  const work = await createApplication()
  await go(work, 'withdrawal')
  const path = `/organizations/${encodeId('Organization', work.collab.organization_id)}/events.json`
  const named = async () =>
    (await work.asAdmin.get(path)).body.split(encodeId('User', work.creator.id)).length - 1
  expect(await named()).toBeGreaterThan(1)
  const [user] = await db.select().from(users).where(eq(users.id, work.creator.id))
  await db.transaction((tx) => eraseUser(tx, user as User))
  expect(await named()).toBe(0)
})
