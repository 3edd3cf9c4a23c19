import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { inPages } from '../../framework/database/batches.ts'
import { isPast } from '../../framework/database/columns.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { freeze } from './counting/finalization.ts'
import type { LockedSubmission } from './lock.ts'
import { lockSubmission } from './lock.ts'
import { grantDue } from './paying/granting.ts'
import { isPaidOut, markPaid } from './paying/paid.ts'

const { id, campaign_id, state, owed_amount, grant_at } = campaignSubmissions

/** Pays what views have earned: once a day for each post, and at once where something is owed. */
export const grantRewardsDaily = defineJob({
  name: 'grant-rewards',
  schedule: '* * * * *',
  longest: 900,
  payload: z.object({}),
  perform: async (context: Context) => {
    const isDue = and(isPast(grant_at), inArray(state, ['approved', 'finalized']))
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

/** An account that its creator disconnected cannot be asked any more. */
export const freezeDisconnected = defineJob({
  name: 'freeze-disconnected',
  schedule: '*/10 * * * *',
  payload: z.object({}),
  perform: (context: Context) => {
    const isLost = and(
      inArray(state, ['approved', 'flagged']),
      isNull(campaignSubmissions.social_account_id),
      isNull(campaignSubmissions.frozen_at),
    )
    return forEach(context, isLost, async (tx, locked) => {
      const { state: now } = locked.submission
      if (now === 'approved' || now === 'flagged') await freeze(tx, locked, 'disconnected')
    })
  },
})

/** Marks final posts as paid, once all of their money was released to the creator. */
export const payFinalized = defineJob({
  name: 'pay-finalized',
  schedule: '*/5 * * * *',
  payload: z.object({}),
  perform: (context: Context) => forEach(context, isPaidOut(context.db), markPaid),
})

const batch = 100

type Act = (tx: Parameters<typeof lockSubmission>[0], locked: LockedSubmission) => Promise<void>

async function forEach({ db, log }: Context, which: SQL | undefined, act: Act): Promise<void> {
  const apart = collectFailures({ log })
  const found = inPages<{ id: number }>(batch, (last) =>
    db
      .select({ id })
      .from(campaignSubmissions)
      .where(and(which, gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(batch),
  )
  for await (const submission of found) {
    await apart.attempt({ submission_id: submission.id }, () =>
      db.transaction(async (tx) => act(tx, await lockSubmission(tx, submission))),
    )
  }
  apart.end()
}
