import { pino } from 'pino'
import { buildApp } from './app.ts'
import { InvalidConfig, loadConfig } from './config.ts'
import { announce } from './demo/announce.ts'
import { loadDemo } from './demo/load.ts'
import { openServices } from './services.ts'

async function main(): Promise<void> {
  const config = loadConfig()
  const log = pino({ level: config.logLevel, redact: ['*.authorization', '*.cookie'] })
  const services = await openServices(config, log)
  const app = await buildApp(services)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await app.close()
    await services.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const demo = config.trial ? await loadDemo(services) : undefined
  await app.listen({ port: config.port, host: config.host })
  announce(config, demo)
}

main().catch((error) => {
  console.error(error instanceof InvalidConfig ? error.message : error)
  process.exit(1)
})
