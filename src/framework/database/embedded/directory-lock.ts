import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../../start-refused.ts'

const sqliteBusy = 5

/**
 * Keeps a second process off the embedded database, because two would destroy it. The lock is the
 * operating system's, taken through SQLite because Node has no call for it. The system releases it
 * when the process ends, even if it was killed, so a stale lock is never left behind.
 */
export function lockDirectory(directory: string): () => void {
  const lock = openLock(directory)
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (!isHeld) throw unusable(directory, error)
    throw new StartRefused(
      `${directory} is in use by another Troupe process. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}

function openLock(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(join(directory, 'process.lock'))
  } catch (error) {
    throw unusable(directory, error)
  }
}

function unusable(directory: string, error: unknown): StartRefused {
  const reason = error instanceof Error ? error.message : error
  return new StartRefused(
    `DATA_DIR cannot be used: nothing can be written to ${directory} (${reason}).`,
  )
}
