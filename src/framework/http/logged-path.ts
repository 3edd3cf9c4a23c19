import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever knows the address may do something with it. */
    secretAddress?: boolean
  }
}

/** What the log may know of an address: not the query, and no secret. */
export function loggedPath({
  originalUrl,
  routeOptions,
  is404,
}: FastifyRequest): string | undefined {
  if (routeOptions.config.secretAddress) return routeOptions.url

  const path = originalUrl.split('?', 1)[0]
  // An address that is nearly right may hold the secret of the right one.
  return is404 ? path?.replace(/[\w-]{20,}/g, '…') : path
}
