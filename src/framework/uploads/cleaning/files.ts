import { type FileHandle, open } from 'node:fs/promises'
import type { Owner } from '../../turns.ts'
import { inPictureTurn } from '../picture-turns.ts'
import { cleanMovie } from './movie.ts'
import { checkPdf } from './pdf.ts'
import { cleanPicture } from './pictures.ts'
import { cleanWebm } from './webm.ts'

/** Changes a file in its place. Throws `Uncleanable`. */
type Clean = (file: FileHandle, size: number) => Promise<void>

const cleans: Record<string, Clean> = {
  'video/mp4': cleanMovie,
  'video/quicktime': cleanMovie,
  'video/webm': cleanWebm,
  'application/pdf': checkPdf,
}

/** Judges a file by all of it and cleans it, where it lies. Gives its size. */
export async function cleanFile(path: string, mediaType: string, owner: Owner): Promise<number> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const clean = cleans[mediaType]
    if (clean === undefined) await inPictureTurn(owner, () => rewritePicture(file))
    else await clean(file, size)
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

/** Held in memory for as long as it is its turn, and no longer. */
async function rewritePicture(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const data = Buffer.alloc(size)
  await file.read(data, 0, size, 0)
  const cleaned = await cleanPicture(data)
  await file.write(cleaned, 0, cleaned.length, 0)
  await file.truncate(cleaned.length)
}
