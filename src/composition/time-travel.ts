import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../framework/database/db.ts'
import { moveClock } from '../platforms/simulated/clock.ts'
import { campaignSubmissions } from '../tables/campaign-submissions.ts'
import { campaigns } from '../tables/campaigns.ts'
import { deadlines } from '../tables/deadlines.ts'
import { flags } from '../tables/flags.ts'
import { grants } from '../tables/grants.ts'
import { payoutMethods } from '../tables/payout-methods.ts'
import { posts } from '../tables/posts.ts'
import { socialAccounts } from '../tables/social-accounts.ts'

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

/** For a trial only: the simulated platform is later at once, and so is everything that waits. */
export async function letTimePass(tx: Tx, seconds: number): Promise<void> {
  await moveClock(tx, seconds)
  for (const [table, column] of dueColumns) {
    const earlier = sql`${column} - make_interval(secs => ${seconds})`
    await tx.update(table).set({ [column.name]: earlier })
  }
}
