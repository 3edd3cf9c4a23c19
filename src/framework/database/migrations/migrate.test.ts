import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createEmptyDatabase } from '../../../../test/support/run/databases.ts'
import { unique } from '../../../../test/support/world/factories.ts'
import { oneAtATime } from './migrate.ts'

test.runIf(process.env.DATABASE_URL)(
  'whoever waits while another sets the database up is not bound by limits of its role',
  async () => {
    const address = new URL(await createEmptyDatabase(unique('limits')))
    const connect = async () => {
      const client = new pg.Client({ connectionString: address.href })
      await client.connect()
      return client
    }
    const [first, watching] = [await connect(), await connect()]
    await first.query('select pg_advisory_lock(7221001)')
    address.searchParams.set('options', '-c lock_timeout=20ms -c statement_timeout=20ms')
    const { promise: isWaiting, resolve } = Promise.withResolvers<void>()
    const log = pino({}, { write: () => resolve() })

    const second = oneAtATime(
      { connectionString: address.href, connectMs: 5000, log },
      async (client) => (await client.query('select pg_sleep(0.05), 1 as done')).rows[0].done,
    )
    await isWaiting
    await watching.query('select pg_sleep(0.1)')
    await first.query('select pg_advisory_unlock(7221001)')

    expect(await second).toBe(1)
    await Promise.all([first.end(), watching.end()])
  },
)
