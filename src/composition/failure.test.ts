import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { loadConfig } from '../framework/config/config.ts'
import { serveMetrics } from '../framework/metrics/server.ts'
import { openDatabase } from './database.ts'
import { explainFailure } from './failure.ts'

/** Nothing listens there. */
const nowhere = 'postgres://troupe@127.0.0.1:9/troupe'

const whyNot = (settings: Record<string, string>) =>
  openDatabase(loadConfig({ NODE_ENV: 'test', ...settings }), pino({ level: 'silent' })).then(
    () => 'It was opened.',
    explainFailure,
  )

test('a start that cannot reach the database names the setting that leads there', async () => {
  expect(await whyNot({ DATABASE_URL: nowhere })).toBe(
    'The database of DATABASE_URL cannot be reached at 127.0.0.1:9 (ECONNREFUSED).',
  )
  expect(
    await whyNot({ DATABASE_URL: 'postgres://pooler.test/', DATABASE_LISTEN_URL: nowhere }),
  ).toBe('The database of DATABASE_LISTEN_URL cannot be reached at 127.0.0.1:9 (ECONNREFUSED).')
})

test('a port that is taken is named by its setting', async () => {
  const { port, close } = await takePort()
  const place = { host: '127.0.0.1', port }
  const why = serveMetrics(async () => new Registry(), place, pino({ level: 'silent' }))
  expect(await why.catch(explainFailure)).toBe(
    `Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another.`,
  )
  close()
})

test('a host that no machine has is named by its setting, and not taken for that of the database', async () => {
  const place = { host: 'nobody.invalid', port: 0 }
  const why = serveMetrics(async () => new Registry(), place, pino({ level: 'silent' }))
  expect(await why.catch(explainFailure)).toBe(
    'METRICS_HOST nobody.invalid is no address of this machine, and no name of one.',
  )
})

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
