import { type SQL, sql } from 'drizzle-orm'
import { spread } from '../framework/database/spread.ts'
import { providerOf } from '../platforms/providers.ts'
import { socialAccountSnapshots, socialAccounts } from '../tables/users/social-accounts.ts'
import type { Cast } from './cast.ts'
import { age } from './days.ts'
import type { CreatorAccount } from './people/creators.ts'
import type { World } from './world.ts'

/**
 * Writes the numbers of each account, day by day, up to those that its platform says now. Accounts are
 * asked one by one, which for sixty days would take longer than anyone waits for a trial to start.
 */
export async function writeAccountHistory({ world, creators }: Cast): Promise<void> {
  const accounts = creators.flatMap((creator) => creator.accounts)
  const read = []
  for (const account of accounts) read.push(await readNow(world, account))
  const part = (count: SQL, pace: number) =>
    sql`round(${count} * (1 - days_ago * ${pace}::numeric / ${age}))`
  await world.db.execute(sql`
    insert into ${socialAccountSnapshots} (social_account_id, provider, engagement_rate, subscriber_count,
      view_count, video_count, likes_count, taken_at)
    select social_account_id, provider, engagement_rate, ${part(sql`subscriber_count`, 0.2)},
      ${part(sql`view_count`, 0.98)}, ${part(sql`video_count`, 0.95)}, ${part(sql`likes_count`, 0.98)},
      troupe_now() - make_interval(days => days_ago)
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as known (social_account_id bigint, provider text,
        engagement_rate numeric, subscriber_count bigint, view_count bigint, video_count bigint,
        likes_count bigint),
      generate_series(${age} - 2, 0, -1) as days_ago
    order by social_account_id, days_ago desc`)
  // The accounts are spread over a day, so that they are not asked about all at once.
  const due = sql`troupe_now() + (0.1 + 0.9 * ${spread(socialAccounts.id)}) * interval '1 day'`
  await world.db.update(socialAccounts).set({ sync_due_at: due })
}

async function readNow(world: World, { account, simulated }: CreatorAccount) {
  const provider = providerOf(world, account.platform_id)
  const now = await provider?.readAccount({ uid: simulated.uid }, undefined)
  return { social_account_id: account.id, provider: provider?.name, ...now }
}
