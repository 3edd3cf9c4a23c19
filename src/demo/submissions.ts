import { and, eq, sql } from 'drizzle-orm'
import { postSource } from '../creators/social-accounts/post-source.ts'
import { one } from '../framework/database/rows.ts'
import { createSimulatedAccount, createSimulatedPost } from '../platforms/simulated/model.ts'
import { postUrlOf } from '../platforms/simulated/posts.ts'
import { approveAsMember, rejectAsMember } from '../programs/campaign-submissions/acts.ts'
import { grantRewardsDaily } from '../programs/campaign-submissions/jobs.ts'
import { handIn } from '../programs/campaign-submissions/model.ts'
import { addresses } from '../tables/addresses.ts'
import type { CampaignSubmission } from '../tables/campaign-submissions.ts'
import { type Campaign, campaigns } from '../tables/campaigns.ts'
import type { SimulatedAccount, SimulatedPost } from '../tables/simulated-platform.ts'
import { type SocialAccount, socialAccounts } from '../tables/social-accounts.ts'
import type { User } from '../tables/users.ts'
import { encodeId } from '../vocabulary/ids.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import type { Owners } from './organizations.ts'
import type { People } from './users.ts'
import { actingAs, type World } from './world.ts'

type Creator = { user: User; simulated: SimulatedAccount; account: SocialAccount }

/** Two weeks of a running campaign: posts that earn, one that was rejected, and some to decide. */
export async function createDemoSubmissions(
  world: World,
  { suki, ben }: People,
  { fernweh }: Owners,
): Promise<void> {
  const roast = await publishedLongAgo(world, fernweh.organization.id)
  const brews = await connect(world, suki, 'tiktok', 'suki.brews')
  const cups = await connect(world, ben, 'instagram', 'ben.and.cup')
  await settle(world, suki, 'Berlin')
  await settle(world, ben, 'Graz', 'AT')

  const counting = [
    await hand(world, roast, brews, 'viral', 9),
    await hand(world, roast, cups, 'normal', 6),
  ]
  for (const submission of counting) await approveAsMember(world, fernweh, submission)
  await grantRewardsDaily.perform(world, {})

  const dark = await hand(world, roast, cups, 'flop', 4)
  await rejectAsMember(world, fernweh, dark, {
    reason: 'missing_requirement',
    note: 'The bag is not to be seen. Three seconds are enough.',
  })
  await hand(world, roast, brews, 'normal', 1)
  await hand(world, roast, cups, 'normal', 1)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()

async function publishedLongAgo({ db }: World, organization_id: number): Promise<Campaign> {
  return one(
    await db
      .update(campaigns)
      .set({ published_at: daysAgo(14) })
      .where(and(eq(campaigns.organization_id, organization_id), eq(campaigns.status, 'active')))
      .returning(),
  )
}

/** An account on the simulated platform that was proved to be theirs. */
async function connect(
  { db }: World,
  user: User,
  platform_id: PlatformId,
  handle: string,
): Promise<Creator> {
  const simulated = await createSimulatedAccount(db, user, { platform_id, handle })
  const at = platform_id === 'tiktok' ? '@' : ''
  const account = one(
    await db
      .insert(socialAccounts)
      .values({
        user_id: user.id,
        platform_id,
        account_url: `https://www.${platform_id}.com/${at}${handle}`,
        uid: simulated.uid,
        status: 'verified',
        verified_at: sql`now()`,
      })
      .returning(),
  )
  return { user, simulated, account }
}

/** Where they live decides in which campaigns they may take part. */
async function settle({ db }: World, user: User, city: string, country = 'DE'): Promise<void> {
  const home = { name: user.name, line1: 'Main Street 7', postal_code: '10115' }
  await db.insert(addresses).values({ ...home, city, country, user_id: user.id })
}

async function hand(
  world: World,
  campaign: Campaign,
  { user, simulated, account }: Creator,
  kind: SimulatedPost['kind'],
  age: number,
): Promise<CampaignSubmission> {
  const post = await createSimulatedPost(world.db, simulated, {
    kind,
    sound: null,
    posted_at: daysAgo(age),
  })
  return handIn(world, postSource(world), actingAs(user), campaign, {
    post_url: postUrlOf(simulated.platform_id, simulated.handle, post.uid),
    social_account_id: encodeId('SocialAccount', account.id),
  })
}
