import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../../errors.ts'
import { refuseDeepJson } from './depth.ts'
import { readForm } from './form-body.ts'
import { type LargeFiles, removeSpooledFiles, spool } from './spooled-files.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

type Limits = { files: number; fieldBytes: number; formBytes: number; spooledBytes?: number }

// The fields of these forms may be as long as in JSON. The form leaves room for a file over its limit,
// so that it can say so.
const withFiles: Limits = { files: 1, fieldBytes: megabyte, formBytes: 24 * megabyte }
const withoutFiles: Limits = { files: 0, fieldBytes: 64 * kilobyte, formBytes: megabyte }

/** Large files lie on the disk, and all of them together may be twice as large as one. */
const withLargeFiles = ({ most, megabytes }: LargeFiles): Limits => ({
  files: most,
  fieldBytes: megabyte,
  formBytes: (2 * megabytes + 1) * megabyte,
  spooledBytes: megabytes * megabyte,
})

/** A file as it came with a multipart form. `truncated`: larger than any upload may be. */
export type SentFile = { data: Buffer; truncated: boolean }

/** Whether the caller has proved who they are. */
export type IsKnown = (request: FastifyRequest) => boolean

type Field = [name: string, value: unknown]

/** Files are held in memory, so only routes that declare them take any, and only from known callers. */
export async function parseMultipart(app: FastifyInstance, isKnown: IsKnown): Promise<void> {
  removeSpooledFiles(app)
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: 10 * megabyte, fields: 1000, parts: 1001 },
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (!request.isMultipart()) return done()

    const { files = false } = request.routeOptions.config.api ?? {}
    readParts(request, limitsOf(isKnown(request) && files))
      .then((fields) => {
        request.body = readForm(fields)
      })
      .then(
        () => done(),
        (error) => {
          // The client may still be sending, and the rest of the body is not read.
          reply.header('connection', 'close')
          done(error)
        },
      )
  })
}

function limitsOf(files: boolean | LargeFiles): Limits {
  if (typeof files === 'object') return withLargeFiles(files)
  return files ? withFiles : withoutFiles
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
    if (isFile(error)) throw tooManyFiles(limits.files)
    if (error instanceof BadRequest) throw error
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new BadRequest('The form could not be read.')
  }
}

async function collectParts(
  request: FastifyRequest,
  { files, fieldBytes, formBytes, spooledBytes }: Limits,
): Promise<Field[]> {
  const fields: Field[] = []
  let bytes = 0
  let spooled = 0
  const fileSize = spooledBytes === undefined ? {} : { fileSize: spooledBytes }
  const limits = { files, fieldSize: fieldBytes, ...fileSize }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      // A field may be JSON itself, and is read as such by then.
      const value = Buffer.from(JSON.stringify(part.value))
      refuseDeepJson(value)
      bytes += part.fieldname.length + value.length
      if (part.valueTruncated || bytes > fieldBytes) throw tooLarge()
      fields.push([part.fieldname, part.value])
    } else if (spooledBytes !== undefined) {
      const file = await spool(request, part)
      spooled += file.byte_size
      // The length that was announced may be wrong, or none.
      if (spooled > formBytes) throw tooLarge()
      if (file.byte_size > 0 || file.name !== '') fields.push([part.fieldname, file])
    } else {
      const data = await part.toBuffer()
      // Browsers send an empty file input too, as a file without a name and without bytes.
      const isEmpty = data.length === 0 && !part.filename
      const upload: SentFile = { data, truncated: part.file.truncated }
      if (!isEmpty) fields.push([part.fieldname, upload])
    }
  }
  return fields
}

/** The parser throws this at the first file beyond the number that it was told to take. */
function isFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'
}

function tooManyFiles(most: number): BadRequest {
  if (most === 0) return new BadRequest('No files are taken here.', 415)
  const words = most === 1 ? 'one file is' : `${most} files are`
  return new BadRequest(`At most ${words} taken here.`, 413)
}

function tooLarge(): BadRequest {
  return new BadRequest('The body is too large.', 413)
}
