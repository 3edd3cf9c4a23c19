import { and, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../framework/context.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { changeEach } from '../changing.ts'
import { freezePost } from './finalization.ts'

const { state, social_account_id, frozen_at } = campaignSubmissions

/** An account that its creator disconnected cannot be asked any more. */
export const freezeDisconnected = defineJob({
  name: 'freeze-disconnected',
  schedule: '*/10 * * * *',
  payload: z.object({}),
  perform: (context: Context) => {
    const isLost = and(
      inArray(state, ['approved', 'flagged']),
      isNull(social_account_id),
      isNull(frozen_at),
    )
    return changeEach(context, isLost, async (tx, locked) => {
      const { state: now } = locked.submission
      if (now === 'approved' || now === 'flagged') await freezePost(tx, locked, 'disconnected')
    })
  },
})
