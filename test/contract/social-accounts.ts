import { one } from '../../src/framework/database/rows.ts'
import { socialAccounts } from '../../src/tables/social-accounts.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { unique } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { forItsUser, forUsers, pages, type Row, writes } from './support/row.ts'
import type { World } from './support/world.ts'

const socialAccount = {
  id: 'id',
  platform_id: 'text',
  account_url: 'address',
  uid: 'text?',
  status: 'text',
  subscriber_count: 'integer?',
  view_count: 'integer?',
  video_count: 'integer?',
  likes_count: 'integer?',
  engagement_rate: 'decimal?',
  last_synced_at: 'time?',
  created_at: 'time',
  updated_at: 'time',
  url: 'json_address',
}

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

export const rows: Row[] = [
  {
    route: 'GET /me/social_accounts',
    answers: forUsers(200),
    given: connected,
    fields: socialAccount,
    list: true,
  },
  {
    route: 'POST /me/social_accounts',
    answers: writes(forUsers(201)),
    body: () => ({ social_account: { platform_id: 'twitch', account_url: accountUrl() } }),
    fields: socialAccount,
  },
  {
    route: 'GET /me/social_accounts/:id',
    answers: forItsUser(200),
    given: connected,
    fields: socialAccount,
  },
  {
    route: 'DELETE /me/social_accounts/:id',
    answers: writes(forItsUser(204)),
    given: connected,
  },
  { route: 'GET /me/social_accounts/new', answers: pages(forUsers(200)), pageOnly: true },
]
