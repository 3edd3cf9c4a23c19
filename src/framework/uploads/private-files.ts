import { randomBytes } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { Context } from '../context.ts'
import type { Tx } from '../database/db.ts'
import type { Movable } from './folder.ts'
import { announceFile, discardFile, keepFile } from './pending.ts'

/** A file that lies on the disk, and under which key it is to be stored. */
export type LocalFile = { path: string; key: string }

/** A key that no public address leads to. */
export function privateKey(extension: string): string {
  return `private/${randomBytes(16).toString('base64url')}.${extension}`
}

/**
 * Stores files, which are gone from where they lay, and makes the change that they belong to in one
 * transaction. If the change fails they are taken away again, and if that fails too, by a sweep.
 */
export async function withStoredFiles<Result>(
  context: Pick<Context, 'db' | 'files'>,
  local: LocalFile[],
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { db, files } = context
  const announced: string[] = []
  try {
    for (const { path, key } of local) {
      await announceFile(db, key)
      announced.push(key)
      await storeFile(files, key, path)
    }
    return await db.transaction(async (tx) => {
      const result = await change(tx)
      for (const key of announced) await keepFile(tx, key)
      return result
    })
  } catch (error) {
    for (const key of announced) await discardFile(context, key).catch(() => {})
    throw error
  }
}

async function storeFile(files: Disk, key: string, path: string): Promise<void> {
  const driver: Partial<Movable> = Object(files.driver)
  if (driver.moveIn === undefined) throw new Error('The store takes no file of this machine.')
  await driver.moveIn(key, path)
}
