import type { FastifyRequest } from 'fastify'
import { guard } from '../../errors.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write that is authenticated by a cookie must come from our own pages. Browsers say in
 * `Sec-Fetch-Site` where a request comes from. Over plain http to another machine they leave it
 * out, and `Origin` is checked instead. Programs send neither.
 */
export function refuseForgery(request: FastifyRequest, { cookie }: { cookie: boolean }): void {
  if (reads.has(request.method)) return
  guard(
    isOurs(request, cookie),
    'base',
    'The request came from another site. Reload the page and try again.',
  )
}

function isOurs(request: FastifyRequest, cookie: boolean): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (!cookie) return true
  if (request.headers.origin !== undefined) return isOwnOrigin(request)
  return request.format === 'json' || request.raw.sentMethod !== 'POST'
}

function isOwnOrigin({ protocol, headers }: FastifyRequest): boolean {
  return protocol === 'http' && headers.origin === `http://${headers.host}`
}
