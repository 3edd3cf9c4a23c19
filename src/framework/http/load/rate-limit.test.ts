import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db } from '../../../../test/support/helper.ts'
import { unique } from '../../../../test/support/world/factories.ts'
import { uniqueEmail, visitor } from '../../../../test/support/world/sign-in.ts'
import { Overloaded } from '../../errors.ts'
import { limitRate, rateCounts } from './rate-limit.ts'

const limitOf = () => ({ key: unique('limit'), most: 2, seconds: 60 })

async function rowOf({ key }: { key: string }) {
  const [row] = await db
    .select({ row: rateCounts, version: sql<string>`xmin::text` })
    .from(rateCounts)
    .where(eq(rateCounts.key, key))
  return row
}

test('tries are counted up to the limit, and those past it change nothing', async () => {
  const limit = limitOf()
  await limitRate(db, limit)
  await limitRate(db, limit)
  const full = await rowOf(limit)

  for (let round = 0; round < 5; round += 1) {
    await expect(limitRate(db, limit)).rejects.toBeInstanceOf(Overloaded)
  }

  expect(full?.row.count).toBe(2)
  expect(await rowOf(limit)).toEqual(full)
})

test('a refusal says when to come back', async () => {
  const limit = { ...limitOf(), most: 1 }
  await limitRate(db, limit)

  const refusal = await limitRate(db, limit).catch((error) => error)

  expect(refusal.retryAfterSeconds).toBeGreaterThan(1)
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('a window that is over begins anew', async () => {
  const limit = { ...limitOf(), most: 1 }
  await limitRate(db, limit)
  await db
    .update(rateCounts)
    .set({ resets_at: sql`now() - interval '1 second'` })
    .where(eq(rateCounts.key, limit.key))

  await limitRate(db, limit)

  expect((await rowOf(limit))?.row.count).toBe(1)
  await expect(limitRate(db, limit)).rejects.toBeInstanceOf(Overloaded)
})

test('however many run at once, no more than the limit succeed', async () => {
  const limit = limitOf()

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => limitRate(db, limit)))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('a network past its limit adds no row for the addresses it makes up', async () => {
  const client = await visitor({ SIGN_IN_LIMIT_PER_IP: '1' })
  await client.post('/session', { email_address: uniqueEmail() })
  const before = await db.$count(rateCounts)

  for (let round = 0; round < 5; round += 1) {
    const refused = await client.post('/session', { email_address: uniqueEmail() })
    expect(refused.statusCode).toBe(503)
  }

  expect(await db.$count(rateCounts)).toBe(before)
})

test('answers tell of the limits that were counted, except of those that say something of others', async () => {
  const { headers } = await anonymous.get('/discover/campaigns.json')
  expect(headers['ratelimit-policy']).toBe('"discover-from";q=600;w=600')
  expect(headers.ratelimit).toMatch(/^"discover-from";r=\d+;t=\d+$/)

  const client = await visitor({ SIGN_IN_LIMIT_PER_IP: '1' })
  const asked = await client.post('/session', { email_address: uniqueEmail() })
  const refused = await client.post('/session', { email_address: uniqueEmail() })
  expect(asked.headers['ratelimit-policy']).toBe('"sign-in-network";q=1;w=900')
  expect(asked.headers.ratelimit).toMatch(/^"sign-in-network";r=0;t=(900|89\d)$/)
  expect(refused.headers.ratelimit).toMatch(/^"sign-in-network";r=0;t=/)
  expect((await anonymous.get('/help.json')).headers).not.toHaveProperty('ratelimit')
})
