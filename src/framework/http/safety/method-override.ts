import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../../errors.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
const parameter = /^_method\b/i
/** Headers by which other services let a POST mean another method. */
const headerNames = ['x-http-method-override', 'x-http-method', 'x-method-override']

/**
 * Refuses a write that asks for another method than the one it would be done as. `_method` counts in the
 * address of a form alone: a POST that was to delete something, and is not taken for a form, must not do what
 * POST does there.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const [, query = ''] = (request.raw.originalUrl ?? '').split(/\?(.*)/s)
    const inHeaders = headerNames.flatMap((name) => request.headers[name] ?? [])
    const isOther =
      asksForOther(request, new URLSearchParams(query)) ||
      asksForOther(
        request,
        inHeaders.map((value) => ['_method', value]),
      )
    done(isOther ? refusal() : undefined)
  })
  // Forms of other frameworks have it in a hidden field.
  app.addHook('preValidation', (request, _reply, done) => {
    done(asksForOther(request, Object.entries(Object(request.body))) ? refusal() : undefined)
  })
}

function asksForOther(request: FastifyRequest, fields: Iterable<[string, unknown]>): boolean {
  if (reads.has(request.method)) return false
  for (const [name, value] of fields)
    if (parameter.test(name) && !isDone(request, value)) return true
  return false
}

function isDone({ method }: FastifyRequest, asked: unknown): boolean {
  const wanted = String(asked).toUpperCase()
  return (wanted === 'PUT' ? 'PATCH' : wanted) === method
}

function refusal(): BadRequest {
  return new BadRequest(
    'Send the method itself. `_method` is patch, put or delete, once, in the address of a form that is sent by POST with a Content-Type of forms.',
    415,
  )
}
