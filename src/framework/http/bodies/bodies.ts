import type { FastifyInstance } from 'fastify'
import { BadRequest } from '../../errors.ts'
import { refuseDeepJson } from './depth.ts'
import { readForm } from './form-body.ts'
import { type IsKnown, parseMultipart } from './multipart.ts'

export const bodyLimit = 1024 * 1024
/** The limit where nobody knows who sends the body, and a form of a few fields is all that is needed. */
export const openBodyLimit = 64 * 1024

const looksLikeJson = /^\s*[[{]/

/** JSON, form and multipart bodies all arrive in handlers in one nested shape. */
export async function parseBodies(app: FastifyInstance, isKnown: IsKnown): Promise<void> {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')

  app.addHook('preParsing', ({ headers }, _reply, payload, done) => {
    const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
    done(isPlain ? null : new BadRequest('Send the body without Content-Encoding.', 415), payload)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      // Some clients name a content type on requests that have no content.
      if (body.length === 0) return done(null, undefined)
      try {
        refuseDeepJson(body)
        parseJson(request, decode(body), (error, parsed) =>
          error ? done(new BadRequest('The body is not valid JSON.')) : done(null, parsed),
        )
      } catch (error) {
        done(error as Error)
      }
    },
  )
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      const text = decode(body)
      // JSON arrives like this from `curl -d '{…}'`, unless it is told the type.
      if (looksLikeJson.test(text)) throw unsupported()
      return readForm(new URLSearchParams(text))
    },
  )
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(body.length === 0 ? null : unsupported(), undefined),
  )
  await parseMultipart(app, isKnown)
}

function unsupported(): BadRequest {
  return new BadRequest('Send the body as JSON, with Content-Type: application/json.', 415)
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new BadRequest('The body is not valid UTF-8.')
  }
}
