import { type Box, boxesIn, type Count } from './boxes.ts'

/** A box and those in it, as far as they are needed to play a movie. */
export type Part = Box & { parts: Part[] }

/** All that a player needs, by where it lies. Places, names and devices are written anywhere else. */
const needed = new Map(
  Object.entries({
    moov: 'mvhd trak mvex',
    trak: 'tkhd edts mdia tapt',
    tapt: 'clef prof enof',
    edts: 'elst',
    mdia: 'mdhd hdlr minf',
    minf: 'vmhd smhd hdlr dinf stbl',
    dinf: 'dref',
    stbl: 'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps sdtp sgpd sbgp subs',
    mvex: 'mehd trex',
    moof: 'mfhd traf',
    traf: 'tfhd tfdt trun sdtp sgpd sbgp subs',
    mfra: 'tfra mfro',
  }).map(([holder, types]) => [holder, new Set(types.split(' '))]),
)

/** Reads a box once, to its depths. */
export function readPart(data: Buffer, box: Box, count: Count): Part {
  if (!needed.has(box.type)) return { ...box, parts: [] }
  const parts = boxesIn(data, box.body, box.end, count)
  return { ...box, parts: parts.map((part) => readPart(data, part, count)) }
}

/** The first part at a path such as `mdia/minf/stbl`, within another. */
export function partAt(within: Part, path: string): Part | undefined {
  let found: Part | undefined = within
  for (const type of path.split('/')) found = found?.parts.find((part) => part.type === type)
  return found
}

type Forget = (data: Buffer, part: Part, count: Count) => void

const forgets: Record<string, Forget> = {
  mvhd: forgetDates,
  tkhd: forgetDates,
  mdhd: forgetDates,
  hdlr: forgetName,
  dref: forgetPaths,
}

/** Empties the boxes that no player needs, and leaves all others where they are. */
export function cleanParts(data: Buffer, { type, parts }: Part, count: Count): void {
  for (const part of parts) {
    if (!needed.get(type)?.has(part.type)) {
      emptyBox(data, part)
      continue
    }
    forgets[part.type]?.(data, part, count)
    cleanParts(data, part, count)
  }
}

/** Empties a box and keeps its length, so that whatever refers to a position in the file still finds it. */
function emptyBox(data: Buffer, { at, body, end }: Box): void {
  data.write('free', at + 4, 'latin1')
  data.fill(0, body, end)
}

/** Takes out when the file was made and changed. */
function forgetDates(data: Buffer, { body, end }: Box): void {
  const bytes = data[body] === 1 ? 16 : 8
  data.fill(0, Math.min(end, body + 4), Math.min(end, body + 4 + bytes))
}

/** Wipes the bytes behind the kind of a track, which name the program or the device. */
function forgetName(data: Buffer, { body, end }: Box): void {
  data.fill(0, Math.min(end, body + 12), end)
}

/** Takes out where the file lay when it was made, with the folders of whoever made it. */
function forgetPaths(data: Buffer, { body, end }: Box, count: Count): void {
  for (const entry of boxesIn(data, Math.min(end, body + 8), end, count))
    data.fill(0, Math.min(entry.end, entry.body + 4), entry.end)
}
