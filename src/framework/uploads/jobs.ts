import type { Disk } from 'flydrive'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../database/db.ts'
import { defineJob } from '../jobs/job.ts'
import type { Outbox } from '../jobs/queue.ts'
import { abandonedFiles, discardFile } from './pending.ts'

/**
 * Queued in the transaction that stops using the file, so the file is deleted if and only if that
 * transaction commits.
 */
export const deleteFile = defineJob({
  name: 'delete-file',
  payload: z.object({ key: z.string() }),
  perform: ({ files }: { files: Disk }, { key }) => files.delete(key),
})

export async function releaseFile(
  tx: Tx,
  { queue }: { queue: Outbox },
  key: string | null,
): Promise<void> {
  if (key !== null) await queue.enqueue(tx, deleteFile, { key })
}

/** Deletes the files of changes that were never committed, because their process ended before. */
export const sweepUploads = defineJob({
  name: 'sweep-uploads',
  schedule: '47 * * * *',
  payload: z.object({}),
  perform: async (context: Pick<Context, 'db' | 'files'>) => {
    for (;;) {
      const keys = await abandonedFiles(context.db, 1000)
      if (keys.length === 0) return
      for (const key of keys) await discardFile(context, key)
    }
  },
})
