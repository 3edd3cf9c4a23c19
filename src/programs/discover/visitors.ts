import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitRate } from '../../framework/http/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'

const sharedSeconds = 60

/**
 * Everyone who is not signed in sees the same, so that what one was given may be kept for others; and they
 * are counted by their network, because nothing else is known of them.
 */
export async function receiveVisitors(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.actor !== undefined) return

  const { db } = request.server.context
  await limitRate(db, { key: `discover-from:${networkOf(request.ip)}`, most: 600, seconds: 600 })
  reply.sharedSeconds = sharedSeconds
}
