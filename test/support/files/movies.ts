/** Tiny movies, made by hand. Nobody could watch them, but each has all the parts that it needs. */

export const place = '+59.9139+010.7522/'

const text = (words: string) => Buffer.from(words, 'latin1')
export const word = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([word(body.length + 8), text(type), body])
}

const version = word(0)
const made = word(3_800_000_000)

/** As programs write it: with the name of what compressed it. */
function described(codec: string): Buffer {
  const entry = Buffer.alloc(78)
  entry.write(`\x17Made at ${place}`, 42, 'latin1')
  return box(codec, entry, box('avcC', text('settings')), box('gps ', text(place)), word(0))
}

/** Where the file lay on the disk of whoever made it. */
const alias = box('alis', version, text(`/home/${place}`))

type Track = { handler: string; codec: string; offset: number; bytes: number; extra?: Buffer[] }

function track({ handler, codec, offset, bytes, extra = [] }: Track): Buffer {
  const table = box(
    'stbl',
    box('stsd', version, word(1), described(codec)),
    box('stsc', version, word(1), word(1), word(1), word(1)),
    box('stsz', version, word(0), word(1), word(bytes)),
    box('stco', version, word(1), word(offset)),
  )
  const handled = box(
    'hdlr',
    version,
    word(0),
    text(handler),
    Buffer.alloc(12),
    text(`Camera at ${place}`),
  )
  const media = box(
    'mdia',
    box('mdhd', version, made, made, word(600)),
    handled,
    box('minf', box('dinf', box('dref', version, word(1), alias)), table),
  )
  return box('trak', box('tkhd', version, made, made, word(1)), media, ...extra)
}

export const frames = text('the frames of the film')
const telemetry = text(`gpmd ${place}`)
/** As dashcams write it, where no track leads to. */
const between = text(`freeGPS ${place}`)

type Movie = { brand?: string; media?: Buffer; inMovie?: Buffer[]; after?: Buffer[] }

/** With a track of pictures, and one that says where each of them was taken. */
export function movie({ brand = 'isom', media = frames, inMovie = [], after = [] }: Movie = {}) {
  const type = box('ftyp', text(brand), word(512), text(brand))
  const first = type.length + 8
  const shown = { handler: 'vide', codec: 'avc1', offset: first, bytes: media.length }
  const hidden = {
    ...{ handler: 'meta', codec: 'gpmd' },
    ...{ offset: first + media.length, bytes: telemetry.length },
  }
  const index = box(
    'moov',
    box('mvhd', version, made, made, word(600)),
    track({ ...shown, extra: [box('udta', box('\xa9xyz', text(place)))] }),
    track(hidden),
    ...inMovie,
  )
  return Buffer.concat([type, box('mdat', media, telemetry, between), index, ...after])
}

/** With sound as older programs write it: of four bytes a sample, although one is said. */
export function soundMovie(behind: string): Buffer {
  const type = box('ftyp', text('qt  '), word(512), text('qt  '))
  const entry = Buffer.alloc(28)
  entry.writeUInt16BE(2, 16)
  entry.writeUInt16BE(16, 18)
  const table = box(
    'stbl',
    box('stsd', version, word(1), box('sowt', entry)),
    box('stsc', version, word(1), word(1), word(3), word(1)),
    box('stsz', version, word(1), word(3)),
    box('stco', version, word(1), word(type.length + 8)),
  )
  const handled = box('hdlr', version, word(0), text('soun'), Buffer.alloc(12))
  const index = box('moov', box('trak', box('mdia', handled, box('minf', table))))
  return Buffer.concat([type, box('mdat', text('a long sound'), text(behind)), index])
}

/** All that cameras are known to write about a place. */
export const placesInMovie = [
  box('udta', box('\xa9xyz', word(0), text(place)), box('loci', text(place))),
  box('meta', box('keys', text(`com.apple.quicktime.location.ISO6709 ${place}`))),
  box('uuid', text(`<x:xmpmeta exif:GPSLatitude="${place}"/>`)),
  box('gps ', text(place)),
  box('free', text(`was here: ${place}`)),
]

export function element(id: number[], ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(8)
  size.writeUIntBE(body.length, 2, 6)
  size[0] = 1
  return Buffer.concat([Buffer.from(id), size, body])
}

/** Each begins at once: without a length, as a browser records. */
const endless = (id: number[], ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(id), Buffer.from([0xff]), ...parts])

const segment = [0x18, 0x53, 0x80, 0x67]
const cluster = [0x1f, 0x43, 0xb6, 0x75]

type Webm = { isLive?: boolean; kind?: number; docType?: string }

export function webm({ isLive = false, kind = 1, docType = 'webm' }: Webm = {}): Buffer {
  const header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text(docType)))
  const whole = isLive ? endless : element
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x7b, 0xa9], text(`My home, ${place}`)),
    element([0x44, 0x61], Buffer.alloc(8, 5)),
    element([0x4d, 0x80], text('Lavf')),
    element([0x57, 0x41], text('Lavf')),
  )
  const entry = element(
    [0xae],
    element([0x83], Buffer.from([kind])),
    element([0x86], text('V_VP9')),
    element([0x53, 0x6e], text(`Camera of ${place}`)),
  )
  const tags = element([0x12, 0x54, 0xc3, 0x67], text(`LOCATION ${place}`))
  const attached = element([0x19, 0x41, 0xa4, 0x69], text(`cover.jpg ${place}`))
  return Buffer.concat([
    header,
    whole(
      segment,
      ...[info, element([0x16, 0x54, 0xae, 0x6b], entry), tags],
      whole(cluster, element([0xe7], Buffer.from([0])), element([0xa3], frames)),
      attached,
    ),
  ])
}

export const pdf = text('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n')
