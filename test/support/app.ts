import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../../src/composition/app.ts'
import { openServices, type Services } from '../../src/composition/services.ts'
import { loadConfig } from '../../src/framework/config/config.ts'

export type TestApp = { app: FastifyInstance; services: Services }

const shared = globalThis as { testApp?: Promise<TestApp> }

/** The service as all tests share it, on the database that the environment names. */
export function startApp(): Promise<TestApp> {
  shared.testApp ??= openApp()
  return shared.testApp
}

/** The same database behind other settings, as a second process would have it. */
export async function appWith(settings: Record<string, string>): Promise<TestApp> {
  const { services } = await startApp()
  const config = loadConfig({ ...testEnvironment(), ...settings })
  const changed = { ...services, config: { ...config, secretKey: services.config.secretKey } }
  const app = await buildApp(changed)
  await app.ready()
  return { app, services: changed }
}

async function openApp(): Promise<TestApp> {
  const services = await openServices(loadConfig(testEnvironment()), pino({ level: 'silent' }))
  const app = await buildApp(services)
  await app.ready()
  return { app, services }
}

function testEnvironment(): Record<string, string | undefined> {
  const { DATA_DIR, DATABASE_URL } = process.env
  return { NODE_ENV: 'test', BASE_URL: 'http://troupe.test', DATA_DIR, DATABASE_URL }
}
