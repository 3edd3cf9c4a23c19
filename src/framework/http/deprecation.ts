import type { FastifyInstance, onSendHookHandler } from 'fastify'
import { absolute, apiGroupPath } from '../../vocabulary/addresses/urls.ts'
import type { ApiOperation, Deprecated } from './api.ts'

/** Tells programs that a deprecated operation was done for, as RFC 9745 and RFC 8594 say. */
export function tellDeprecations(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { api } = route.config ?? {}
    if (api?.deprecated === undefined) return
    const headers = headersOf(api, api.deprecated)
    const tell: onSendHookHandler = (_request, reply, payload, done) => {
      if (reply.statusCode < 400) reply.headers(headers)
      done(null, payload)
    }
    route.onSend = [tell, ...[route.onSend ?? []].flat()]
  })
}

function headersOf({ tag, name }: ApiOperation, { since, ends }: Deprecated) {
  const page = absolute(`${apiGroupPath(tag)}#${name}`)
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    ...(ends !== undefined && { Sunset: new Date(ends).toUTCString() }),
    Link: `<${page}>; rel="deprecation"; type="text/html"`,
  }
}
