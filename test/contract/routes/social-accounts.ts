import { eq } from 'drizzle-orm'
import { codeFor } from '../../../src/creators/social-accounts/verifying/codes.ts'
import { one } from '../../../src/framework/database/rows.ts'
import { createSimulatedAccount, writeBio } from '../../../src/platforms/simulated/model.ts'
import { simulatedAccounts } from '../../../src/tables/users/simulated-platform.ts'
import { socialAccounts } from '../../../src/tables/users/social-accounts.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { createSocialAccount, createUser, unique } from '../../support/world/factories.ts'
import { makeStaff } from '../../support/world/staff.ts'
import { forItsUser, forUsers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

const accountUrl = () => `https://www.twitch.tv/${unique('a').replaceAll('-', '_')}`

async function connected({ owner }: World) {
  const values = {
    user_id: owner.user.id,
    platform_id: 'twitch' as const,
    account_url: accountUrl(),
  }
  const { id } = one(await db.insert(socialAccounts).values(values).returning())
  return { id: encodeId('SocialAccount', id) }
}

/** One that its platform knows, which lists what was posted with it. */
async function posting({ owner }: World) {
  const handle = unique('p').replaceAll('-', '_').toLowerCase()
  const { uid } = await createSimulatedAccount(db, owner.user, { platform_id: 'x', handle })
  const fields = { platform_id: 'x', account_url: `https://x.com/${handle}` } as const
  const { id } = await createSocialAccount(db, owner.user, { ...fields, uid, status: 'verified' })
  return { id: encodeId('SocialAccount', id) }
}

/** An account that the owner does not have, but could prove. */
const challenged = ({ owner }: World) => ({
  platform_id: 'x' as const,
  account_url: `https://x.com/sim_${owner.user.id}`,
})

async function inBio(world: World) {
  const { user } = world.owner
  const { platform_id, account_url } = challenged(world)
  const handle = `sim_${user.id}`
  const [known] = await db
    .select()
    .from(simulatedAccounts)
    .where(eq(simulatedAccounts.handle, handle))
  const account = known ?? (await createSimulatedAccount(db, user, { platform_id, handle }))
  await writeBio(db, account, (await codeFor(db, user.id, account_url)).code)
  return {}
}

/** Somebody else's account, and the owner is staff. */
async function waiting({ owner }: World, status: 'pending' | 'verified' = 'pending') {
  makeStaff(owner.user)
  const account = await createSocialAccount(db, await createUser(db), { status })
  return { id: encodeId('SocialAccount', account.id) }
}

export const rows: Row[] = [
  {
    route: 'GET /me/social_accounts',
    answers: forUsers(200),
    given: connected,
    list: true,
  },
  {
    route: 'POST /me/social_accounts',
    answers: writes(forUsers(201)),
    body: () => ({ social_account: { platform_id: 'twitch', account_url: accountUrl() } }),
  },
  {
    route: 'GET /me/social_accounts/:id',
    answers: forItsUser(200),
    given: connected,
  },
  {
    route: 'DELETE /me/social_accounts/:id',
    answers: writes(forItsUser(204)),
    given: connected,
  },
  {
    route: 'GET /me/social_accounts/:id/latest_posts',
    answers: forItsUser(200),
    given: posting,
    // How often is counted, and the simulated platform is asked, which is three of them.
    statements: 6,
  },
  { route: 'GET /me/latest_posts', answers: pages(forUsers(404)), pageOnly: true },
  { route: 'GET /me/social_accounts/new', answers: pages(forUsers(200)), pageOnly: true },
  {
    route: 'GET /me/social_accounts/:id/verification',
    answers: forItsUser(200),
    given: connected,
    page: 303,
  },
  {
    route: 'POST /me/social_accounts/:id/verification',
    answers: writes(forItsUser(201)),
    given: connected,
  },
  {
    route: 'POST /me/social_accounts/challenge',
    answers: { ...forUsers(422), read: 401, write: 201, session: 201, owner: 201 },
    given: inBio,
    body: (world) => ({ social_account: challenged(world) }),
  },
  { route: 'GET /me/social_accounts/challenge', answers: pages(forUsers(303)), pageOnly: true },
  {
    route: 'GET /me/social_accounts/connections/:platform',
    answers: pages(forUsers(303)),
    given: async () => ({ platform: 'tiktok' }),
    pageOnly: true,
  },
  {
    route: 'POST /me/social_accounts/connections/:platform',
    answers: pages(forUsers(303)),
    given: async () => ({ platform: 'tiktok' }),
    pageOnly: true,
  },
  {
    route: 'GET /simulated/consent/:platform',
    answers: pages(forUsers(404)),
    given: async () => ({ platform: 'tiktok' }),
    pageOnly: true,
  },
  {
    route: 'POST /simulated/consent/:platform',
    answers: pages(forUsers(404)),
    given: async () => ({ platform: 'tiktok' }),
    pageOnly: true,
  },
  {
    route: 'GET /staff/social_accounts',
    answers: forItsUser(200),
    given: waiting,
    list: true,
  },
  {
    route: 'GET /staff/social_accounts/:id',
    answers: forItsUser(200),
    given: waiting,
  },
  {
    route: 'POST /staff/social_accounts/:id/confirmation',
    answers: writes(forItsUser(201)),
    given: waiting,
  },
  {
    route: 'POST /staff/social_accounts/:id/refusal',
    answers: writes(forItsUser(201)),
    given: waiting,
    body: () => ({ refusal: { reason: 'It is someone else’s.' } }),
  },
  {
    route: 'POST /staff/social_accounts/:id/numbers',
    answers: writes(forItsUser(201)),
    given: (world) => waiting(world, 'verified'),
    body: () => ({ numbers: { subscriber_count: 12 } }),
  },
]
