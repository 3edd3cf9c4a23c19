import type { FastifyRequest } from 'fastify'
import { absolute } from '../../vocabulary/urls.ts'
import type { Call } from '../views/frame.ts'
import type { ApiOperation } from './api.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a page that is made of several answers, or of more than its own: their addresses, with the route's parameters. */
    calls?: string[]
  }
}

/** A page as requests of the API: the one it answers itself, those it is made of, or what its form sends. */
export function callsOf(request: FastifyRequest): Call[] {
  const { method, originalUrl, routeOptions } = request
  if (method !== 'GET' || routeOptions.url === undefined) return []
  const { api, calls = [] } = routeOptions.config
  const [path = '', query] = originalUrl.split('?', 2)
  const listed = calls.flatMap((address) => {
    const operation = operationAt(request, 'GET', address)
    const filled = `${filledIn(request, address)}${query && address.includes(':') ? `?${query}` : ''}`
    return operation ? [call('GET', filled, operation)] : []
  })
  if (api !== undefined) return [...listed, call('GET', originalUrl, api)]
  return [...listed, ...formCall(request, path)]
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

function filledIn({ params }: FastifyRequest, address: string): string {
  const values = params as Record<string, string>
  return address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
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
