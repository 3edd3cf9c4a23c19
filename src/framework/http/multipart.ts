import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../errors.ts'
import { nestFields } from './nested-fields.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

type Limits = { files: number; fieldBytes: number; formBytes: number }

// The fields of these forms may be as long as in JSON. The form leaves room for a file over its limit,
// so that it can say so.
const withFiles: Limits = { files: 1, fieldBytes: megabyte, formBytes: 24 * megabyte }
const withoutFiles: Limits = { files: 0, fieldBytes: 64 * kilobyte, formBytes: megabyte }

/** A file as it came with a multipart form. `truncated`: larger than any upload may be. */
export type Upload = { data: Buffer; truncated: boolean }

/** Whether the caller has proved who they are. */
export type IsKnown = (request: FastifyRequest) => boolean

type Field = [name: string, value: unknown]

/** Files are held in memory, so only routes that declare them take any, and only from known callers. */
export async function parseMultipart(app: FastifyInstance, isKnown: IsKnown): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: 10 * megabyte, fields: 1000, parts: 1001 },
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (!request.isMultipart()) return done()

    const takesFiles = request.routeOptions.config.api?.files === true && isKnown(request)
    readParts(request, takesFiles ? withFiles : withoutFiles).then(
      (fields) => {
        request.body = nestFields(fields)
        done()
      },
      (error) => {
        // The client may still be sending, and the rest of the body is not read.
        reply.header('connection', 'close')
        done(error)
      },
    )
  })
}

async function readParts(request: FastifyRequest, limits: Limits): Promise<Field[]> {
  const { headers } = request
  if (!/;\s*boundary=/i.test(headers['content-type'] ?? '')) {
    throw new BadRequest('A multipart body needs a boundary.', 415)
  }
  if (Number(headers['content-length']) > limits.formBytes) throw tooLarge()

  try {
    return await collectParts(request, limits)
  } catch (error) {
    if (isFile(error) && limits.files === 0) throw new BadRequest('No files are taken here.', 415)
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new BadRequest('The form could not be read.')
  }
}

async function collectParts(
  request: FastifyRequest,
  { files, fieldBytes }: Limits,
): Promise<Field[]> {
  const fields: Field[] = []
  let bytes = 0
  for await (const part of request.parts({ limits: { files, fieldSize: fieldBytes } })) {
    if (part.type === 'field') {
      bytes += part.fieldname.length + Buffer.byteLength(JSON.stringify(part.value))
      if (part.valueTruncated || bytes > fieldBytes) throw tooLarge()
      fields.push([part.fieldname, part.value])
    } else {
      const data = await part.toBuffer()
      // Browsers send an empty file input too, as a file without a name and without bytes.
      const isEmpty = data.length === 0 && !part.filename
      const upload: Upload = { data, truncated: part.file.truncated }
      if (!isEmpty) fields.push([part.fieldname, upload])
    }
  }
  return fields
}

/** The parser throws this at the first file beyond the number that it was told to take. */
function isFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'
}

function tooLarge(): BadRequest {
  return new BadRequest('The body is too large.', 413)
}
