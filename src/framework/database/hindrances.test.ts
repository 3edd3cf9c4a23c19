import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../../test/support/run/databases.ts'
import { unique } from '../../../test/support/world/factories.ts'
import { OutcomeUnknown } from '../errors.ts'
import { projectRoot } from '../project-root.ts'
import { isUnavailable } from './errors.ts'
import { hindranceOf } from './hindrances.ts'
import { openPool } from './pool.ts'

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

test.each([
  ['server_connections', failure('sorry, too many clients already', { code: '53300' })],
  ['pooler_connections', failure('query_wait_timeout', { code: '08P01' })],
  [
    'pooler_connections',
    failure('no more connections allowed (max_client_conn)', { code: '08P01' }),
  ],
  [
    'server_connections',
    failure('server login has been failing, cached error: sorry, too many clients already', {
      code: '08P01',
    }),
  ],
  ['lock', failure('canceling statement due to lock timeout', { code: '55P03' })],
  ['statement', failure('canceling statement due to statement timeout', { code: '57014' })],
  ['conflict', failure('deadlock detected', { code: '40P01' })],
  ['disk', failure('could not extend file: No space left on device', { code: '53100' })],
  ['disk', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
  ['memory', failure('out of memory', { code: '53200' })],
  ['read_only', failure('cannot execute INSERT', { code: '25006' })],
  ['silent', failure('Query read timeout')],
  ['silent', failure('connect ETIMEDOUT', { code: 'ETIMEDOUT' })],
  ['away', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['away', failure('the database system is starting up', { code: '57P03' })],
  ['away', new OutcomeUnknown({ cause: failure('Connection terminated unexpectedly') })],
])('what is in the way is %s', (hindrance, error) => {
  expect(isUnavailable(error)).toBe(true)
  expect(hindranceOf(new Error('Failed query', { cause: error }))).toBe(hindrance)
})

test('the runbook says what to do about each', () => {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
  const known = [...read('src/framework/database/hindrances.ts').matchAll(/^ {2}\| '(\w+)'$/gm)]
  const runbook = read('docs/runbook.md')
  expect(known.length).toBeGreaterThan(10)
  expect(known.filter(([, name]) => !runbook.includes(`\`${name}\``))).toEqual([])
})

describe.runIf(process.env.DATABASE_URL)('what a server says', () => {
  const refusalAt = async (connectionString: string) => {
    const client = new pg.Client({ connectionString })
    const error = await client.connect().then(
      () => undefined,
      (refusal) => refusal,
    )
    await client.end().catch(() => {})
    return [isUnavailable(error), hindranceOf(error)]
  }

  test('tells a full database from a user with too many connections', async () => {
    const url = new URL(await createDatabase(unique('hindrances')))
    const admin = new pg.Client({ connectionString: url.href })
    await admin.connect()
    const [database, role] = [
      url.pathname.slice(1),
      unique('narrow').replace(/\W/g, '_').toLowerCase(),
    ]
    const password = randomBytes(16).toString('hex')
    await admin.query(`create role ${role} login password '${password}' connection limit 0`)
    url.username = role
    url.password = password

    expect(await refusalAt(url.href)).toEqual([true, 'role_connections'])
    await admin.query(`alter role ${role} connection limit -1`)
    await admin.query(`alter database "${database}" connection limit 0`)
    expect(await refusalAt(url.href)).toEqual([true, 'database_connections'])
    await admin.query(`alter database "${database}" connection limit -1`)
    await admin.query(`drop role ${role}`)
    await admin.end()
  })

  test('tells a pool that is too small from a database that is silent', async () => {
    const pool = openPool({ connectionString: process.env.DATABASE_URL, max: 1 })
    const taken = await pool.connect()
    // From here on: to connect takes longer than that on a busy machine.
    pool.options.connectionTimeoutMillis = 50
    const error = await pool.connect().catch((refusal) => refusal)
    taken.release()
    await pool.end()

    expect(isUnavailable(error)).toBe(true)
    expect([hindranceOf(error, 2000), hindranceOf(error, 9000)]).toEqual(['pool', 'silent'])
  })
})
