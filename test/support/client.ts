import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { checkJsonResponse } from './reading/openapi-check.ts'

type Method = NonNullable<InjectOptions['method']>
type Headers = Record<string, string>

/** An object is sent as JSON, a string as a form, `FormData` as multipart, bytes as they are. */
export type Body = object | string | FormData | Buffer | undefined

export type Client = ReturnType<typeof clientOf>

/** Speaks to the service as a program would, with the same headers on every request. */
export function clientOf(app: FastifyInstance, own: Headers = {}) {
  const send = async (
    method: Method,
    url: string,
    body?: Body,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> => {
    const content = await encode(body)
    const all: Headers = { ...content.headers, ...own, ...headers }
    const response = await app.inject({
      method,
      url,
      headers: all,
      ...(content.payload === undefined ? {} : { payload: content.payload }),
    })
    const isJson = /\.json(\?|$)/.test(url) || all.accept === 'application/json'
    if (isJson) checkJsonResponse(app, method, url, response)
    return response
  }

  return {
    send,
    get: (url: string, headers?: Headers) => send('GET', url, undefined, headers),
    head: (url: string, headers?: Headers) => send('HEAD', url, undefined, headers),
    post: (url: string, body?: Body, headers?: Headers) => send('POST', url, body, headers),
    patch: (url: string, body?: Body, headers?: Headers) => send('PATCH', url, body, headers),
    put: (url: string, body?: Body, headers?: Headers) => send('PUT', url, body, headers),
    delete: (url: string, body?: Body, headers?: Headers) => send('DELETE', url, body, headers),
  }
}

async function encode(body: Body): Promise<{ headers: Headers; payload?: string | Buffer }> {
  if (body === undefined) return { headers: {} }
  if (Buffer.isBuffer(body)) return { headers: {}, payload: body }
  if (typeof body === 'string') {
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: body }
  }
  if (body instanceof FormData) {
    const request = new Request('http://troupe.localhost', { method: 'POST', body })
    return {
      headers: { 'content-type': request.headers.get('content-type') as string },
      payload: Buffer.from(await request.arrayBuffer()),
    }
  }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}
