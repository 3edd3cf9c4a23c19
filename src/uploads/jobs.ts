import { z } from 'zod'
import { defineJob } from '../jobs/queue.ts'

/** Queued in the transaction that lets go of the file: it is gone exactly if nothing shows it. */
export const deleteFile = defineJob({
  name: 'delete-file',
  payload: z.object({ key: z.string() }),
  perform: ({ files }, { key }) => files.delete(key),
})
