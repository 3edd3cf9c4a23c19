import type { FileHandle } from 'node:fs/promises'
import { Uncleanable } from '../uncleanable.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import type { Orientation } from './orientation.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'
import { readWhole } from './whole-file.ts'

type Strip = (data: Buffer, orientation: Orientation) => Buffer | undefined

const strips: Record<string, Strip> = {
  jpeg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
}

/**
 * Takes out of a picture, in its place, what it says of where, when and by whom it was taken. It is not
 * encoded again: it may be the work that somebody is paid for.
 */
export async function stripPicture(
  file: FileHandle,
  format: string,
  orientation: Orientation,
): Promise<void> {
  const stripped = strips[format]?.(await readWhole(file), orientation)
  if (stripped === undefined) throw new Uncleanable('is broken')
  await file.write(stripped, 0, stripped.length, 0)
  await file.truncate(stripped.length)
}
