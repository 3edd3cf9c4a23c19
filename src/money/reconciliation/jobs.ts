import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { reconcile } from './reconcile.ts'

/** Compares the books at night, when there is least to do. */
export const reconcileNightly = defineJob({
  name: 'reconcile',
  schedule: '23 3 * * *',
  longest: 3600,
  payload: z.object({}),
  perform: async ({ db, log }: Pick<Context, 'db' | 'log'>) => {
    const { difference_count, differences } = await reconcile(db)
    if (difference_count > 0) log.error({ difference_count, differences }, 'the books do not agree')
  },
})
