import type { FileHandle } from 'node:fs/promises'
import type { Spans } from './spans.ts'

const chunk = 1024 * 1024

/** Overwrites a part of a file with zeros. */
export async function blank(file: FileHandle, from: number, to: number): Promise<void> {
  const zeros = Buffer.alloc(Math.min(chunk, Math.max(0, to - from)))
  for (let at = from; at < to; at += chunk) {
    await file.write(zeros, 0, Math.min(chunk, to - at), at)
  }
}

/** Overwrites parts that are in order. Thousands that lie close together cost one look at the disk. */
export async function blankSpans(file: FileHandle, { starts, ends }: Spans): Promise<void> {
  const data = Buffer.alloc(chunk)
  let next = 0
  while (next < starts.length) {
    const from = starts[next] as number
    const { bytesRead } = await file.read(data, 0, chunk, from)
    for (; next < starts.length && (starts[next] as number) < from + chunk; next += 1) {
      const end = (ends[next] as number) - from
      data.fill(0, (starts[next] as number) - from, Math.min(end, chunk))
      if (end > chunk) await blank(file, from + chunk, ends[next] as number)
    }
    await file.write(data, 0, bytesRead, from)
  }
}
