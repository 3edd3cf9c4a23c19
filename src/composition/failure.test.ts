import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadConfig } from '../framework/config/config.ts'
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
