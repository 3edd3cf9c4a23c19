import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { releaseDue } from './release.ts'

export const releaseGrants = defineJob({
  name: 'release-grants',
  schedule: '*/5 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    while (await context.db.transaction((tx) => releaseDue(tx, context)));
  },
})
