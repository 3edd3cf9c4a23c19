import { z } from 'zod'
import type { Context } from '../../../framework/context.ts'
import { collectFailures } from '../../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { tellOfSilence, untoldOrganizations } from './silent-days.ts'

/** Runs well after midnight: whatever was begun on a day is done by then. */
export const tellSilentDays = defineJob({
  name: 'tell-silent-days',
  schedule: '22 * * * *',
  payload: z.object({}),
  perform: async (context: Context) => {
    const apart = collectFailures(context)
    for await (const organization of untoldOrganizations(context.db))
      await apart.attempt(organization, () =>
        context.db.transaction((tx) => tellOfSilence(tx, context, organization)),
      )
    apart.end()
  },
})
