import type { Disk } from 'flydrive'
import { z } from 'zod'
import type { Tx } from '../database/db.ts'
import { defineJob } from '../jobs/job.ts'
import type { Outbox } from '../jobs/queue.ts'

/** Queued in the transaction that lets go of the file: it is gone exactly if nothing shows it. */
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
