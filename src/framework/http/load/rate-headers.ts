import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A limit that was counted for a request: how many tries in how many seconds, and what is left of them. */
type Count = { name: string; most: number; seconds: number; left: number; resetsIn: number }

declare module 'fastify' {
  interface FastifyRequest {
    counts: Count[] | null
  }
}

/** The counts of the request that is being worked on. Models count, and know nothing of answers. */
const counting = new AsyncLocalStorage<Count[]>()

/** Keeps a count for the answer. Outside of requests there is nobody to tell. */
export function noteCount(count: Count): void {
  counting.getStore()?.push(count)
}

/**
 * Tells callers in every answer of the limits that were counted for it, in the form of the IETF draft for
 * RateLimit header fields. It begins once the body has been read: what goes on after that would be another
 * context.
 */
export function tellLimits(app: FastifyInstance): void {
  app.decorateRequest('counts', null)
  app.addHook('preHandler', (request, _reply, done) => {
    request.counts = []
    counting.run(request.counts, done)
  })
  app.addHook('onSend', ({ counts }, reply, payload, done) => {
    if (counts !== null && counts.length > 0) tell(reply, counts)
    done(null, payload)
  })
}

function tell(reply: FastifyReply, counts: Count[]): void {
  // A limit that was counted twice for one request is told as it is now.
  const latest = [...new Map(counts.map((count) => [count.name, count])).values()]
  reply.header(
    'RateLimit-Policy',
    latest.map(({ name, most, seconds }) => `"${name}";q=${most};w=${seconds}`).join(', '),
  )
  reply.header(
    'RateLimit',
    latest.map(({ name, left, resetsIn }) => `"${name}";r=${left};t=${resetsIn}`).join(', '),
  )
}
