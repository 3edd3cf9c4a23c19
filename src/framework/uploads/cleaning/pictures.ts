import { openPicture } from '../picture-reader.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import type { Orientation } from './orientation.ts'
import { stripPng } from './png.ts'
import { Uncleanable } from './uncleanable.ts'
import { stripWebp } from './webp.ts'

type Strip = (data: Buffer, orientation: Orientation) => Buffer | undefined

const strips: Record<string, Strip> = {
  jpeg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
}

/** Of all frames together: the largest that cameras take, and no more than can be read in a moment. */
const mostPixels = 100_000_000
const longestSeconds = 10

/**
 * A picture as it was handed in, without what it says of where, when and by whom it was taken. It is looked
 * through to its end, but not encoded again: it may be the work that somebody is paid for.
 */
export async function cleanPicture(data: Buffer): Promise<Buffer> {
  const { format, orientation = 1, width, height } = await describe(data)
  if (width * height > mostPixels)
    throw new Uncleanable(`has too many pixels (maximum is ${mostPixels / 1_000_000} million)`)
  const stripped = strips[format]?.(data, orientation)
  if (stripped === undefined) throw new Uncleanable('is broken')
  await decode(stripped)
  return stripped
}

async function describe(data: Buffer) {
  try {
    return await openPicture(data, { animated: true, limitInputPixels: false }).metadata()
  } catch {
    throw new Uncleanable('is broken')
  }
}

/** Made tiny, because only whether it can be read is of interest. */
async function decode(data: Buffer): Promise<void> {
  try {
    await openPicture(data, { animated: true, limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .resize({ width: 16 })
      .raw()
      .toBuffer()
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    throw new Uncleanable(isLate ? 'takes too long to read' : 'is broken')
  }
}
