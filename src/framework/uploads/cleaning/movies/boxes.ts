import { Uncleanable } from '../uncleanable.ts'

/** A part of an MP4 or MOV file, in bytes from the beginning of what it was found in. */
export type Box = { type: string; at: number; body: number; end: number }

const headBytes = 16
const mostBoxes = 200_000
/** Each of these may cost a look at the disk. */
const mostOutermost = 20_000

/**
 * Counts the boxes of one file, wherever in it they are: each costs far more than the bytes that it takes.
 */
export function openCount() {
  let boxes = 0
  return (): void => {
    boxes += 1
    if (boxes > mostBoxes) throw new Uncleanable('has too many parts')
  }
}

export type Count = ReturnType<typeof openCount>

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
  count: Count,
): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size; at = (boxes.at(-1) as Box).end) {
    count()
    if (boxes.length === mostOutermost) throw new Uncleanable('has too many parts')
    boxes.push(boxFrom(await read(at, Math.min(headBytes, size - at)), at, size))
  }
  return boxes
}

/** The boxes in a part of what is in memory already. */
export function boxesIn(data: Buffer, from: number, to: number, count: Count): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; at = (boxes.at(-1) as Box).end) {
    count()
    boxes.push(boxFrom(data.subarray(at, Math.min(at + headBytes, to)), at, to))
  }
  return boxes
}
