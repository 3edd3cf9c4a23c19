import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { moveClock } from '../../platforms/simulated/clock.ts'
import {
  businessTime,
  databaseTime,
  hasPassed,
  hearMovedSeconds,
  readMovedSeconds,
  refuseMovedClock,
  setMovedSeconds,
} from './clock.ts'

const week = 7 * 24 * 3600
const move = (seconds: number) => db.transaction((tx) => moveClock(tx, context, seconds))

test('statements that were planned before see the moved clock, on every connection', async () => {
  const question = {
    name: 'how-far',
    text: 'select extract(epoch from troupe_now() - now())::int as seconds where $1::int > 0',
    values: [1],
  }
  // The embedded database has a single connection.
  const clients = await Promise.all(
    Array.from({ length: context.config.databaseUrl === undefined ? 0 : 3 }, () =>
      context.pool.connect(),
    ),
  )
  const ask = async () => {
    const asked = clients.length > 0 ? clients : [context.pool]
    const answers = await Promise.all(asked.map((client) => client.query(question)))
    return new Set(answers.map(({ rows }) => rows[0].seconds))
  }
  try {
    // After five times a plan is kept for good.
    for (let times = 0; times < 7; times += 1) expect(await ask()).toEqual(new Set([0]))
    await move(week)
    expect(await ask()).toEqual(new Set([week]))
    await move(week)
    expect(await ask()).toEqual(new Set([2 * week]))
  } finally {
    for (const client of clients) client.release()
  }
})

test('what the database fills in follows the clock, and whoever is signed in stays so', async () => {
  const earlier = await createUser(db)
  const browser = await withSession(earlier)
  const [inSixDays, inEightDays] = [6, 8].map((days) =>
    new Date(databaseTime() + days * 24 * 3600 * 1000).toISOString(),
  ) as [string, string]
  await move(week)

  const later = await createUser(db)
  expect(Date.parse(later.created_at) - Date.parse(earlier.created_at)).toBeGreaterThanOrEqual(
    week * 1000,
  )
  expect([hasPassed(inSixDays), hasPassed(inEightDays)]).toEqual([true, false])
  await move(week * 8)
  expect((await browser.get('/organizations')).statusCode).toBe(200)
  expect(Math.round((businessTime() - databaseTime()) / 1000)).toBe(week * 9)
})

test('those who move it at the same time do not lose each other', async () => {
  await Promise.all([move(60), move(600), move(6000)])
  expect(await readMovedSeconds(db)).toBe(6660)
})

test('one answer from before a move does not take it back, two do', () => {
  setMovedSeconds(60)
  hearMovedSeconds(0)
  expect(Math.round((businessTime() - databaseTime()) / 1000)).toBe(60)
  hearMovedSeconds(0)
  expect(Math.round((businessTime() - databaseTime()) / 1000)).toBe(0)
})

test('a move that is undone has moved nothing', async () => {
  const undone = db.transaction(async (tx) => {
    await moveClock(tx, context, week)
    throw new Error('Never mind')
  })
  await expect(undone).rejects.toThrow('Never mind')
  expect(await readMovedSeconds(db)).toBe(0)
})

test('months that the clock can reach have their place', async () => {
  await move(week * 12)
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select to_regclass('post_snapshots_' || to_char(month, 'YYYY_MM'))::text as name
    from generate_series(troupe_now(), troupe_now() + interval '2 months', '1 month') month`)
  expect(rows.filter(({ name }) => name !== null)).toHaveLength(3)
})

test('nobody moves it in production, and a database where it was moved is refused there', async () => {
  const earnest = { config: { ...context.config, trial: false } }
  await expect(db.transaction((tx) => moveClock(tx, earnest, 60))).rejects.toThrow(
    'Only the clock of a trial',
  )
  await refuseMovedClock(db)
  await move(60)
  await expect(refuseMovedClock(db)).rejects.toThrow('time was let pass')
})
