import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { syncDueAccounts } from './connecting/sync.ts'

/** Accounts are due at different times, so that they spread over the day. */
export const syncSocialAccounts = defineJob({
  name: 'sync-social-accounts',
  schedule: '*/5 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    await syncDueAccounts(context)
  },
})
