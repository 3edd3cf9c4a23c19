import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../errors.ts'
import { nestFields } from './nested-fields.ts'

const megabyte = 1024 * 1024
const fileLimit = 10 * megabyte
const fieldLimit = megabyte
// Leaves room for a file over its limit, so that the form can say so, and for the other fields.
const formLimit = 24 * megabyte

/** A file as it came with a multipart form. `truncated`: larger than any upload may be. */
export type Upload = { data: Buffer; truncated: boolean }

type Field = [name: string, value: unknown]

export async function parseMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: fileLimit, files: 4, fields: 1000, fieldSize: fieldLimit, parts: 1004 },
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.isMultipart()) return done()
    readParts(request).then((fields) => {
      request.body = nestFields(fields)
      done()
    }, done)
  })
}

async function readParts(request: FastifyRequest): Promise<Field[]> {
  const { headers } = request
  if (!/;\s*boundary=/i.test(headers['content-type'] ?? '')) {
    throw new BadRequest('A multipart body needs a boundary.', 415)
  }
  if (Number(headers['content-length']) > formLimit) throw tooLarge()

  try {
    return await collectParts(request)
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new BadRequest('The form could not be read.')
  }
}

async function collectParts(request: FastifyRequest): Promise<Field[]> {
  const fields: Field[] = []
  let size = 0
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw tooLarge()
      size += JSON.stringify(part.value).length
      fields.push([part.fieldname, part.value])
    } else {
      const data = await part.toBuffer()
      size += data.length
      // Browsers send an empty file input too, as a file without a name and without bytes.
      const isEmpty = data.length === 0 && !part.filename
      const upload: Upload = { data, truncated: part.file.truncated }
      if (!isEmpty) fields.push([part.fieldname, upload])
    }
    if (size > formLimit) throw tooLarge()
  }
  return fields
}

function tooLarge(): BadRequest {
  return new BadRequest('The body is too large.', 413)
}
