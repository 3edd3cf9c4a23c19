import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address contains a secret: knowing the address is enough to act. */
    secretAddress?: boolean
  }
}

/** The path as it may be logged: without its query and without secrets. */
export function loggedPath({
  originalUrl,
  routeOptions,
  is404,
}: FastifyRequest): string | undefined {
  if (routeOptions.config.secretAddress) return routeOptions.url

  const path = originalUrl.split('?', 1)[0]
  // An address with a typing error may still contain the secret of the right one.
  return is404 ? path?.replace(/[\w-]{20,}/g, '…') : path
}
