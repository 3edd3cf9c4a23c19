import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { releaseDue } from './release.ts'

export const releaseGrants = defineJob({
  name: 'release-grants',
  schedule: '*/5 * * * *',
  payload: z.object({}),
  perform: async ({ db }: Pick<Context, 'db'>) => {
    while ((await db.transaction(releaseDue)) > 0);
  },
})
