import type { FastifyRequest } from 'fastify'
import { absolute } from '../../vocabulary/urls.ts'
import type { Call } from '../views/frame.ts'
import type { ApiOperation } from './api.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a page that is made of several answers: their addresses. */
    calls?: string[]
  }
}

/** A page as requests of the API: the one it answers itself, those it is made of, or what its form sends. */
export function callsOf(request: FastifyRequest): Call[] {
  const { method, originalUrl, routeOptions } = request
  if (method !== 'GET' || routeOptions.url === undefined) return []
  const { api, calls = [] } = routeOptions.config
  if (api !== undefined) return [call('GET', originalUrl, api)]
  const [path = ''] = originalUrl.split('?', 1)
  const listed = calls.flatMap((address) => {
    const operation = operationAt(request, 'GET', address)
    return operation ? [call('GET', address, operation)] : []
  })
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

function operationAt({ server }: FastifyRequest, method: string, path: string) {
  return server.routeTable.find((route) => route.method === method && route.path === path)?.api
}

function call(method: string, url: string, { name, summary, body }: ApiOperation): Call {
  const at = url.indexOf('?')
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  return {
    method,
    address: absolute(`${path.replace(/\/$|\.json$/, '')}.json${query}`),
    name,
    summary,
    root: body?.root,
  }
}
