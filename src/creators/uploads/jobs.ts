import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { removeExpired } from './removal.ts'

/** Deletes uploads that nothing has used in time, finished or not. */
export const endUploads = defineJob({
  name: 'end-uploads',
  schedule: '27 * * * *',
  payload: z.object({}),
  perform: async (context: Pick<Context, 'db' | 'queue'>) => {
    while ((await removeExpired(context)) > 0);
  },
})
