import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DirectoryInUse extends Error {}

const sqliteBusy = 5

/**
 * Two processes on one embedded database would destroy it. The lock is the operating system's, taken
 * through SQLite because Node has no call for it: it ends with its holder, however that ends, so
 * that nothing is left over from a process that was killed.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(join(directory, 'process.lock'))
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (!isHeld) throw error
    throw new DirectoryInUse(
      `${directory} is in use by another Troupe process. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}
