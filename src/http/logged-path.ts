import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever knows the address may do something with it. */
    secretAddress?: boolean
  }
}

/** What the log may know of an address: not the query, and no secret. */
export function loggedPath({ originalUrl, routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.config.secretAddress ? routeOptions.url : originalUrl.split('?', 1)[0]
}
