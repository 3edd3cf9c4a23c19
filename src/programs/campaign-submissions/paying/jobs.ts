import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Context } from '../../../framework/context.ts'
import { isPast } from '../../../framework/database/columns.ts'
import { collectFailures } from '../../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { isEarning } from '../../../tables/campaigns/decided-posts.ts'
import { changeEach } from '../changing.ts'
import { grantDue } from './granting.ts'
import { isPaidOut, markPaid } from './paid.ts'

const { campaign_id, owed_amount, grant_at } = campaignSubmissions

/** Pays what views have earned: once a day for each post, and at once where something is owed. */
export const grantRewardsDaily = defineJob({
  name: 'grant-rewards',
  schedule: '* * * * *',
  longest: 900,
  payload: z.object({}),
  perform: async (context: Context) => {
    const isDue = and(isPast(grant_at), isEarning())
    const canBePaid = and(gt(owed_amount, 0), gt(campaigns.unused_amount, 0))
    const found = await union(listCampaigns(context, isDue), listCampaigns(context, canBePaid))
    const apart = collectFailures(context)
    for (const campaign of found) {
      await apart.attempt({ campaign_id: campaign.id }, async () => {
        while (await context.db.transaction((tx) => grantDue(tx, context, campaign)));
      })
    }
    apart.end()
  },
})

/** Each of the two has an index of its own. */
function listCampaigns({ db }: Context, which: SQL | undefined) {
  return db
    .selectDistinct({ id: campaign_id })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .where(and(isNull(campaigns.settled_at), which))
}

/** Marks final posts as paid, once all of their money was released to the creator. */
export const payFinalized = defineJob({
  name: 'pay-finalized',
  schedule: '*/5 * * * *',
  payload: z.object({}),
  perform: (context: Context) => changeEach(context, isPaidOut(context.db), markPaid),
})
