import { pino } from 'pino'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../test/support/server-process.ts'
import { buildApp } from '../composition/app.ts'
import { openContext } from '../composition/context.ts'
import { loadConfig } from '../framework/config/config.ts'
import { memberships } from '../tables/memberships.ts'
import { sessions } from '../tables/sessions.ts'
import { prepareDemo } from './load.ts'

async function open(environment: Record<string, string>) {
  const config = loadConfig(environment)
  const context = await openContext(config, pino({ level: 'silent' }))
  const app = await buildApp(context)
  const token = await prepareDemo(context)
  const isLetIn = async (credential: string) => {
    const headers = { authorization: `Bearer ${credential}` }
    return (await app.inject({ url: '/organizations.json', headers })).statusCode === 200
  }
  return { context, token, isLetIn, close: () => context.close() }
}

test('what was shown on a trial opens nothing once the same data is used in earnest', async () => {
  // A database of its own, because ending a trial concerns all that is in it.
  const DATA_DIR = temporaryDirectory()
  const trial = await open({ NODE_ENV: 'development', DATA_DIR })
  const token = trial.token as string
  expect(await trial.isLetIn(token)).toBe(true)
  await trial.close()

  const earnest = {
    NODE_ENV: 'production',
    BASE_URL: 'https://troupe.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const first = await open({ ...earnest, DATA_DIR })
  expect(first.token).toBeUndefined()
  expect(await first.isLetIn(token)).toBe(false)
  expect(await first.context.db.$count(memberships)).toBeGreaterThan(0)
  const [membership] = await first.context.db.select().from(memberships)
  const user_id = membership?.user_id as number
  await first.context.db
    .insert(sessions)
    .values({ user_id, token_hash: Buffer.from('of a real person') })
  await first.close()

  const second = await open({ ...earnest, DATA_DIR })
  expect(await second.context.db.$count(sessions)).toBe(1)
  await second.close()
}, 60_000)
