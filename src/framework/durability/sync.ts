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

/**
 * Makes a folder, with those it lies in, such that it outlives a power cut. One by one, because Node tries
 * for ever to make them all at once where the system does not know the outermost, as in `/proc`.
 */
export function makeFolder(path: string, mode?: number): void {
  const folder = resolve(path)
  if (isFolder(folder)) return

  const parent = dirname(folder)
  if (!fs.existsSync(parent)) makeFolder(parent, mode)
  try {
    fs.mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
  syncPath(parent)
}

const isFolder = (path: string): boolean =>
  fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
