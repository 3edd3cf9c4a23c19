import { Uncleanable } from '../uncleanable.ts'
import { type Box, boxesIn, boxFrom, type Count } from './boxes.ts'

export type Kind = 'vide' | 'soun'

/** How pictures and sound are packed, coloured, cut and placed around the one who watches. */
const needed = new Set(
  [
    'avcC hvcC lhvC vvcC evcC lvcC av1C vpcC apvC esds dvcC dvvC dvwC glbl jp2h d263 bitr damr m4ds',
    'colr pasp clap fiel gama btrt mdcv clli SmDm CoLL amve ccst st3d sv3d vexu hfov stsl',
    'wave chan chnl srat pcmC dOps dfLa dac3 dec3 dac4 dmlp ddts udts alac mhaC SA3D enda frma',
    'ACLR ADHR APRG ARES',
  ].flatMap((types) => types.split(' ')),
)

const vendor = { from: 12, to: 16 }
const compressor = { from: 42, to: 74 }
const pictureBytes = 78
/** The length of the description of sound, for each of its versions. */
const soundBytes = [28, 44, 64]

/** The codecs of a track, of which there has to be one. */
export function listCodecs(data: Buffer, { body, end }: Box, count: Count): Box[] {
  const codecs = boxesIn(data, Math.min(end, body + 8), end, count)
  if (codecs.length === 0) throw new Uncleanable('is broken')
  return codecs
}

/** Takes out what made it, by name, and boxes that are not needed to read it. */
export function cleanCodec(data: Buffer, codec: Box, kind: Kind, count: Count): void {
  const { body, end } = codec
  const forget = ({ from, to }: { from: number; to: number }) =>
    data.fill(0, Math.min(end, body + from), Math.min(end, body + to))
  forget(vendor)
  if (kind === 'vide') forget(compressor)

  const [rest, boxes] = boxesBehind(data, codec, kind, count)
  for (const box of boxes) {
    if (needed.has(box.type)) continue
    data.write('free', box.at + 4, 'latin1')
    data.fill(0, box.body, box.end)
  }
  // The rest is emptied, too: some codecs end with a word of zeros.
  data.fill(0, boxes.at(-1)?.end ?? rest, end)
}

/** Programs do not agree on where they begin behind sound, so that is where one is known. */
function boxesBehind(
  data: Buffer,
  { body, end }: Box,
  kind: Kind,
  count: Count,
): [from: number, boxes: Box[]] {
  const version = end - body >= 10 ? data.readUInt16BE(body + 8) : 0
  const expected = kind === 'vide' ? pictureBytes : (soundBytes[version] ?? 28)
  const offsets = kind === 'vide' ? [expected] : [expected, ...soundBytes]
  for (const offset of offsets) {
    const boxes = boxesUpTo(data, body + offset, end, count)
    if (boxes.some(({ type }) => needed.has(type))) return [body + offset, boxes]
  }
  const from = Math.min(end, body + expected)
  return [from, boxesUpTo(data, from, end, count)]
}

/** The boxes from there on, up to the first bytes that are none. */
function boxesUpTo(data: Buffer, from: number, end: number, count: Count): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= end; at = (boxes.at(-1) as Box).end) {
    const length = data.readUInt32BE(at)
    if (length < 8 || at + length > end) break
    count()
    boxes.push(boxFrom(data.subarray(at, at + 8), at, end))
  }
  return boxes
}

/** The most that one sample of sound can take. Older programs say 1 where it is this. */
export function soundSampleBytes(data: Buffer, { body, end }: Box): number {
  if (end - body < 28) return 1
  const version = data.readUInt16BE(body + 8)
  const plain = data.readUInt16BE(body + 16) * Math.ceil(data.readUInt16BE(body + 18) / 8)
  if (version === 1 && end - body >= 44) return Math.max(plain, data.readUInt32BE(body + 36))
  if (version === 2 && end - body >= 64) return Math.max(plain, data.readUInt32BE(body + 56))
  return plain
}
