import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '../../../framework/context.ts'
import type { Db } from '../../../framework/database/db.ts'
import { workOfProcess } from '../../../framework/fair-queue.ts'
import { collectFailures } from '../../../framework/jobs/failure-collector.ts'
import { cleanFile } from '../../../framework/uploads/cleaning/files.ts'
import { Uncleanable } from '../../../framework/uploads/cleaning/uncleanable.ts'
import { releaseFile } from '../../../framework/uploads/jobs.ts'
import { privateKey, withStoredFiles } from '../../../framework/uploads/private-files.ts'
import { type SubmissionFile, submissionFiles } from '../../../tables/collabs/submission-files.ts'

/** Cleans the files that were stored before files were cleaned. One that fails keeps none of the others. */
export async function cleanOlderFiles(context: Context): Promise<void> {
  const apart = collectFailures(context)
  for (let last = 0; ; ) {
    const due = await listDue(context.db, last)
    if (due.length === 0) return apart.end()
    for (const file of due)
      await apart.attempt({ file_id: file.id }, () => cleanOlder(context, file))
    last = due.at(-1)?.id ?? last
  }
}

function listDue(db: Db, last: number): Promise<SubmissionFile[]> {
  const { id, cleaning } = submissionFiles
  return db
    .select()
    .from(submissionFiles)
    .where(and(eq(cleaning, 'due'), gt(id, last)))
    .orderBy(asc(id))
    .limit(100)
}

async function cleanOlder(context: Context, file: SubmissionFile): Promise<void> {
  if (!(await context.files.exists(file.key))) return noteFailure(context, file, 'is gone')
  const path = join(tmpdir(), `troupe-cleaning-${randomUUID()}`)
  try {
    const stored = await context.files.getStream(file.key)
    await pipeline(stored, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    const byte_size = await cleanFile(path, file.media_type, workOfProcess)
    await replace(context, file, path, byte_size)
  } catch (error) {
    if (!(error instanceof Uncleanable)) throw error
    await noteFailure(context, file, error.message)
  } finally {
    await rm(path, { force: true })
  }
}

/** Stores the file anew under another key, so that whoever reads the old one meanwhile reads all of it. */
async function replace(
  context: Context,
  { id, key }: SubmissionFile,
  path: string,
  byte_size: number,
): Promise<void> {
  const cleaned = { key: privateKey(extname(key).slice(1)), byte_size, cleaning: 'done' as const }
  await withStoredFiles(context, [{ path, key: cleaned.key }], async (tx) => {
    const isSame = and(eq(submissionFiles.id, id), eq(submissionFiles.key, key))
    const { rowCount } = await tx.update(submissionFiles).set(cleaned).where(isSame)
    if (rowCount !== 1) throw new Error('It was cleaned or deleted meanwhile')
    await releaseFile(tx, context, key)
  })
}

async function noteFailure(context: Context, { id }: SubmissionFile, why: string): Promise<void> {
  context.log.warn({ file_id: id, why }, 'file not cleaned')
  await context.db
    .update(submissionFiles)
    .set({ cleaning: 'failed' })
    .where(eq(submissionFiles.id, id))
}
