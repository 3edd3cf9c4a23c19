import type { FastifyRequest } from 'fastify'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'

/** Nothing is known of visitors but their network, so that is what is counted. */
export async function countVisitors(request: FastifyRequest): Promise<void> {
  if (request.actor !== undefined) return

  const { db } = request.server.context
  const network = networkOf(request.ip)
  // A file is all of the ledger, however long it is.
  if (request.routeOptions.config.anySuffix)
    await limitRate(db, { key: `ledger-files-to:${network}`, most: 30, seconds: 600 })
  else await limitRate(db, { key: `ledgers-to:${network}`, most: 600, seconds: 600 })
}
