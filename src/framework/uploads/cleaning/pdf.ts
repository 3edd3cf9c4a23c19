import type { FileHandle } from 'node:fs/promises'
import { Uncleanable } from './uncleanable.ts'

const tailBytes = 2048

/** Looks whether a PDF ends as one. What it says of its author stays in it. */
export async function checkPdf(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const tail = Buffer.alloc(Math.min(size, tailBytes))
  await file.read(tail, 0, tail.length, size - tail.length)
  if (!/startxref\s+\d+\s+%%EOF/.test(tail.toString('latin1'))) throw new Uncleanable('is broken')
}
