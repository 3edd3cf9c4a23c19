import { randomBytes } from 'node:crypto'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../database/db.ts'
import { guard, Invalid } from '../errors.ts'
import type { Owner } from '../fair-queue.ts'
import type { SentFile } from '../http/bodies/multipart.ts'
import { announceFile, discardFile, keepFile } from './pending.ts'
import { openPicture } from './picture-reader.ts'
import { inPictureTurn } from './picture-turns.ts'

const formats = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const

const largestSide = 4096
// The pixels of all frames together, as many as a still picture may have: each frame costs as much as
// a picture, and a few kilobytes can hold hundreds. A banner of 1200 by 400 may have 34 frames.
const mostPixels = largestSide ** 2
const longestSeconds = 10
// A frame of a GIF is written in one go, which the time limit cannot cut short. This many pixels take some
// three seconds.
const mostGifPixels = 2048 ** 2

const wrongFormat = 'must be a JPEG, PNG, GIF or WebP image'
const tooManyFrames = `has too many frames (maximum is ${mostPixels} pixels in all)`
const tooLargeGif = `is too large for a GIF (maximum is ${mostGifPixels} pixels a frame)`
const tooSlow = `takes too long to read (maximum is ${longestSeconds} seconds)`

type Image = { data: Buffer; extension: string }

/** An uploaded picture, judged by what is in it and not by its name, and stripped of metadata. */
export function imageField(megabytes: number) {
  const tooBig = `is too big (maximum is ${megabytes} MB)`

  return z
    .custom<SentFile>(isUpload, wrongFormat)
    .refine(({ data, truncated }) => !truncated && data.length <= megabytes * 1024 * 1024, tooBig)
    .meta({ type: 'string', format: 'binary' })
    .describe(`A JPEG, PNG, GIF or WebP of at most ${megabytes} MB`)
}

/**
 * Checks a picture and encodes it again, when it is its owner's turn. A problem becomes an error of the
 * attribute.
 */
export async function readImage(
  { data }: Pick<SentFile, 'data'>,
  attribute: string,
  owner: Owner,
): Promise<Image> {
  // Checked first, because sharp throws at once when there are no bytes.
  guard(data.length > 0, attribute, wrongFormat)
  return inPictureTurn(owner, async () => {
    const { extension, framePixels } = await checkImage(data, attribute)
    guard(extension !== 'gif' || framePixels <= mostGifPixels, attribute, tooLargeGif)
    return { data: await rewrite(data, attribute, { animated: true }), extension }
  })
}

/** A small copy of a picture that nobody has looked at yet, for lists: of an animation the first frame. */
export async function shrinkImage(
  data: Buffer,
  attribute: string,
  owner: Owner,
  side: number,
): Promise<Image> {
  guard(data.length > 0, attribute, wrongFormat)
  return inPictureTurn(owner, async () => {
    await checkImage(data, attribute)
    const small = (image: Sharp) =>
      image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp()
    return { data: await rewrite(data, attribute, { animated: false }, small), extension: 'webp' }
  })
}

/** Reads only the headers, so that nothing is decoded before its size is known. */
async function checkImage(data: Buffer, attribute: string) {
  const image = openPicture(data, { animated: true, limitInputPixels: false })
  const metadata = await image.metadata().catch(() => undefined)
  const extension = formats[metadata?.format as keyof typeof formats]
  guard(metadata !== undefined && extension !== undefined, attribute, wrongFormat)

  // `height` is that of all frames together, `pageHeight` that of one.
  const { width, height, pageHeight = height } = metadata
  const fits = width <= largestSide && pageHeight <= largestSide
  guard(fits, attribute, `is too large (maximum is ${largestSide} pixels a side)`)
  guard(width * height <= mostPixels, attribute, tooManyFrames)
  return { extension, framePixels: width * pageHeight }
}

/** Drops the metadata, which may say where and by whom a photograph was taken. */
async function rewrite(
  data: Buffer,
  attribute: string,
  { animated }: { animated: boolean },
  change: (image: Sharp) => Sharp = (image) => image,
): Promise<Buffer> {
  try {
    const image = openPicture(data, { animated, limitInputPixels: mostPixels })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
    return await change(image).toBuffer()
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    throw new Invalid({ [attribute]: [isLate ? tooSlow : wrongFormat] })
  }
}

/**
 * Stores a picture under an address that nobody can guess and makes the change that shows it, in one
 * transaction. If the change fails the file is taken away again, and if that fails too, by a sweep.
 */
export async function transactionWithImage<Result>(
  context: Pick<Context, 'db' | 'files'>,
  image: Image | undefined,
  change: (tx: Tx, key: string | undefined) => Promise<Result>,
): Promise<Result> {
  const { db, files } = context
  if (image === undefined) return db.transaction((tx) => change(tx, undefined))

  const key = `${randomBytes(16).toString('base64url')}.${image.extension}`
  await announceFile(db, key)
  try {
    await files.put(key, image.data)
    return await db.transaction(async (tx) => {
      await keepFile(tx, key)
      return change(tx, key)
    })
  } catch (error) {
    await discardFile(context, key).catch(() => {})
    throw error
  }
}

function isUpload(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'data' in value && Buffer.isBuffer(value.data)
  )
}
