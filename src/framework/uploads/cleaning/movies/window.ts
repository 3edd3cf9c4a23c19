import type { FileHandle } from 'node:fs/promises'

const windowBytes = 65_536

/** Reads a file piece by piece. Pieces that lie close together cost one look at the disk. */
export function openWindow(file: FileHandle, size: number) {
  let [start, data] = [0, Buffer.alloc(0)]

  /** Fewer bytes, where the file ends before. */
  return async (at: number, bytes: number): Promise<Buffer> => {
    const end = Math.min(at + bytes, size)
    if (at < start || end > start + data.length) {
      const wanted = Buffer.alloc(Math.min(Math.max(windowBytes, bytes), size - at))
      const { bytesRead } = await file.read(wanted, 0, wanted.length, at)
      start = at
      data = wanted.subarray(0, bytesRead)
    }
    return data.subarray(at - start, end - start)
  }
}
