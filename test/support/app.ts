import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../../src/composition/app.ts'
import { type OpenContext, openContext } from '../../src/composition/context.ts'
import { loadConfig } from '../../src/framework/config/config.ts'

export type TestApp = { app: FastifyInstance; context: OpenContext }

const shared = globalThis as { testApp?: Promise<TestApp> }

/** The service as all tests share it, on the database that the environment names. */
export function startApp(): Promise<TestApp> {
  shared.testApp ??= openApp()
  return shared.testApp
}

/** The same database behind other settings, as a second process would have it. */
export async function appWith(settings: Record<string, string>): Promise<TestApp> {
  const { context } = await startApp()
  const config = loadConfig({ ...testEnvironment(), ...settings })
  const changed = { ...context, config: { ...config, secretKeys: context.config.secretKeys } }
  const app = await buildApp(changed)
  await app.ready()
  return { app, context: changed }
}

async function openApp(): Promise<TestApp> {
  const context = await openContext(loadConfig(testEnvironment()), pino({ level: 'silent' }))
  const app = await buildApp(context)
  await app.ready()
  return { app, context }
}

function testEnvironment(): Record<string, string | undefined> {
  const { DATA_DIR, DATABASE_URL } = process.env
  return { NODE_ENV: 'test', BASE_URL: 'http://troupe.test', DATA_DIR, DATABASE_URL }
}
