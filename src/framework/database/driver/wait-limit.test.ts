import { EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { withoutWaitLimit } from './wait-limit.ts'

/** A connection to nowhere, which is there at once. */
class Instant extends EventEmitter {
  _queryable = true
  connect(done: (error: Error | null) => void) {
    done(null)
  }
  end(done?: () => void) {
    done?.()
  }
}

/** Its only connection can be taken by one, and others give up soon. */
function openSmallPool() {
  const Client = Instant as unknown as typeof pg.Client
  return new pg.Pool({ Client, max: 1, connectionTimeoutMillis: 20 })
}

test('whoever waits for a connection gives up after a while', async () => {
  const pool = openSmallPool()
  await pool.connect()

  await expect(pool.connect()).rejects.toThrow('timeout')
})

test('whoever waits during long work does not, and then again', async () => {
  const pool = openSmallPool()
  const taken = await pool.connect()
  const other = openSmallPool()
  await other.connect()

  const waited = await withoutWaitLimit(pool, async () => {
    const waiting = pool.connect()
    await expect(other.connect()).rejects.toThrow('timeout')
    taken.release()
    return waiting
  })

  expect(waited).toBe(taken)
  await expect(pool.connect()).rejects.toThrow('timeout')
})

test('the limit is as it was once all of several works are done, in whatever order', async () => {
  const pool = openSmallPool()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const works = [first, second].map(({ promise }) => withoutWaitLimit(pool, () => promise))
  first.resolve()
  await works[0]
  expect(pool.options.connectionTimeoutMillis).toBe(0)
  second.resolve()
  await works[1]
  expect(pool.options.connectionTimeoutMillis).toBe(20)
})
