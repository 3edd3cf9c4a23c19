import { expect, test } from 'vitest'
import { namesAt, startServer, temporaryDirectory } from '../support/processes/server-process.ts'
import { createEmptyDatabase } from '../support/run/databases.ts'
import { unique } from '../support/world/factories.ts'

test.runIf(process.env.DATABASE_URL)(
  'two processes that start on an empty database set it up once',
  { timeout: 300_000 },
  async () => {
    const DATABASE_URL = await createEmptyDatabase(unique('process'))
    const settings = { DATABASE_URL, SECRET_KEY: 'a secret that both processes share' }
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ ...settings, DATA_DIR: temporaryDirectory() })),
    )

    const [one, other] = await Promise.all(servers.map(namesAt))
    expect(one).toEqual(['Fernweh Coffee', 'Halide Audio'])
    expect(other).toEqual(one)
    for (const { kill } of servers) kill('SIGTERM')
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([{ code: 0 }, { code: 0 }])
  },
)
