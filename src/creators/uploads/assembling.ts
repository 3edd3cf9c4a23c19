import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { lockToDelete } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard, Invalid, NotFound } from '../../framework/errors.ts'
import { takeTurns } from '../../framework/fair-queue.ts'
import {
  readSpooled,
  type SpooledFile,
  spoolPath,
} from '../../framework/http/bodies/spooled-files.ts'
import { guardKind } from '../../framework/uploads/media.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Upload, uploads } from '../../tables/users/uploads.ts'
import { findUpload, listPieces } from './queries.ts'
import { removeUploads } from './removal.ts'

export type Assembled = {
  files: SpooledFile[]
  /** Ends the uploads, in the transaction that uses their files: nothing else can use them then. */
  use: (tx: Tx) => Promise<void>
}

/**
 * Uploads lie on the disk a second time while they are together. However many requests name them, those of
 * one request of each person do, and of a few people.
 */
const inAssemblyTurn = takeTurns({ atOnce: 4, waiting: 12, each: { atOnce: 1, waiting: 1 } })

/**
 * Puts finished uploads together on the disk, for as long as the work takes. They stay as they are until they
 * are used, so that whoever is refused can try again.
 */
export async function withUploads<Result>(
  context: Context,
  actor: Actor,
  publicIds: string[],
  work: (assembled: Assembled) => Promise<Result>,
): Promise<Result> {
  if (publicIds.length === 0) return work({ files: [], use: async () => {} })
  return inAssemblyTurn(actor.user.id, () => assembleFor(context, actor, publicIds, work))
}

async function assembleFor<Result>(
  context: Context,
  actor: Actor,
  publicIds: string[],
  work: (assembled: Assembled) => Promise<Result>,
): Promise<Result> {
  const found = await findAll(context, actor, publicIds)
  const files: SpooledFile[] = []
  const paths = found.map(spoolPath)
  const use = async (tx: Tx) => {
    for (const { id } of found.toSorted((one, other) => one.id - other.id))
      await lockToDelete(tx, { table: uploads }, { id }).catch(refuseLost)
    await removeUploads(tx, context, found)
  }
  try {
    for (const [at, upload] of found.entries()) {
      const path = paths[at] as string
      await assemble(context, upload, path).catch(async (error) => {
        // Its pieces may be gone because somebody has used or deleted it meanwhile.
        await findUpload(context.db, actor, publicIds[at] as string).catch(refuseLost)
        throw error
      })
      const file = await readSpooled(path, upload)
      guardKind(file, 'uploads')
      files.push(file)
    }
    return await work({ files, use })
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

async function findAll({ db }: Context, actor: Actor, publicIds: string[]): Promise<Upload[]> {
  const found: Upload[] = []
  for (const publicId of publicIds) {
    const upload = await findUpload(db, actor, publicId).catch(refuseLost)
    const isWhole = upload.received_size === upload.byte_size
    guard(isWhole, 'uploads', `are not complete: ${upload.name} is still on its way`)
    guard(!found.some(({ id }) => id === upload.id), 'uploads', 'are named twice')
    found.push(upload)
  }
  return found
}

function refuseLost(error: unknown): never {
  if (!(error instanceof NotFound)) throw error
  throw new Invalid({ uploads: ['are not there any more: they were used, deleted or too old'] })
}

async function assemble({ db, files }: Context, upload: Upload, path: string): Promise<void> {
  const keys = await listPieces(db, upload)
  const bytes = async function* () {
    for (const key of keys) yield* await files.getStream(key)
  }
  await pipeline(bytes, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
}
