/** An animation of one colour: very few bytes for very many pixels. */
export function flatGif(width: number, height: number, frames: number): Buffer {
  const pixels = subBlocks(pack(codesFor(width * height)))
  const size = [...word(width), ...word(height)]
  const frame = Buffer.from([
    ...[0x21, 0xf9, 4, 0, 5, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...size, 0, codeSize],
    ...pixels,
  ])
  const head = [...size, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from(head),
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from([0x3b]),
  ])
}

const codeSize = 2
const clear = 2 ** codeSize
const end = clear + 1
const fullTable = 2 ** 12 - 1

type Code = { code: number; bits: number }

/** Each code of the table stands for one pixel more than the one before it. */
function codesFor(pixels: number): Code[] {
  const codes: Code[] = []
  let left = pixels
  while (left > 0) {
    codes.push({ code: clear, bits: codes.at(-1)?.bits ?? codeSize + 1 })
    for (let run = 1, next = end; left > 0 && next < fullTable; run += 1, next += 1) {
      const length = Math.min(run, left)
      const code = length === 1 ? 0 : end + length - 1
      codes.push({ code, bits: Math.max(codeSize + 1, Math.floor(Math.log2(next)) + 1) })
      left -= length
    }
  }
  return [...codes, { code: end, bits: codes.at(-1)?.bits ?? codeSize + 1 }]
}

/** The lowest bit first. */
function pack(codes: Code[]): number[] {
  const bytes: number[] = []
  let held = 0
  let count = 0
  for (const { code, bits } of codes) {
    held |= code << count
    count += bits
    while (count >= 8) {
      bytes.push(held & 0xff)
      held >>>= 8
      count -= 8
    }
  }
  return [...bytes, held & 0xff]
}

function subBlocks(bytes: number[]): number[] {
  const blocks: number[] = []
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255)
    blocks.push(block.length, ...block)
  }
  return [...blocks, 0]
}

function word(number: number): [number, number] {
  return [number & 0xff, number >> 8]
}
