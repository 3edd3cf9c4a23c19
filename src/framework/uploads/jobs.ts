import { z } from 'zod'
import type { Db } from '../database/client.ts'
import { defineJob, type Queue } from '../jobs/queue.ts'

/** Queued in the transaction that lets go of the file: it is gone exactly if nothing shows it. */
export const deleteFile = defineJob({
  name: 'delete-file',
  payload: z.object({ key: z.string() }),
  perform: ({ files }, { key }) => files.delete(key),
})

export async function releaseFile(
  { queue }: { queue: Queue },
  tx: Db,
  key: string | null,
): Promise<void> {
  if (key !== null) await queue.enqueue(tx, deleteFile, { key })
}
