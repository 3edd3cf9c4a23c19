import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How many files a route takes that are too large for memory, and how large each may be. */
export type LargeFiles = { most: number; megabytes: number }

declare module 'fastify' {
  interface FastifyRequest {
    /** The paths at which files of this request lie until it is answered. */
    spooledPaths: string[] | null
  }
}

const headBytes = 64

/**
 * A file as it came with a multipart form, on the disk until the request is answered. A class, because no
 * JSON becomes one: a path that somebody sends is never read.
 */
export class SpooledFile {
  readonly path: string
  /** The name that whoever sent it gave it. */
  readonly name: string
  readonly byte_size: number
  /** How it begins, by which its kind is recognised. */
  readonly head: Buffer
  /** Whether it is larger than any file may be here, and was cut off. */
  readonly truncated: boolean

  constructor(fields: Pick<SpooledFile, 'path' | 'name' | 'byte_size' | 'head' | 'truncated'>) {
    this.path = fields.path
    this.name = fields.name
    this.byte_size = fields.byte_size
    this.head = fields.head
    this.truncated = fields.truncated
  }
}

/** Writes what arrives to the disk, so that it costs no memory. */
export async function spool(request: FastifyRequest, part: MultipartFile): Promise<SpooledFile> {
  const path = spoolPath()
  request.spooledPaths = [...(request.spooledPaths ?? []), path]
  await pipeline(part.file, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  return readSpooled(path, { name: part.filename ?? '', truncated: part.file.truncated })
}

/** A place on the disk for a file that has just arrived. */
export const spoolPath = () => join(tmpdir(), `troupe-upload-${randomUUID()}`)

/** A file that lies on the disk, with how it begins. */
export async function readSpooled(
  path: string,
  { name, truncated = false }: { name: string; truncated?: boolean },
): Promise<SpooledFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(size, headBytes))
    await file.read(head, 0, head.length, 0)
    return new SpooledFile({ path, name, byte_size: size, head, truncated })
  } finally {
    await file.close()
  }
}

/** Takes files away once nobody needs them any more, whatever came of the request. */
export function removeSpooledFiles(app: FastifyInstance): void {
  app.decorateRequest('spooledPaths', null)
  const remove = async ({ spooledPaths }: FastifyRequest) => {
    await Promise.all((spooledPaths ?? []).map((path) => rm(path, { force: true })))
  }
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.spooledPaths === null) done()
    else remove(request).then(() => done(), done)
  })
  app.addHook('onRequestAbort', remove)
}
