import { eq } from 'drizzle-orm'
import type { ManualPlatformId } from '../creators/social-accounts/account-url.ts'
import { connectSocialAccount } from '../creators/social-accounts/model.ts'
import {
  type SocialAccount,
  socialAccountSnapshots,
  socialAccounts,
} from '../tables/social-accounts.ts'
import type { User } from '../tables/users.ts'
import type { People } from './users.ts'
import { actingAs, type World } from './world.ts'

const day = 24 * 60 * 60 * 1000
const days = 30

/** Accounts in every state, so that each can be seen. */
export async function createDemoSocialAccounts(world: World, { mara, teo }: People): Promise<void> {
  const studio = await connect(world, teo, 'instagram', 'https://instagram.com/teo.makes.things')
  const stream = await connect(world, teo, 'twitch', 'https://twitch.tv/teomakesthings')
  const profile = await connect(world, mara, 'instagram', 'https://instagram.com/mara.on.the.road')
  const mistyped = await connect(world, mara, 'x', 'https://x.com/mara_on_the_raod')
  await connect(world, teo, 'threads', 'https://threads.com/@teo.makes.things')
  await connect(world, mara, 'linkedin', 'https://linkedin.com/in/mara-lindqvist')

  await verify(world, studio, 48_200)
  await verify(world, stream, 6350)
  await verify(world, profile, 12_840)
  await setStatus(world, mistyped, 'failed')
}

function connect(
  world: World,
  user: User,
  platform_id: ManualPlatformId,
  account_url: string,
): Promise<SocialAccount> {
  return connectSocialAccount(world, actingAs(user), { platform_id, account_url })
}

/** A month of daily snapshots that ends with this many followers. */
async function verify(world: World, account: SocialAccount, followers: number): Promise<void> {
  await setStatus(world, account, 'verified')
  const snapshots = Array.from({ length: days }, (_, index) => {
    const age = days - 1 - index
    const subscriber_count = Math.round(followers * (1 - age * 0.006))

    return {
      social_account_id: account.id,
      subscriber_count,
      view_count: subscriber_count * 37,
      video_count: 212 - Math.floor(age / 3),
      likes_count: subscriber_count * 4,
      engagement_rate: (4.9 - age * 0.021).toFixed(2),
      taken_at: new Date(Date.now() - age * day).toISOString(),
    }
  })
  await world.db.insert(socialAccountSnapshots).values(snapshots)
}

async function setStatus(
  { db }: World,
  { id }: SocialAccount,
  status: SocialAccount['status'],
): Promise<void> {
  await db.update(socialAccounts).set({ status }).where(eq(socialAccounts.id, id))
}
