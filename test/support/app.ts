import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../../src/composition/app.ts'
import { type OpenContext, openContext } from '../../src/composition/context.ts'
import { type Config, loadConfig } from '../../src/framework/config/config.ts'
import { ownPlace } from './run/databases.ts'
import { planOnce } from './run/plan-once.ts'

export type TestApp = { app: FastifyInstance; context: OpenContext }

const shared = globalThis as { testApp?: Promise<TestApp>; testPlace?: ReturnType<typeof ownPlace> }

/** The service as all tests of a worker share it, on the kind of database the environment names. */
export function startApp(): Promise<TestApp> {
  shared.testApp ??= openApp()
  return shared.testApp
}

/** The same database behind other settings, as a second process would have it. */
export async function appWith(
  settings: Record<string, string>,
  overrides: Partial<Config> = {},
): Promise<TestApp> {
  const { context } = await startApp()
  const config = loadConfig({ ...(await testEnvironment()), ...settings })
  const { secretKeys } = context.config
  const changed = { ...context, config: { ...config, secretKeys, ...overrides } }
  const app = await buildApp(changed)
  await app.ready()
  return { app, context: changed }
}

async function openApp(): Promise<TestApp> {
  if (!process.env.DATABASE_URL) planOnce()
  const context = await openContext(loadConfig(await testEnvironment()), pino({ level: 'silent' }))
  // Tests do the work of the clock themselves. What did it every minute too would overtake some of them.
  await context.pool.query('delete from pgboss.schedule')
  const app = await buildApp(context)
  await app.ready()
  return { app, context }
}

async function testEnvironment(): Promise<Record<string, string | undefined>> {
  shared.testPlace ??= ownPlace()
  // On a busy machine everything takes longer, and nothing that is right fails for it.
  const patience = { DATABASE_CONNECT_SECONDS: '60', DATABASE_LOCK_SECONDS: '30' }
  return {
    NODE_ENV: 'test',
    BASE_URL: 'http://troupe.localhost',
    ...patience,
    ...(await shared.testPlace),
  }
}
