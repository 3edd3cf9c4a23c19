import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { context, db } from '../../../../test/support/helper.ts'
import { statement } from './statement.ts'
import { watchStatements } from './statement-watch.ts'

afterEach(() => watchStatements(0, context.log))

test('statements that take long are told, however they are sent, and nothing of their values', async () => {
  const log = { warn: vi.fn() }
  const slow = vi.fn()
  watchStatements(1, log, { slow, statement: () => {}, repeated: () => {} })
  const wait = (way: string) => `select pg_sleep(0.05), '${way}' as way, $1::text as value`

  await db.execute(sql`select pg_sleep(0.05), 'executed' as way, ${'secret'}::text as value`)
  await context.pool.query(wait('pool'), ['secret'])
  await db.sendPrepared(statement('slow-statement', wait('prepared')), ['secret'])
  await db.transaction((tx) => tx.execute(sql.raw(`select pg_sleep(0.05), 'transaction' as way`)))

  // Jobs of other tests may have taken long as well.
  const own = log.warn.mock.calls.filter((call) => JSON.stringify(call).includes('pg_sleep'))
  const told = JSON.stringify(own)
  for (const way of ['executed', 'pool', 'prepared', 'transaction']) expect(told).toContain(way)
  expect(told).not.toContain('secret')
  expect(slow).toHaveBeenCalledTimes(log.warn.mock.calls.length)
})

test('one that fails after long is told too, and of each how long the process itself was busy', async () => {
  const log = { warn: vi.fn() }
  watchStatements(50, log)
  // As a time limit of a server ends one, which the embedded database has none of.
  const ended = sql`select pg_sleep(0.2), 'ended', 1 / extract(epoch from now() - now())`
  await expect(db.execute(ended)).rejects.toThrow()
  const busy = setInterval(() => {
    const until = performance.now() + 15
    while (performance.now() < until);
  }, 5)
  await db.execute(sql`select pg_sleep(0.3), 'answered'`)
  clearInterval(busy)

  const told = (way: string) =>
    log.warn.mock.calls.map(([line]) => line).find(({ statement }) => statement.includes(way))
  expect(told("'ended'")).toMatchObject({ state: '22012' })
  expect(told("'ended'").process_busy_ms).toBeLessThan(told("'ended'").ms)
  expect(told("'answered'").process_busy_ms).toBeGreaterThan(50)
})

test('none is told where that is switched off', async () => {
  const log = { warn: vi.fn() }
  watchStatements(0, log)
  await db.execute(sql`select pg_sleep(0.01)`)
  expect(log.warn).not.toHaveBeenCalled()
})
