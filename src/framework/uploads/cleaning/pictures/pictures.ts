import { openPicture } from '../../picture-reader.ts'
import { Uncleanable } from '../uncleanable.ts'
import type { Orientation } from './orientation.ts'

type Described = { format: string; orientation: Orientation }

/**
 * A comment after the last frame, and bytes behind the end, are worth a warning to the decoder and no
 * refusal.
 */
const lenient = { animated: true, failOn: 'error' } as const

/**
 * The most pixels of all frames together: the largest that cameras take, and no more than can be read in a
 * moment.
 */
const mostPixels = 100_000_000
const longestSeconds = 10

/**
 * The format that a picture is read as, and how it is turned. Refuses a picture that takes too long to look
 * through.
 */
export async function describePicture(data: Buffer): Promise<Described> {
  const { format, orientation = 1, width, height } = await describe(data)
  if (width * height > mostPixels)
    throw new Uncleanable(`has too many pixels (maximum is ${mostPixels / 1_000_000} million)`)
  return { format, orientation }
}

async function describe(data: Buffer) {
  try {
    return await openPicture(data, { ...lenient, limitInputPixels: false }).metadata()
  } catch {
    throw new Uncleanable('is broken')
  }
}

/** Looks through a picture to its end. Made tiny, because only whether it can be read is of interest. */
export async function decodePicture(data: Buffer): Promise<void> {
  try {
    await openPicture(data, { ...lenient, limitInputPixels: mostPixels })
      .timeout({ seconds: longestSeconds })
      .resize({ width: 16 })
      .raw()
      .toBuffer()
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    throw new Uncleanable(isLate ? 'takes too long to read' : 'is broken')
  }
}
