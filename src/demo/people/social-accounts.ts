import { connectSocialAccount } from '../../creators/social-accounts/model.ts'
import {
  markUnverified,
  markVerified,
} from '../../creators/social-accounts/verifying/verification.ts'
import type { ManualPlatformId } from '../../platforms/known-platforms.ts'
import type { SocialAccount } from '../../tables/users/social-accounts.ts'
import type { User } from '../../tables/users/users.ts'
import { actingAs, type World } from '../world.ts'
import type { People } from './users.ts'

/** Accounts in every state, so that each can be seen. */
export async function createDemoSocialAccounts(
  world: World,
  { mara, teo }: Pick<People, 'mara' | 'teo'>,
): Promise<void> {
  const studio = await connect(world, teo, 'instagram', 'https://instagram.com/teo.makes.things')
  const stream = await connect(world, teo, 'twitch', 'https://twitch.tv/teomakesthings')
  const profile = await connect(world, mara, 'instagram', 'https://instagram.com/mara.on.the.road')
  const mistyped = await connect(world, mara, 'x', 'https://x.com/mara_on_the_raod')
  await connect(world, teo, 'threads', 'https://threads.com/@teo.makes.things')
  await connect(world, mara, 'linkedin', 'https://linkedin.com/in/mara-lindqvist')

  await verify(world, teo, studio, 48_200)
  await verify(world, teo, stream, 6350)
  await verify(world, mara, profile, 12_840)
  await world.db.transaction((tx) =>
    markUnverified(tx, world, actingAs(mara), mistyped, 'There is no account at this address.'),
  )
}

function connect(
  world: World,
  user: User,
  platform_id: ManualPlatformId,
  account_url: string,
): Promise<SocialAccount> {
  return connectSocialAccount(world, actingAs(user), { platform_id, account_url })
}

async function verify(
  world: World,
  user: User,
  account: SocialAccount,
  followers: number,
): Promise<void> {
  const handle = account.account_url.split('/').at(-1) ?? ''
  const found = {
    uid: handle,
    handle,
    bio: '',
    subscriber_count: followers,
    view_count: followers * 37,
    video_count: 212,
    likes_count: followers * 4,
    engagement_rate: '4.90',
    opened_at: null,
  }
  const reading = { account: found, provider: 'staff' }
  await world.db.transaction((tx) =>
    markVerified(tx, world, actingAs(user), 'confirm', account, reading),
  )
}
