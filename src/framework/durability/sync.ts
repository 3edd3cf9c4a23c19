import fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Waits until a file's content, or a folder's list of names, is on the disk. Until then a power cut
 * may undo what was written, and a file is found again only if its folder was synced too.
 */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
}

/** Makes a folder, with those it lies in, such that it outlives a power cut. */
export function makeFolder(path: string, mode?: number): void {
  const first = fs.mkdirSync(path, { recursive: true, ...(mode === undefined ? {} : { mode }) })
  if (first === undefined) return

  const last = dirname(resolve(first))
  for (let made = resolve(path); made !== last; made = dirname(made)) syncPath(dirname(made))
}
