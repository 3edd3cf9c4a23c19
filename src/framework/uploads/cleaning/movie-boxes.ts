import { type Box, boxesIn } from './boxes.ts'
import { Uncleanable } from './uncleanable.ts'

/** Where cameras and programs write places, names and devices, and what was there before it was freed. */
const telling = new Set(['udta', 'meta', 'uuid', 'XMP_', 'free', 'skip', 'wide', 'tref'])
const holders = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'mvex', 'traf'])
/** They begin with when a movie was made and changed. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd'])
const deepest = 8

/** Empties the boxes that tell something, and leaves all others where they are. */
export function cleanBoxes(
  data: Buffer,
  { body, end }: Pick<Box, 'body' | 'end'>,
  depth = 0,
): void {
  if (depth > deepest) throw new Uncleanable('is broken')
  for (const box of boxesIn(data, body, end)) {
    if (telling.has(box.type)) emptyBox(data, box)
    else if (dated.has(box.type)) forgetDates(data, box)
    else if (holders.has(box.type)) cleanBoxes(data, box, depth + 1)
  }
}

/** As long as before, so that whatever refers to a position in the file still finds it. */
export function emptyBox(data: Buffer, { at, body, end }: Box): void {
  data.write('free', at + 4, 'latin1')
  data.fill(0, body, end)
}

function forgetDates(data: Buffer, { body, end }: Box): void {
  const bytes = data[body] === 1 ? 16 : 8
  data.fill(0, body + 4, Math.min(end, body + 4 + bytes))
}
