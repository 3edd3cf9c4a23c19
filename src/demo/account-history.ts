import { eq } from 'drizzle-orm'
import { businessTime } from '../framework/database/clock.ts'
import { providerOf } from '../platforms/providers.ts'
import { socialAccountSnapshots, socialAccounts } from '../tables/social-accounts.ts'
import type { Cast } from './cast.ts'
import { between } from './chance.ts'
import type { CreatorAccount } from './creators.ts'
import { age } from './days.ts'

const dayMs = 86_400_000

/**
 * What was known of each account, day by day, up to what its platform says now. Accounts are asked one by one,
 * which for sixty days would take longer than anyone waits for a trial to start.
 */
export async function writeAccountHistory({ world, creators }: Cast): Promise<void> {
  const rows = []
  for (const { accounts } of creators)
    for (const account of accounts) rows.push(...(await historyOf({ world }, account)))
  for (let from = 0; from < rows.length; from += 1000)
    await world.db.insert(socialAccountSnapshots).values(rows.slice(from, from + 1000))
}

async function historyOf({ world }: Pick<Cast, 'world'>, { account, simulated }: CreatorAccount) {
  const provider = providerOf(world, account.platform_id)
  const now = await provider?.readAccount({ uid: simulated.uid }, undefined)
  if (now === undefined || provider === undefined) return []

  // Not asked again all at once.
  const due = businessTime() + between(0.1, 1, 'asked', simulated.handle) * dayMs
  await world.db
    .update(socialAccounts)
    .set({ sync_due_at: new Date(due).toISOString() })
    .where(eq(socialAccounts.id, account.id))
  return Array.from({ length: age - 1 }, (_, index) => {
    const daysAgo = age - 2 - index
    const part = (count: number | null, pace: number) =>
      count === null ? null : Math.round(count * (1 - (daysAgo * pace) / age))
    return {
      social_account_id: account.id,
      provider: provider.name,
      subscriber_count: part(now.subscriber_count, 0.2),
      view_count: part(now.view_count, 0.98),
      video_count: part(now.video_count, 0.95),
      likes_count: part(now.likes_count, 0.98),
      engagement_rate: now.engagement_rate,
      taken_at: new Date(businessTime() - daysAgo * dayMs).toISOString(),
    }
  })
}
