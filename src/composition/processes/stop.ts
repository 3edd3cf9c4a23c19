import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenContext } from '../context.ts'
import { isSupervised } from './supervised.ts'

/** npm repeats a signal that the terminal has sent, so a second one this soon is a duplicate. */
const echoMs = 1_000

/**
 * The first signal lets running requests and jobs finish; a second one ends them. Gives what a signal does.
 */
export function stopOnSignal(
  app: FastifyInstance,
  context: OpenContext,
): (signal: string) => Promise<void> {
  let since: number | undefined

  const onSignal = async (signal: string): Promise<void> => {
    if (since !== undefined) {
      if (Date.now() - since > echoMs) process.exit(1)
      return
    }
    since = Date.now()
    context.log.info({ signal }, 'stopping')
    endBy(context)
    try {
      await drain(context)
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
  // Nobody takes over from a process alone: it stops, and whoever keeps it up starts it again. Without a
  // listener Node would end it in the midst of its work. A supervised one waits for its supervisor.
  process.on('SIGHUP', isSupervised ? () => {} : onSignal)
  return onSignal
}

/** A database or a job that hangs must not keep the process from ending. */
function endBy({ config, log }: OpenContext): void {
  setTimeout(() => {
    log.error('stopped before everything was finished')
    process.exit(1)
  }, config.stop.patienceMs).unref()
}

/**
 * Lets load balancers notice that no further requests are wanted, while those that still arrive are
 * answered as usual, and their connections closed with the answer. Without it they would meet a closed
 * door, on a connection that was open a moment before.
 */
async function drain({ config, drain, live }: OpenContext): Promise<void> {
  drain.isOn = true
  // Those who listen to streams have time to go on with another process.
  live.close()
  if (drain.servers.length > 0) await sleep(config.stop.drainMs)
}

export async function stop(app: FastifyInstance, context: OpenContext): Promise<void> {
  context.drain.isOn = true
  context.live.close()
  // A connection that was busy when the server stopped listening would wait for another request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  // Connections are closed after a part of the time; the rest of it is for jobs.
  const late = setTimeout(
    () => app.server.closeAllConnections(),
    context.config.stop.patienceMs / 2,
  )
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
  await context.close()
}
