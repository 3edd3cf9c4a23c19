import { buildApp } from './composition/app.ts'
import { explainFailure, UnknownHost } from './composition/failure.ts'
import { openServices } from './composition/services.ts'
import { stop, stopOnSignal } from './composition/stop.ts'
import { announce } from './demo/announce.ts'
import { prepareDemo } from './demo/load.ts'
import { loadConfig } from './framework/config/config.ts'
import { openLog } from './framework/log.ts'

async function main(): Promise<void> {
  const config = loadConfig()
  const services = await openServices(config, openLog(config))
  const app = await buildApp(services)
  stopOnSignal(app, services)

  try {
    const demo = await prepareDemo(services)
    await app.listen({ port: config.port, host: config.host }).catch((error) => {
      throw error.syscall === 'getaddrinfo' ? new UnknownHost(config.host) : error
    })
    announce(services, demo)
  } catch (error) {
    await stop(app, services)
    throw error
  }
}

main().catch((error) => {
  console.error(explainFailure(error))
  process.exit(1)
})
