import type { FastifyRequest } from 'fastify'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import type { Call } from '../views/frame.ts'
import type { ApiOperation } from './api.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The addresses of the answers that a page is made of, if these are several, or more than its own. A
     * parameter in one is the route's or, if the page says it in its query, that one's.
     */
    calls?: string[]
  }
}

/** A page as requests of the API: the one it answers itself, those it is made of, or what its form sends. */
export function callsOf(request: FastifyRequest): Call[] {
  const { method, originalUrl, routeOptions } = request
  if (method !== 'GET' || routeOptions.url === undefined) return []
  const { api, calls = [] } = routeOptions.config
  const [path = ''] = originalUrl.split('?', 1)
  const listed = calls.flatMap((address) => {
    const operation = operationAt(request, 'GET', address)
    const filled = filledIn(request, address)
    // A page that is a list itself uses `page` and `limit` for that list, and not for this one.
    const isPaged = operation?.paginated && !api?.paginated
    return operation && filled ? [readCall(request, filled, operation, isPaged)] : []
  })
  if (api !== undefined) return [...listed, readCall(request, path, api)]
  return [...listed, ...formCall(request, path)]
}

/** The request with those parts of the page's query that this operation knows too. */
function readCall(
  { originalUrl }: FastifyRequest,
  path: string,
  operation: ApiOperation,
  isPaged = operation.paginated,
): Call {
  const paging = isPaged ? ['page', 'limit'] : []
  const known = new Set([...Object.keys(operation.query ?? {}), ...paging])
  const [, query = ''] = originalUrl.split(/\?(.*)/s, 2)
  const asked = query.split('&').filter((part) => known.has(nameOf(part)))
  return call('GET', asked.length > 0 ? `${path}?${asked.join('&')}` : path, operation)
}

/** The name of a parameter in the query, where brackets may be written in two ways. */
function nameOf(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}

const forms = [
  { ending: /\/new$/, method: 'POST' },
  { ending: /\/edit$/, method: 'PATCH' },
]

function formCall(request: FastifyRequest, path: string): Call[] {
  const pattern = request.routeOptions.url ?? ''
  return forms.flatMap(({ ending, method }) => {
    if (!ending.test(pattern)) return []
    const operation = operationAt(request, method, pattern.replace(ending, ''))
    return operation ? [call(method, path.replace(ending, ''), operation)] : []
  })
}

function filledIn({ params, query }: FastifyRequest, address: string): string | undefined {
  const values = { ...(query as object), ...(params as object) } as Record<string, unknown>
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.some((name) => typeof values[name] !== 'string')) return undefined
  return address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])))
}

function operationAt({ server }: FastifyRequest, method: string, path: string) {
  return server.routeTable.find((route) => route.method === method && route.path === path)?.api
}

function call(method: string, url: string, { name, tag, summary, body }: ApiOperation): Call {
  const at = url.indexOf('?')
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  return {
    method,
    address: absolute(`${path.replace(/\/$|\.json$/, '')}.json${query}`),
    name,
    tag,
    summary,
    root: body?.root,
  }
}
