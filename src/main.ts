import { buildApp } from './composition/app.ts'
import { openContext } from './composition/context.ts'
import { explainFailure, UnknownHost } from './composition/failure.ts'
import { stop, stopOnSignal } from './composition/stop.ts'
import { clockwork } from './composition/time/clockwork.ts'
import { announce } from './demo/announce.ts'
import { prepareDemo } from './demo/load.ts'
import { loadConfig } from './framework/config/config.ts'
import { withoutWaitLimit } from './framework/database/driver/wait-limit.ts'
import { openLog } from './framework/log.ts'

// Connections that the system holds until we accept them. Beyond it clients try again after a second.
const backlog = 4096

async function main(): Promise<void> {
  const config = loadConfig()
  const context = await openContext(config, openLog(config))
  const app = await buildApp(context)
  stopOnSignal(app, context)

  try {
    const demo = await withoutWaitLimit(context.pool, () => prepareDemo(context, clockwork))
    await app.listen({ port: config.port, host: config.host, backlog }).catch((error) => {
      throw error.syscall === 'getaddrinfo' ? new UnknownHost(config.host) : error
    })
    announce(context, demo)
  } catch (error) {
    await stop(app, context)
    throw error
  }
}

main().catch((error) => {
  console.error(explainFailure(error))
  process.exit(1)
})
