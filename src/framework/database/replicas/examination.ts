import pg from 'pg'
import { identity } from './age.ts'
import { patienceMs } from './way.ts'

type Answer = {
  version: string
  is_replica: boolean
  identity: string
  behind: string | null
  receives: boolean
}

const question = `select current_setting('server_version') as version, pg_is_in_recovery() as is_replica,
  ${identity} as identity, pg_last_wal_replay_lsn() - $1 as behind,
  exists (select from pg_stat_wal_receiver) as receives`

/** Says how a replica of the primary does. Throws where it could not be used. */
export async function examineReplica(primaryUrl: string, url: string): Promise<string> {
  const of = await ask(
    primaryUrl,
    `select ${identity} as identity, pg_current_wal_flush_lsn() as position`,
    [],
  )
  const answer = (await ask(url, question, [of.position])) as Answer
  if (!answer.is_replica) throw new Error('It is no replica: it takes writes of its own.')
  if (answer.identity !== of.identity) throw new Error('It is a replica of another database.')
  const bytes = Math.max(0, -Number(answer.behind))
  if (bytes > 0 && !answer.receives)
    throw new Error(`It is ${bytes} bytes behind, and receives nothing: its own log says why.`)
  const lag = bytes === 0 ? 'up to date' : `${bytes} bytes behind`
  return `PostgreSQL ${answer.version}, ${lag}.`
}

async function ask(connectionString: string, text: string, values: unknown[]) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patienceMs * 5,
    query_timeout: patienceMs * 5,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text, values)).rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}
