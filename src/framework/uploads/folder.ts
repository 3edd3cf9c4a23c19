import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import { makeFolder } from '../durability/sync.ts'

/** A store that takes over a file of this machine, which may not lie where it lay afterwards. */
export type Movable = { moveIn: (key: string, path: string) => Promise<void> }

/** A store in a folder, in which a file is either complete or absent, even after a power cut. */
export function openFolder(location: string): FSDriver & Movable {
  const driver = new FSDriver({ location, visibility: 'private' })
  const remove = driver.delete.bind(driver)

  const put = (key: string, contents: string | Uint8Array | Readable) =>
    writeDurably(join(location, key), contents)
  return Object.assign(driver, {
    put,
    putStream: put,
    moveIn: (key: string, path: string) => moveDurably(path, join(location, key)),
    delete: async (key: string) => {
      await fs.rm(draftOf(join(location, key)), { force: true })
      await remove(key)
    },
  })
}

/**
 * The file that a process leaves which ends while it writes. It goes when the file under this key is deleted.
 */
const draftOf = (path: string) => `${path}.draft`

async function writeDurably(path: string, contents: string | Uint8Array | Readable): Promise<void> {
  makeFolder(dirname(path))
  const draft = await fs.open(draftOf(path), 'w')
  try {
    await draft.writeFile(contents)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await fs.rename(draftOf(path), path)
  await syncFolder(dirname(path))
}

/** Moves a file to its name once it is on the disk. One that lies on another disk is copied. */
async function moveDurably(from: string, to: string): Promise<void> {
  makeFolder(dirname(to))
  const file = await fs.open(from, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await fs.rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    return writeDurably(to, createReadStream(from))
  }
  await syncFolder(dirname(to))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await fs.open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
