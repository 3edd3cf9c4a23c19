import { Uncleanable } from './uncleanable.ts'

/** A part of an MP4 or MOV file, in bytes from the beginning of what it was found in. */
export type Box = { type: string; at: number; body: number; end: number }

const headBytes = 16
const mostBoxes = 20_000

/** The box that begins here, of which the first bytes are given. One without a length is the last. */
export function boxFrom(head: Buffer, at: number, limit: number): Box {
  if (head.length < 8) throw new Uncleanable('is broken')
  const short = head.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && head.length < headBytes) throw new Uncleanable('is broken')
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short || limit - at
  const body = at + (isLong ? headBytes : 8)
  const end = at + length
  if (end < body || end > limit) throw new Uncleanable('is broken')
  return { type: head.toString('latin1', 4, 8), at, body, end }
}

/** The boxes of a file, of which only the heads are read. */
export async function listBoxes(
  read: (at: number, bytes: number) => Promise<Buffer>,
  size: number,
): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size; at = (boxes.at(-1) as Box).end) {
    if (boxes.length === mostBoxes) throw new Uncleanable('is broken')
    boxes.push(boxFrom(await read(at, Math.min(headBytes, size - at)), at, size))
  }
  return boxes
}

/** The boxes in a part of what is in memory already. */
export function boxesIn(data: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; at = (boxes.at(-1) as Box).end) {
    if (boxes.length === mostBoxes) throw new Uncleanable('is broken')
    boxes.push(boxFrom(data.subarray(at, Math.min(at + headBytes, to)), at, to))
  }
  return boxes
}

/** The first box at a path such as `mdia/minf/stbl`, within another. */
export function boxAt(data: Buffer, within: Box, path: string): Box | undefined {
  let found: Box | undefined = within
  for (const type of path.split('/')) {
    found = found && boxesIn(data, found.body, found.end).find((box) => box.type === type)
  }
  return found
}
