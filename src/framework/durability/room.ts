import { statfs } from 'node:fs/promises'
import { makeFolder } from './sync.ts'

/** The room on a disk, looked at every now and then, so that to ask costs nothing. */
export type Room = {
  isFull: () => boolean
  /** Null where nothing is kept on the disk. */
  freeBytes: () => number | null
  stop: () => void
}

/** Less than this is no room for an upload, nor for the log of a database. */
const leastBytes = 16 * 1024 * 1024
const everyMs = 5_000

export async function watchRoom(folder: string | undefined): Promise<Room> {
  if (folder === undefined) return { isFull: () => false, freeBytes: () => null, stop: () => {} }

  let free: number | null = null
  const look = async () => {
    const { bavail, bsize } = await statfs(folder)
    free = bavail * bsize
  }
  // The first start of a server that keeps nothing else there finds no folder yet.
  makeFolder(folder)
  await look()
  // A folder that cannot be looked at is left to those who write there, who can say why.
  const timer = setInterval(() => look().catch(() => {}), everyMs).unref()
  return {
    isFull: () => free !== null && free < leastBytes,
    freeBytes: () => free,
    stop: () => clearInterval(timer),
  }
}
