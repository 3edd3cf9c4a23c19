import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
  createSocialAccount,
  createUser,
} from '../../../test/support/world/factories.ts'
import { one } from '../../framework/database/rows.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { exchangeRates } from '../../tables/finance/exchange-rates.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { users } from '../../tables/users/users.ts'
import { discoverCampaignPath, discoverCollabPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const live = { status: 'active', published_at: now(), cpm_amount: 300 } as const
beforeAll(() =>
  db.insert(exchangeRates).values({ currency: 'usd', rate: '1.25', day: '2026-01-02', user_id: 1 }),
)

const everyView = { min_payout_amount: 0, max_payout_amount: 0, base_reward_amount: 0 }

test('cards know where one takes part or is invited, and what one’s usual views would earn', async () => {
  const { organization_id } = await createMembership(db)
  const terms = { organization_id, ...live, ...everyView, platform_ids: ['tiktok' as const] }
  const joined = await createCampaign(db, { ...terms, name: 'joined' })
  const invited = await createCampaign(db, { ...terms, name: 'invited' })
  await createCampaign(db, { ...terms, name: 'new', base_reward_amount: 0 })
  const user = await createUser(db)
  const approved = { user_id: user.id, state: 'approved', approved_at: now() } as const
  for (const verified_views of [1000, 10_000, 900_000])
    await createCampaignSubmission(db, joined, { ...approved, verified_views })
  await createSocialAccount(db, user, { platform_id: 'tiktok', status: 'verified' })
  await db
    .insert(creatorInvitations)
    .values({ organization_id, email: user.email, campaign_id: invited.id })

  const path = `/discover/campaigns.json?organization_id=${encodeId('Organization', organization_id)}`
  const browser = await withSession(user)
  const standings = async (client: typeof anonymous) =>
    (await client.get(path)).json().map((one: Record<string, unknown>) => one.standing)
  expect(await standings(browser)).toEqual([null, 'invited', 'joined'])
  expect(await standings(anonymous)).toEqual([null, null, null])

  const page = (await browser.get(path.replace('.json', ''))).body
  expect(page).toContain('You take part')
  expect(page).toContain('You are invited')
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain(
    'Your usual 10K views on TikTok would earn $30.00',
  )
  expect((await anonymous.get(path.replace('.json', ''))).body).not.toContain('Your usual')

  const home = (await browser.get('/home')).body
  expect(home.slice(home.indexOf('New programs'))).not.toContain('You take part')
})

test('cards say on a phone too how fast posts are decided, in a short line', async () => {
  const { organization_id } = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id, ...live })
  const path = `/discover/campaigns?organization_id=${encodeId('Organization', organization_id)}`
  const lines = async () =>
    [...(await anonymous.get(path)).body.matchAll(/<p class="[^"]*sm:hidden">(.*?)<\/p>/g)].map(
      ([, line]) => line,
    )
  expect(await lines()).toEqual(['No post decided yet'])
  const created_at = new Date(Date.now() - 23 * 3_600_000).toISOString()
  const decided = { created_at, decided_at: now() }
  const approve = () =>
    createCampaignSubmission(db, campaign, { ...decided, state: 'approved', approved_at: now() })
  await approve()
  expect(await lines()).toEqual(['1 post decided so far'])
  for (let more = 4; more > 0; more--) await approve()
  expect(await lines()).toEqual(['23 h to decide · 100% approved'])
})

test('whoever applied to a collab has a place in it, and takes part once the work began', async () => {
  const work = await createApplication()
  const { asCreator, collab, creator } = work
  const { organization_id } = collab
  const path = `/discover/collabs.json?organization_id=${encodeId('Organization', organization_id)}`
  expect((await asCreator.get(path)).json()).toMatchObject([{ standing: 'joined' }])

  const browser = await withSession(creator)
  const pages = [path.replace('.json', ''), discoverCollabPath(collab)]
  for (const page of pages) {
    const { body } = await browser.get(page)
    expect(body).toContain('You applied')
    expect(body).not.toContain('You take part')
  }
  await go(work, 'acceptance')
  for (const page of pages) expect((await browser.get(page)).body).toContain('You take part')
})

/** Someone who is seen more on TikTok than on YouTube, and has left X since. */
async function aCreator(campaign: Campaign) {
  const user = await createUser(db)
  const usual = { tiktok: 10_000, youtube: 2000, x: 700_000 } as const
  for (const platform_id of ['tiktok', 'youtube', 'x'] as const) {
    if (platform_id !== 'x')
      await createSocialAccount(db, user, { platform_id, status: 'verified' })
    for (const times of [1, 1, 9])
      await createCampaignSubmission(db, campaign, {
        user_id: user.id,
        platform_id,
        state: 'approved',
        approved_at: now(),
        verified_views: usual[platform_id] * times,
      })
  }
  return user
}

test('usual views are those of the platform that is looked for, or of the best that a campaign allows', async () => {
  const { organization_id } = await createMembership(db)
  const terms = { organization_id, ...live, ...everyView }
  const both = await createCampaign(db, { ...terms, platform_ids: ['tiktok', 'youtube'] })
  await createCampaign(db, { ...terms, name: 'one', platform_ids: ['youtube'] })
  await createCampaign(db, { ...terms, name: 'none', platform_ids: ['x', 'instagram'] })
  const user = await aCreator(both)
  const browser = await withSession(user)
  const path = `/discover/campaigns?organization_id=${encodeId('Organization', organization_id)}`
  const said = async (query = '') =>
    (await browser.get(`${path}${query}`)).body
      .replaceAll(/<[^>]+>/g, '')
      .match(/Your usual .*? would earn \$[\d.]+/g)
  expect(await said()).toEqual([
    'Your usual 2K views on YouTube would earn $6.00',
    'Your usual 10K views on TikTok would earn $30.00',
  ])
  expect(await said('&platform_ids[]=youtube')).toEqual([
    'Your usual 2K views on YouTube would earn $6.00',
    'Your usual 2K views on YouTube would earn $6.00',
  ])
  expect(await said('&platform_ids[]=x')).toBeNull()
})

test('what one’s own views would earn is an order, whatever the currency', async () => {
  // Other tests of the same database enter rates of dollars.
  const rate = { currency: 'pln', rate: '1.25', day: '2026-01-02', user_id: 1 }
  await db.insert(exchangeRates).values(rate)
  const { organization_id } = await createMembership(db)
  const terms = { organization_id, ...live, ...everyView, currency: 'eur' }
  const tiktok = { ...terms, platform_ids: ['tiktok' as const] }
  const joined = await createCampaign(db, { ...tiktok, name: '30', cpm_amount: 300 })
  const on = (platform_id: 'youtube' | 'x') => ({ ...terms, platform_ids: [platform_id] })
  await createCampaign(db, { ...on('youtube'), name: '18', cpm_amount: 900 })
  await createCampaign(db, {
    ...tiktok,
    name: 'capped 20',
    cpm_amount: 800,
    max_payout_amount: 2000,
  })
  await createCampaign(db, { ...tiktok, name: 'post 25', cpm_amount: 0, base_reward_amount: 2500 })
  await createCampaign(db, { ...tiktok, name: 'below', cpm_amount: 400, min_payout_amount: 5000 })
  await createCampaign(db, { ...on('x'), name: 'elsewhere', cpm_amount: 999 })
  await createCampaign(db, { ...tiktok, name: '29 in zloty', currency: 'pln', cpm_amount: 362 })
  const user = await aCreator(joined)
  const path = `/discover/campaigns.json?organization_id=${encodeId('Organization', organization_id)}`
  const order = async (client: typeof anonymous, query = '') =>
    (await client.get(`${path}&sort=own_pay${query}`)).json().map(({ name }: Campaign) => name)

  const browser = await withSession(user)
  const unknown = ['elsewhere', 'below']
  expect(await order(browser)).toEqual([
    '30',
    '29 in zloty',
    'post 25',
    'capped 20',
    '18',
    ...unknown,
  ])
  expect(await order(browser, '&platform_ids[]=youtube')).toEqual(['18'])
  const byRate = (await anonymous.get(`${path}&sort=rate`)).json().map(({ name }: Campaign) => name)
  expect(await order(anonymous)).toEqual(byRate)
  expect(await order(await withSession(await createUser(db)))).toEqual(byRate)

  const page = (client: typeof anonymous) => client.get(path.replace('.json', ''))
  expect((await page(browser)).body).toContain('Pays me most')
  expect((await page(anonymous)).body).not.toContain('Pays me most')
})

test('programs that one takes part in can be left out', async () => {
  const { asCreator, collab } = await createApplication()
  const { organization_id } = collab
  const isIts = `organization_id=${encodeId('Organization', organization_id)}`
  const user_id = one(
    await db.select().from(collabSubmissions).where(eq(collabSubmissions.collab_id, collab.id)),
  ).user_id as number
  await createCampaignSubmission(
    db,
    await createCampaign(db, { organization_id, ...live, name: 'joined' }),
    { user_id },
  )
  await createCampaign(db, { organization_id, ...live, name: 'new' })
  const names = async (client: typeof anonymous, list: string, query: string) =>
    (await client.get(`/discover/${list}.json?${isIts}&${query}`))
      .json()
      .map(({ name }: Campaign) => name)

  expect(await names(asCreator, 'campaigns', 'hide_joined=true')).toEqual(['new'])
  expect(await names(asCreator, 'campaigns', 'hide_joined=false')).toEqual(['new', 'joined'])
  expect(await names(asCreator, 'collabs', 'hide_joined=true')).toEqual([])
  expect(await names(asCreator, 'collabs', '')).toEqual([collab.name])
  const browser = await withSession(one(await db.select().from(users).where(eq(users.id, user_id))))
  const page = (await browser.get('/discover/campaigns?hide_joined=true&q=tea')).body
  expect(page).toMatch(/href="\/discover\/campaigns\?q=tea" aria-current="true"[^>]*>Not yet mine/)
  expect(page).toContain('name="hide_joined" value="true"')
  expect((await anonymous.get('/discover/campaigns')).body).not.toContain('Not yet mine')
  expect((await anonymous.get('/discover/campaigns.json?hide_joined=x')).statusCode).toBe(422)
})

test('the page of a campaign knows who takes part, and begins with their usual views', async () => {
  const { organization_id } = await createMembership(db)
  const terms = { organization_id, ...live, ...everyView, platform_ids: ['youtube' as const] }
  const campaign = await createCampaign(db, { ...terms, name: 'Autumn roast' })
  const other = await createCampaign(db, terms)
  const user = await aCreator(campaign)
  const browser = await withSession(user)
  const own = `/me/submissions?campaign_id=${encodeId('Campaign', campaign.id)}`

  const { body } = await browser.get(discoverCampaignPath(campaign))
  expect(body.match(/You take part/g)).toHaveLength(2)
  expect(body).toContain(`href="${own}"`)
  expect(body).toContain(
    'name="views" inputmode="numeric" autocomplete="off" maxlength="20" value="2,000"',
  )
  expect(body).toContain('Your posts on YouTube usually get 2,000.')
  const elsewhere = (await browser.get(`${discoverCampaignPath(other)}?views=7`)).body
  expect(elsewhere).not.toContain('You take part')
  expect(elsewhere).toContain('value="7"')
  expect((await anonymous.get(discoverCampaignPath(other))).body).toContain('value="50,000"')

  await createCampaignSubmission(db, other, { user_id: user.id })
  const list = (await browser.get(own)).body
  expect(list).toContain('<title>Your posts for Autumn roast')
  const json = (id: string) => browser.get(`/me/submissions.json?campaign_id=${id}`)
  expect((await json(encodeId('Campaign', campaign.id))).json()).toHaveLength(9)
  expect((await json(encodeId('Campaign', other.id))).json()).toHaveLength(1)
  expect((await json('nothing')).statusCode).toBe(422)
})

test('the marks of a brand stand beside it where others decide', async () => {
  const work = await createApplication()
  const { collab } = work
  const { organization_id } = collab
  const campaign = await createCampaign(db, { organization_id, ...live })
  const paths = [discoverCampaignPath(campaign), discoverCollabPath(collab)]
  for (const path of paths)
    expect((await anonymous.get(`${path}.json`)).json().ratings).toMatchObject({ count: 0 })

  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const rate = (client: typeof work.asAdmin, rating: object) =>
    client.post(`/submissions/${work.id}/ratings.json`, { rating })
  const marks = { as_agreed: 5, easy: 4, answered_in_time: 4, words: '' }
  await rate(work.asAdmin, { ...marks, reliable: 5 })
  await rate(work.asCreator, { ...marks, paid_in_time: 5 })
  for (const path of paths) {
    expect((await anonymous.get(`${path}.json`)).json().ratings).toMatchObject({ average: '4.5' })
    const page = (await anonymous.get(path)).body.replaceAll(/<[^>]+>/g, '')
    expect(page).toContain('Rated 4.5 of 5 · 1 rating')
  }
  expect((await work.asCreator.get(`${discoverCollabPath(collab)}.json`)).json().standing).toBe(
    'joined',
  )
})
