import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { workOffDeadlines } from '../activity/deadlines/jobs.ts'
import type { Context, Services } from '../framework/context.ts'
import type { Tx } from '../framework/database/db.ts'
import { defineJob } from '../framework/jobs/job.ts'
import { releaseGrants } from '../money/grants/jobs.ts'
import { moveClock } from '../platforms/simulated/clock.ts'
import { grantRewardsDaily, payFinalized } from '../programs/campaign-submissions/jobs.ts'
import { finishCampaigns, settleCampaigns } from '../programs/campaigns/jobs.ts'
import { pollPosts } from '../programs/posts/jobs.ts'
import { campaignSubmissions } from '../tables/campaign-submissions.ts'
import { campaigns } from '../tables/campaigns.ts'
import { deadlines } from '../tables/deadlines.ts'
import { flags } from '../tables/flags.ts'
import { grants } from '../tables/grants.ts'
import { payoutMethods } from '../tables/payout-methods.ts'
import { posts } from '../tables/posts.ts'
import { socialAccounts } from '../tables/social-accounts.ts'
import { deadlineKinds } from './deadlines.ts'

/** Columns that say when something is due. On a trial people let time pass, and these come closer. */
export const dueColumns: [PgTable, PgColumn][] = [
  [campaigns, campaigns.ends_at],
  [campaignSubmissions, campaignSubmissions.counts_until],
  [campaignSubmissions, campaignSubmissions.grant_at],
  [deadlines, deadlines.due_at],
  [flags, flags.ends_at],
  [grants, grants.release_at],
  [payoutMethods, payoutMethods.held_until],
  [posts, posts.poll_at],
  [socialAccounts, socialAccounts.sync_due_at],
]

/** What these do is due at some time. In this order one finds what the one before has left to it. */
const clockwork = [
  finishCampaigns,
  pollPosts,
  workOffDeadlines(deadlineKinds),
  grantRewardsDaily,
  releaseGrants,
  payFinalized,
  settleCampaigns,
]

/** Whoever lets time pass wants to see what follows now, and not when the clock next says so. */
export const catchUpWithTime = defineJob({
  name: 'catch-up-with-time',
  every: 1,
  longest: 900,
  payload: z.object({}),
  perform: async (context: Context) => {
    for (const job of clockwork) await job.perform(context, {})
  },
})

/** For a trial only: the simulated platform is later at once, and so is everything that waits. */
export async function letTimePass(tx: Tx, services: Services, seconds: number): Promise<void> {
  await moveClock(tx, seconds)
  for (const [table, column] of dueColumns) {
    const earlier = sql`${column} - make_interval(secs => ${seconds})`
    await tx.update(table).set({ [column.name]: earlier })
  }
  await services.queue.enqueue(tx, catchUpWithTime, {})
}
