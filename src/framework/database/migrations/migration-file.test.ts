import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../../../test/support/processes/server-process.ts'
import { createDatabase } from '../../../../test/support/run/databases.ts'
import { unique } from '../../../../test/support/world/factories.ts'
import { runFile } from './migration-file.ts'

test.runIf(process.env.DATABASE_URL)(
  'a change of a table in use lets others pass, and is made once it is free',
  { timeout: 60_000 },
  async () => {
    const connectionString = await createDatabase(unique('migration'))
    const [migrating, reading, other] = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new pg.Client({ connectionString })
        await client.connect()
        return client
      }),
    )
    if (!migrating || !reading || !other) throw new Error('not connected')
    const path = join(temporaryDirectory(), '0001_change.sql')
    writeFileSync(path, 'alter table users add column extra text;')
    const lines: string[] = []
    const { promise: isHeld, resolve } = Promise.withResolvers<void>()
    const keep = (line: string) => {
      lines.push(line)
      resolve()
    }
    const log = pino({}, { write: keep })

    await reading.query('begin; select 1 from users limit 1')
    const done = runFile({ client: migrating, log }, path, async () => {})
    await isHeld
    await other.query('select from users')
    await reading.query('commit')
    await done

    await other.query('select extra from users')
    expect(lines[0]).toContain('"tries":1')
    expect(lines.at(-1)).toMatch(/"file":"0001_change.sql","ms":\d+,"msg":"database changed"/)
    await Promise.all([migrating, reading, other].map((client) => client.end()))
  },
)
