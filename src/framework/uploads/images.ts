import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import type { Services } from '../context.ts'
import { guard } from '../errors.ts'
import type { Upload } from '../http/multipart.ts'

const formats = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const
const largestSide = 4096
const wrongFormat = 'must be a JPEG, PNG, GIF or WebP image'

export type Image = { data: Buffer; extension: string }

/** An uploaded picture, judged by what is in it and not by its name, and stripped of metadata. */
export function imageField(megabytes: number) {
  const tooBig = `is too big (maximum is ${megabytes} MB)`

  return z
    .custom<Upload>(isUpload, wrongFormat)
    .refine(({ data, truncated }) => !truncated && data.length <= megabytes * 1024 * 1024, tooBig)
    .meta({ type: 'string', format: 'binary' })
}

/** Checks a picture and encodes it again. A problem becomes an error of the attribute. */
export async function readImage({ data }: Upload, attribute: string): Promise<Image> {
  // Checked first, because sharp throws at once when there are no bytes.
  guard(data.length > 0, attribute, wrongFormat)
  const image = sharp(data, { animated: true })
  const metadata = await image.metadata().catch(() => undefined)
  const extension = formats[metadata?.format as keyof typeof formats]
  guard(metadata !== undefined && extension !== undefined, attribute, wrongFormat)

  const { width, pageHeight = metadata.height } = metadata
  const fits = width <= largestSide && pageHeight <= largestSide
  guard(fits, attribute, `is too large (maximum is ${largestSide} pixels a side)`)

  // Encoding it again drops the metadata, which may say where and by whom a photograph was taken.
  const rewritten = await image
    .autoOrient()
    .toBuffer()
    .catch(() => undefined)
  guard(rewritten !== undefined, attribute, wrongFormat)
  return { data: rewritten, extension }
}

/**
 * Stores a picture under an address that nobody can guess, makes the change that shows it, and takes
 * the file away again if the change fails.
 */
export async function withStoredImage<Result>(
  { files }: Pick<Services, 'files'>,
  image: Image | undefined,
  change: (key: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (image === undefined) return change(undefined)

  const key = `${randomBytes(16).toString('base64url')}.${image.extension}`
  await files.put(key, image.data)
  try {
    return await change(key)
  } catch (error) {
    await files.delete(key)
    throw error
  }
}

function isUpload(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'data' in value && Buffer.isBuffer(value.data)
  )
}
