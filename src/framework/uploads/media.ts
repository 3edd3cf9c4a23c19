import { z } from 'zod'
import { cutName } from '../../vocabulary/people/names.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/db.ts'
import { guard, Invalid } from '../errors.ts'
import type { Owner } from '../fair-queue.ts'
import { SpooledFile } from '../http/bodies/spooled-files.ts'
import { cleanFile } from './cleaning/files.ts'
import { Uncleanable } from './cleaning/uncleanable.ts'
import { type LocalFile, privateKey, withStoredFiles } from './private-files.ts'

/** A file that was stored for some people only, never to be found at a public address. */
export type StoredMedia = {
  key: string
  name: string
  media_type: string
  byte_size: number
  cleaning: 'done'
}

type Kind = { media_type: (typeof mediaTypes)[number]; extension: string }

export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'video/quicktime',
  'video/mp4',
  'video/webm',
  'application/pdf',
] as const

/** The brands of pictures that begin as videos do, and that no browser but one shows all of. */
const pictureBrands = /^.{4}ftyp(hei|hev|mif|msf|avi[fs]|jp|crx)/s

/**
 * The kind that a file is read as, by how it begins; its name and what a client says of it prove nothing.
 * Whether it is that to its end shows when it is cleaned.
 */
function kindOf(head: Buffer): Kind | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return { media_type: 'image/jpeg', extension: 'jpg' }
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { media_type: 'image/png', extension: 'png' }
  if (/^GIF8[79]a/.test(text)) return { media_type: 'image/gif', extension: 'gif' }
  if (/^RIFF.{4}WEBP/s.test(text)) return { media_type: 'image/webp', extension: 'webp' }
  if (/^.{4}ftypqt {2}/s.test(text)) return { media_type: 'video/quicktime', extension: 'mov' }
  if (/^.{4}ftyp/s.test(text) && !pictureBrands.test(text))
    return { media_type: 'video/mp4', extension: 'mp4' }
  if (text.startsWith('\x1aE\xdf\xa3') && text.includes('webm'))
    return { media_type: 'video/webm', extension: 'webm' }
  if (text.startsWith('%PDF-')) return { media_type: 'application/pdf', extension: 'pdf' }
  return undefined
}

const names = 'a JPEG, PNG, GIF or WebP picture, an MP4, MOV or WebM video, or a PDF'

/** Pictures are read into memory, in which larger ones have no room. */
const mostPictureMegabytes = 50

/** Refuses a file of a kind that nobody looks at, where it did not come through `mediaField`. */
export function guardKind(file: SpooledFile, attribute: string): void {
  const kind = kindOf(file.head)
  guard(kind !== undefined, attribute, wrongKind(file))
  const isPicture = kind.media_type.startsWith('image/')
  guard(
    !isPicture || file.byte_size <= mostPictureMegabytes * 1024 * 1024,
    attribute,
    tooBig(file, mostPictureMegabytes, 'a picture'),
  )
}

const wrongKind = (sent: unknown) => `must each be ${names}, and ${sentName(sent)} is not`
const tooBig = (sent: unknown, megabytes: number, what = 'each') =>
  `are too big (maximum is ${megabytes} MB ${what}): ${sentName(sent)}`

/** Some files, of kinds that people look at. */
export function mediaField({ most, megabytes }: { most: number; megabytes: number }) {
  const file = z
    .custom<SpooledFile>((value) => value instanceof SpooledFile, 'must be files')
    .refine(({ truncated }) => !truncated, {
      error: ({ input }) => tooBig(input, megabytes),
    })
    .refine(({ head }) => kindOf(head) !== undefined, {
      error: ({ input }) => wrongKind(input),
    })
    .meta({ type: 'string', format: 'binary' })
  const listed = (value: unknown) => {
    const list = Array.isArray(value) ? value : [value]
    return value === undefined ? [] : list.filter((one) => one !== '' && one !== null)
  }
  return z
    .preprocess(listed, z.array(file).max(most, `are too many (maximum is ${most})`))
    .describe(`Pictures, videos and PDFs: at most ${most}, each at most ${megabytes} MB`)
}

/**
 * Cleans files, stores them where only routes that ask who reads them find them, and makes the change that
 * they belong to in one transaction. If the change fails they are taken away again, and if that fails too, by
 * a sweep.
 */
export async function withStoredMedia<Result>(
  context: Pick<Context, 'db' | 'files'>,
  uploads: SpooledFile[],
  owner: Owner,
  change: (tx: Tx, stored: StoredMedia[]) => Promise<Result>,
): Promise<Result> {
  // All of them, before the first is stored.
  const cleaned: (StoredMedia & LocalFile)[] = []
  for (const upload of uploads) cleaned.push({ ...(await clean(upload, owner)), path: upload.path })
  return withStoredFiles(context, cleaned, (tx) =>
    change(
      tx,
      cleaned.map(({ path: _, ...media }) => media),
    ),
  )
}

async function clean({ path, head, ...upload }: SpooledFile, owner: Owner): Promise<StoredMedia> {
  const { media_type, extension } = kindOf(head) as Kind
  const key = privateKey(extension)
  const name = `${plainName(upload.name) || 'file'}.${extension}`
  try {
    const byte_size = await cleanFile(path, media_type, owner)
    return { key, name, media_type, byte_size, cleaning: 'done' }
  } catch (error) {
    if (!(error instanceof Uncleanable)) throw error
    throw new Invalid({ files: [`could not be taken: ${name} ${error.message}`] })
  }
}

/** The name that whoever sent the file knows it by, so that they know which of several is meant. */
function sentName(sent: unknown): string {
  return sent instanceof SpooledFile ? withoutFolders(sent.name) || 'file' : 'file'
}

/**
 * The name without folders, without what a list or a header could not show, and without an ending: what a
 * file is called must not say that it is something else than it is.
 */
function plainName(name: string): string {
  return cutName(withoutFolders(name).replace(/\.\w{1,10}$/, ''), 120)
}

function withoutFolders(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return cutName(last.toWellFormed().replaceAll('"', ''))
}
