import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { inPages } from '../../framework/database/batches.ts'
import { isPast } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { alertAtPassedShares, isAlertDue } from './budget/alerts.ts'
import { isSpentInDatabase } from './budget/budget.ts'
import { settleIfDone } from './budget/settlement.ts'
import { finishIfOver, pauseIfSpent } from './moves/moves.ts'

const { status, ends_at } = campaigns

export const finishCampaigns = defineJob({
  name: 'finish-campaigns',
  schedule: '* * * * *',
  payload: z.object({}),
  perform: (context: Context) =>
    forEachCampaign(
      context,
      and(inArray(status, ['active', 'paused']), isNotNull(ends_at), isPast(ends_at)),
      (tx, campaign) => finishIfOver(tx, context, campaign),
    ),
})

export const watchBudgets = defineJob({
  name: 'watch-budgets',
  schedule: '* * * * *',
  payload: z.object({}),
  perform: (context: Context) =>
    forEachCampaign(
      context,
      or(and(eq(status, 'active'), isSpentInDatabase), isAlertDue),
      async (tx, campaign) => {
        const current = await pauseIfSpent(tx, context, campaign)
        await alertAtPassedShares(tx, context, current)
      },
    ),
})

export const settleCampaigns = defineJob({
  name: 'settle-campaigns',
  schedule: '*/10 * * * *',
  payload: z.object({}),
  perform: (context: Context) =>
    forEachCampaign(
      context,
      and(eq(status, 'finished'), isNull(campaigns.settled_at)),
      (tx, campaign) => settleIfDone(tx, context, campaign),
    ),
})

const batch = 100

/**
 * One transaction each, which locks the campaign and looks at it again: another process may do the same at
 * the same moment.
 */
async function forEachCampaign(
  { db, log }: Context,
  which: SQL | undefined,
  act: (tx: Tx, campaign: Campaign) => Promise<unknown>,
): Promise<void> {
  const apart = collectFailures({ log })
  const found = inPages<Campaign>(batch, (last) =>
    db
      .select()
      .from(campaigns)
      .where(and(which, gt(campaigns.id, last?.id ?? 0)))
      .orderBy(asc(campaigns.id))
      .limit(batch),
  )
  for await (const campaign of found) {
    await apart.attempt({ campaign_id: campaign.id }, () =>
      db.transaction((tx) => act(tx, campaign)),
    )
  }
  apart.end()
}
