import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'

const sharedSeconds = 60

/**
 * Everyone who is not signed in sees the same, so that what one was given may be kept for others; and they
 * are counted by their network, because nothing else is known of them. Files are for programs, which may ask
 * as often as nobody could read: they are counted for whoever is signed in, too.
 */
export async function receiveVisitors(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { db } = request.server.context
  const { actor, routeOptions } = request
  if (actor !== undefined) {
    if (routeOptions.config.anySuffix)
      await limitRate(db, limitFor('discover-files-to', actor.user.id))
    return
  }
  await limitRate(db, limitFor('discover-from', networkOf(request.ip)))
  reply.sharedSeconds = sharedSeconds
}
