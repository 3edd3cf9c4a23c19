import type { FastifyInstance } from 'fastify'
import type { OpenContext } from './context.ts'

/** How long requests under way may take. Jobs get time of their own after that. */
const patienceMs = 20_000

/** npm repeats a signal that the terminal has sent, so a second one this soon is a duplicate. */
const echoMs = 1_000

/** The first signal lets running requests and jobs finish; a second one ends them. */
export function stopOnSignal(app: FastifyInstance, context: OpenContext): void {
  let since: number | undefined

  const onSignal = async (signal: string): Promise<void> => {
    if (since !== undefined) {
      if (Date.now() - since > echoMs) process.exit(1)
      return
    }
    since = Date.now()
    context.log.info({ signal }, 'stopping')
    try {
      await stop(app, context)
      context.log.info('stopped')
      process.exit(0)
    } catch (error) {
      context.log.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
  }

  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

export async function stop(app: FastifyInstance, context: OpenContext): Promise<void> {
  // A connection that was busy when the server stopped listening would wait for another request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
  await context.close()
}
