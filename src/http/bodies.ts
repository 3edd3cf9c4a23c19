import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../errors.ts'
import { nestFields } from './nested-fields.ts'

const megabyte = 1024 * 1024
export const bodyLimit = megabyte
export const fileLimit = 10 * megabyte

/** A file as it came with a multipart form. `truncated`: larger than any upload may be. */
export type Upload = { data: Buffer; truncated: boolean }

/** JSON, form and multipart bodies all arrive in handlers in one nested shape. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')

  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      // Some clients name a content type on requests that have no content.
      if (body.length === 0) return done(null, undefined)
      try {
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
    async (_request: FastifyRequest, body: Buffer) => nestFields(new URLSearchParams(decode(body))),
  )

  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: fileLimit, files: 4, fields: 200, fieldSize: bodyLimit, parts: 204 },
  })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = nestFields(await readParts(request))
  })
}

async function readParts(request: FastifyRequest): Promise<[string, unknown][]> {
  const fields: [string, unknown][] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.push([part.fieldname, part.value])
      } else {
        const data = await part.toBuffer()
        // A file input that was left empty is sent too, as a nameless file of no bytes.
        const isEmpty = data.length === 0 && !part.filename
        if (!isEmpty) {
          const upload: Upload = { data, truncated: part.file.truncated }
          fields.push([part.fieldname, upload])
        }
      }
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new BadRequest('The form could not be read.')
  }
  return fields
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new BadRequest('The body is not valid UTF-8.')
  }
}
