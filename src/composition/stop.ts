import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** For requests that are under way. Jobs have their own time after that. */
const patienceMs = 20_000

/** npm passes on what the terminal has already sent: so soon after the first it is no second one. */
const echoMs = 1_000

/** The first signal lets running requests and jobs finish; a second one ends them. */
export function stopOnSignal(app: FastifyInstance, services: Services): void {
  let since: number | undefined

  const onSignal = async (signal: string): Promise<void> => {
    if (since !== undefined) {
      if (Date.now() - since > echoMs) process.exit(1)
      return
    }
    since = Date.now()
    services.log.info({ signal }, 'stopping')
    try {
      await stop(app, services)
      services.log.info('stopped')
      process.exit(0)
    } catch (error) {
      services.log.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
  }

  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

export async function stop(app: FastifyInstance, services: Services): Promise<void> {
  // A connection that was busy when the server stopped listening would wait for one more request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
  await services.close()
}
