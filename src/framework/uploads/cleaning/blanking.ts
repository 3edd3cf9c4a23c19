import type { FileHandle } from 'node:fs/promises'

const chunk = 1024 * 1024

/** Overwrites a part of a file with zeros. */
export async function blank(file: FileHandle, from: number, to: number): Promise<void> {
  const zeros = Buffer.alloc(Math.min(chunk, Math.max(0, to - from)))
  for (let at = from; at < to; at += chunk) {
    await file.write(zeros, 0, Math.min(chunk, to - at), at)
  }
}
