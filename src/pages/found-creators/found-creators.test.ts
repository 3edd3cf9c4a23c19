import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createMembership,
  createSessionToken,
  createSocialAccount,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { socialAccountSnapshots, socialAccounts } from '../../tables/users/social-accounts.ts'
import {
  foundCreatorInvitePath,
  foundCreatorsPath,
} from '../../vocabulary/addresses/creator-urls.ts'
import { creatorProfilePath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const owner = await createMembership(db)
  const user = await createUser(db, { name: 'Suki Tanaka' })
  const creator = await withToken(user)
  const word = unique('word').replace(/\W/g, '')
  const said = { words: `I film ${word}.`, topics: ['food'], country: 'DE', published: true }
  await creator.patch('/me/profile.json', {
    profile: { ...said, currency: 'eur', video_amount: 500, story_amount: 200 },
  })
  const brand = await withToken(owner)
  const { organization_id } = owner
  const path = `${foundCreatorsPath({ id: organization_id })}.json`
  const find = async (query: string) =>
    (await brand.get(`${path}?q=${word}&${query}`)).json().map(({ id }: { id: string }) => id)
  const followers = async () => (await brand.get(`${path}?q=${word}`)).json()[0].followers
  const page = async (query: string) =>
    (await withSession(owner)).get(`${path.replace('.json', '')}?q=${word}&${query}`)
  return {
    user,
    creator,
    brand,
    organization_id,
    find,
    page,
    followers,
    id: encodeId('User', user.id),
  }
}

test('who has published a profile is found by what they say, and not once they take it back', async () => {
  const { creator, find, page, id } = await setUp()
  const typed = `currency=eur&${encodeURIComponent('typed[max_amount]')}=`
  expect((await page(`${typed}2`)).body).toContain('Suki Tanaka')
  expect((await page(`${typed}1.99`)).body).not.toContain('Suki Tanaka')
  expect((await page(`${typed}lots`)).statusCode).toBe(422)
  for (const query of ['', 'topic=food', 'country=DE', 'currency=eur&max_amount=200'])
    expect([query, await find(query)]).toEqual([query, [id]])
  for (const query of ['topic=music', 'country=AT', 'currency=eur&max_amount=199', 'language=en'])
    expect([query, await find(query)]).toEqual([query, []])
  await creator.patch('/me/profile.json', { profile: { published: false } })
  expect(await find('')).toEqual([])
})

test('a profile that a brand opens from there leads to an invitation, but for members', async () => {
  const { user, organization_id } = await setUp()
  const invite = foundCreatorInvitePath({ organization_id, user_id: user.id })
  const opened = async (role: 'admin' | 'member') => {
    const membership = await createMembership(db, { organization_id, role })
    const browser = await withSession(membership)
    const signedIn = `session_token=${await createSessionToken(db, membership.user)}`
    const list = await browser.get(foundCreatorsPath({ id: organization_id }), {
      cookie: signedIn,
    })
    const kept = list.cookies.map(({ name, value }) => `${name}=${value}`)
    const cookie = [...kept, signedIn].join('; ')
    return (await browser.get(creatorProfilePath(user), { cookie })).body
  }
  expect(await opened('admin')).toContain(invite)
  expect(await opened('member')).not.toContain(invite)
})

test('they are found by numbers that were read of verified accounts', async () => {
  const { user, find, page, followers, id } = await setUp()
  const account = await createSocialAccount(db, user, { platform_id: 'tiktok' })
  const count = { social_account_id: account.id, subscriber_count: 5000, engagement_rate: '4.50' }
  await db.insert(socialAccountSnapshots).values(count)
  await db
    .update(socialAccounts)
    .set({ status: 'pending' })
    .where(eq(socialAccounts.id, account.id))
  expect(await find('min_followers=1')).toEqual([])
  await db
    .update(socialAccounts)
    .set({ status: 'verified' })
    .where(eq(socialAccounts.id, account.id))
  expect(await find('platform_id=tiktok&min_followers=5000&min_engagement=4')).toEqual([id])
  expect(await find('min_followers=5001&sort=followers')).toEqual([])
  expect(await followers()).toEqual([{ platform_id: 'tiktok', count: 5000 }])
  expect((await page('')).body).toMatch(/TikTok <span[^>]*>5K/)
})

test('they are offered no collab that they applied to already', async () => {
  const work = await createApplication()
  await (await withToken(work.creator)).patch('/me/profile.json', {
    profile: { published: true },
  })
  const whom = { organization_id: work.collab.organization_id, user_id: work.creator.id }
  const form = await (await withSession(work.admin)).get(foundCreatorInvitePath(whom))
  expect(form.body).toContain('No program of yours takes submissions')
})

test('they can be invited, unless they take on no work', async () => {
  const { user, creator, brand, organization_id } = await setUp()
  const live = { status: 'active', published_at: now() } as const
  const { id } = await createCampaign(db, { organization_id, ...live })
  const path = foundCreatorInvitePath({ organization_id, user_id: user.id })
  const sent = { program_invitation: { program_id: encodeId('Campaign', id) } }
  const invite = async () => (await brand.post(`${path}.json`, sent)).statusCode
  expect(await invite()).toBe(201)
  await creator.patch('/me/profile.json', { profile: { availability: 'not_now' } })
  expect(await invite()).toBe(422)
  await creator.patch('/me/profile.json', { profile: { published: false } })
  const stranger = await withToken(await createMembership(db))
  expect((await stranger.post(`${path}.json`, sent)).statusCode).toBe(404)
})
