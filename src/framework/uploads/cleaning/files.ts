import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Owner } from '../../fair-queue.ts'
import { inPictureTurn } from '../picture-turns.ts'
import { decodePicture, describePicture } from './pictures/pictures.ts'
import { readWhole } from './pictures/whole-file.ts'
import { cleanInThread } from './thread.ts'
import { Uncleanable } from './uncleanable.ts'

type Clean = (path: string) => Promise<void>

const cleans: Record<string, Clean> = {
  'video/mp4': (path) => cleanInThread({ path, kind: 'movie' }),
  'video/quicktime': (path) => cleanInThread({ path, kind: 'movie' }),
  'video/webm': (path) => cleanInThread({ path, kind: 'webm' }),
  'application/pdf': (path) => withFile(path, checkPdf),
}

/** Judges a file by all of it and cleans it, where it lies. Gives its size. Throws `Uncleanable`. */
export async function cleanFile(path: string, mediaType: string, owner: Owner): Promise<number> {
  const clean = cleans[mediaType] ?? cleanPicture
  await inPictureTurn(owner, () => clean(path))
  return (await stat(path)).size
}

/** Decoded in Node's pool of threads, and held in memory only while it is. */
async function cleanPicture(path: string): Promise<void> {
  const described = await withFile(path, async (file) => describePicture(await readWhole(file)))
  await cleanInThread({ path, kind: 'picture', ...described })
  await withFile(path, async (file) => decodePicture(await readWhole(file)))
}

async function withFile<Result>(path: string, act: (file: FileHandle) => Promise<Result>) {
  const file = await open(path)
  try {
    return await act(file)
  } finally {
    await file.close()
  }
}

const tailBytes = 2048

/** Looks whether a PDF ends as one. What it says of its author stays in it. */
async function checkPdf(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const tail = Buffer.alloc(Math.min(size, tailBytes))
  await file.read(tail, 0, tail.length, size - tail.length)
  if (!/startxref\s+\d+\s+%%EOF/.test(tail.toString('latin1'))) throw new Uncleanable('is broken')
}
