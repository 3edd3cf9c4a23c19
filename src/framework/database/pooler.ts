import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

const tries = 5

/**
 * Refuses a pooler that gives each transaction another session, as PgBouncer does in its transaction mode.
 * Prepared statements, time limits and what listens to changes belong to a session, so requests would fail at
 * random.
 */
export async function refuseSharedSessions(
  connectionString: string,
  connectMs: number,
): Promise<void> {
  const options = { connectionString, connectionTimeoutMillis: connectMs, query_timeout: connectMs }
  const [first, second] = [new pg.Client(options), new pg.Client(options)]
  for (const client of [first, second]) client.on('error', () => {})
  try {
    await first.connect()
    const session = await sessionOf(first)
    // A server names the session as it is opened. Where it is another, someone stands between.
    if (session === (first as unknown as { processID: number }).processID) return

    await second.connect()
    for (let round = 0; round < tries; round += 1) {
      // While its transaction is open, the second has a session that others cannot have: that of the first,
      // if it is given back after each statement.
      await second.query('begin')
      await sessionOf(second)
      const laterSession = await sessionOf(first)
      await second.query('commit')
      if (laterSession !== session) throw pooled()
    }
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

const pooled = () =>
  new StartRefused(
    'DATABASE_LISTEN_URL, or DATABASE_URL without it, leads to a pooler that gives each transaction another session, such as PgBouncer with pool_mode=transaction: set DATABASE_LISTEN_URL to the PostgreSQL server itself, or use a pooler with pool_mode=session.',
  )
