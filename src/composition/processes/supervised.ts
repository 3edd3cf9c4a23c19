import cluster from 'node:cluster'
import { Server } from 'node:net'
import type { StartToken } from '../../demo/people/access-tokens.ts'
import type { Context } from '../../framework/context.ts'
import { openGauges } from './gauges.ts'
import type { Order, Report } from './messages.ts'

/** Whether the supervisor has started this process. */
export const { isWorker: isSupervised } = cluster

/** Does what the supervisor asks for, and tells it that there is a new process to rely on. */
export function obeySupervisor(
  context: Context,
  tokens: StartToken[],
  stop: (signal: string) => Promise<void>,
): void {
  const read = openGauges(context)

  process.on('message', async (message: Order) => {
    if (message.order === 'retire') {
      closeDoors(context)
      await stop('retire')
    } else if (message.order === 'answer') {
      tell({ report: 'alive' })
    } else if (message.order === 'count' && read !== undefined) {
      const { number, whole } = message
      try {
        const registry = await read(whole)
        tell({ report: 'counted', number, metrics: await registry.getMetricsAsJSON() })
      } catch (error) {
        context.log.warn({ err: error }, 'metrics not read')
      }
    }
  })
  tell({ report: 'ready', tokens })
}

/**
 * Takes no new connections, while those that are open are served on. The method of `http.Server` would also
 * close the idle ones, on which a request may be on its way.
 */
function closeDoors({ drain }: Context): void {
  for (const server of drain.servers) Server.prototype.close.call(server)
}

function tell(report: Report): void {
  if (process.connected) process.send?.(report)
}
