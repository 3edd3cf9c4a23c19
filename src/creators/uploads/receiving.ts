import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Context } from '../../framework/context.ts'
import { BadRequest } from '../../framework/errors.ts'
import { spoolPath } from '../../framework/http/bodies/spooled-files.ts'
import type { Upload } from '../../tables/users/uploads.ts'
import { keepPiece } from './model.ts'
import { requirePosition } from './tus.ts'

type Receiving = { source: Readable; over: Promise<unknown> }

/** Pieces that are on their way to this process, by their upload: one at a time of each. */
const underWay = new Map<number, Receiving>()

type Piece = {
  source: Readable
  position: number
  /** Finds the upload as it is once no other piece of it is on its way. */
  find: () => Promise<Upload>
}

/**
 * Takes in a piece and keeps what came of it, also where the connection breaks. One of the same upload that
 * is still on its way is cut short: its sender has lost it, and goes on with this one.
 */
export async function receivePiece(
  context: Pick<Context, 'db' | 'files'>,
  { id }: Upload,
  { source, position, find }: Piece,
): Promise<void> {
  for (let other = underWay.get(id); other !== undefined; other = underWay.get(id)) {
    other.source.destroy()
    await other.over
  }
  const receive = async () => {
    const upload = await find()
    requirePosition(upload, position)
    await takeIn(context, upload, source, position)
  }
  const over = receive()
  underWay.set(id, { source, over: over.catch(() => {}) })
  try {
    await over
  } finally {
    underWay.delete(id)
  }
}

async function takeIn(
  context: Pick<Context, 'db' | 'files'>,
  upload: Upload,
  source: Readable,
  position: number,
): Promise<void> {
  const path = spoolPath()
  try {
    const { byte_size, isBroken } = await write(source, path, upload.byte_size - position)
    if (byte_size > 0) await keepPiece(context, upload, { path, position, byte_size })
    if (isBroken) throw new BadRequest('The request was broken off.')
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes what arrives to the disk, so that it costs no memory. */
async function write(source: Readable, path: string, room: number) {
  const file = await open(path, 'wx', 0o600)
  let byte_size = 0
  let isWriting = false
  try {
    for await (const chunk of source) {
      const bytes = chunk as Buffer
      if (byte_size + bytes.length > room) throw tooLong()
      isWriting = true
      await file.appendFile(bytes)
      isWriting = false
      byte_size += bytes.length
    }
    return { byte_size, isBroken: false }
  } catch (error) {
    if (isWriting || error instanceof BadRequest) throw error
    return { byte_size, isBroken: true }
  } finally {
    await file.close()
  }
}

export const tooLong = () => new BadRequest('That is more than the Upload-Length.', 413)
