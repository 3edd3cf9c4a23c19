import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, temporaryDirectory } from '../support/processes/server-process.ts'
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../support/servers/postgres-server.ts'
import { countBroken, races } from './races.ts'

const minutes = Number(process.env.CHAOS_MINUTES ?? 5)
const secondsEach = (minutes * 60) / 10 / races.length

describe.runIf(hasPostgres)('on two processes, with clocks ten minutes apart,', () => {
  let postgres: PostgresServer
  const lines: string[] = []

  beforeAll(async () => {
    const folder = join(temporaryDirectory(), 'postgres')
    mkdirSync(folder)
    postgres = await startPostgres(folder)
  })
  afterAll(async () => {
    await postgres.stop()
    process.stdout.write(
      `\n| Race | Pairs | Won | Wrong | Broken |\n| --- | --- | --- | --- | --- |\n`,
    )
    process.stdout.write(`${lines.join('\n')}\n\n`)
  })

  const start = (shiftMs: number) => {
    const shift = `const now = Date.now; Date.now = () => now() + ${shiftMs}`
    return startServer({
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'the secret of both racing processes',
      DATA_DIR: temporaryDirectory(),
      SIGN_IN_LIMIT_PER_IP: '1000000',
      EXCHANGE_LIMIT_PER_IP: '1000000',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
    })
  }

  test('no race breaks what must hold', async () => {
    const [one, other] = await Promise.all([start(0), start(10 * 60_000)])
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()

    for (const race of races) {
      const wins: number[] = []
      const wrong: number[] = []
      const end = performance.now() + secondsEach * 1000
      do {
        const pair = await race.set(one, other)
        const seen = await Promise.all(pair.map((act) => act()))
        wins.push(seen.filter(({ status }) => status < 400).length)
        wrong.push(...seen.map(({ status }) => status).filter((status) => status >= 500))
      } while (performance.now() < end || wins.length < 5)

      const broken = await countBroken(admin, race)
      const won = wins.reduce((sum, number) => sum + number, 0)
      lines.push(`| ${race.name} | ${wins.length} | ${won} | ${wrong.length} | ${broken} |`)
      expect.soft([race.name, wrong, broken]).toEqual([race.name, [], 0])
      expect
        .soft([race.name, wins.filter((number) => !race.winners.includes(number))])
        .toEqual([race.name, []])
    }
    await admin.end()
  })
})
