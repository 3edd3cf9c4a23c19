import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { cleanOlderFiles } from './files/older-files.ts'

/** Finds nothing to do once all have been cleaned. */
export const cleanFiles = defineJob({
  name: 'clean-files',
  schedule: '17 * * * *',
  slots: 1,
  longest: 3600,
  payload: z.object({}),
  perform: (context: Context) => cleanOlderFiles(context),
})
