import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { createCampaign, createUser } from '../../../test/support/world/factories.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { withoutData } from '../log.ts'
import { isDangling, isUniqueViolation, retryOnConflict } from './errors.ts'

const secret = 'a text that nobody else may see'

const failureOf = (write: PromiseLike<unknown>) =>
  Promise.resolve(write).then(
    () => expect.unreachable(),
    (error: Error) => error,
  )

const insertIntoNothing = () =>
  failureOf(db.insert(campaigns).values({ organization_id: 0, name: secret, currency: 'usd' }))

test('what refers to a record that is gone is told from what others still refer to', async () => {
  const { organization_id } = await createCampaign(db)

  const dangling = await insertIntoNothing()
  const referred = await failureOf(
    db.delete(organizations).where(eq(organizations.id, organization_id)),
  )

  expect([dangling, referred].map(isDangling)).toEqual([true, false])
  expect([dangling, referred].map(isUniqueViolation)).toEqual([false, false])
})

test('a failed statement is logged without what it was to write', async () => {
  const error = await insertIntoNothing()
  expect(JSON.stringify([error.message, error.stack])).toContain(secret)

  const logged = JSON.stringify(withoutData(error))

  expect(logged).not.toContain(secret)
  expect(logged).toContain('insert into')
  expect(logged).toContain('errors.test.ts')
})

test('what a unique index refused is tried once more, and nothing else is', async () => {
  const { email } = await createUser(db)
  const conflict = () => createUser(db, { email })
  const tried: string[] = []
  const trying = (name: string, act: () => Promise<unknown>) => () => {
    tried.push(name)
    return act()
  }

  const first = trying('first', () => (tried.length === 1 ? conflict() : Promise.resolve('done')))
  expect(await retryOnConflict(first)).toBe('done')
  expect(isUniqueViolation(await failureOf(retryOnConflict(trying('twice', conflict))))).toBe(true)
  const other = trying('once', () => Promise.reject(new Error('other')))
  expect((await failureOf(retryOnConflict(other))).message).toBe('other')

  expect(tried).toEqual(['first', 'first', 'twice', 'twice', 'once'])
})
