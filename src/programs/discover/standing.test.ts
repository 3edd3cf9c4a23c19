import { expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
  createSocialAccount,
  createUser,
} from '../../../test/support/world/factories.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const live = { status: 'active', published_at: now(), cpm_amount: 300 } as const
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

test('whoever applied to a collab takes part in it', async () => {
  const { asCreator, collab } = await createApplication()
  const { organization_id } = collab
  const path = `/discover/collabs.json?organization_id=${encodeId('Organization', organization_id)}`
  expect((await asCreator.get(path)).json()).toMatchObject([{ standing: 'joined' }])
})

test('usual views are those of the platform that is looked for, or of the best that a campaign allows', async () => {
  const { organization_id } = await createMembership(db)
  const terms = { organization_id, ...live, ...everyView }
  const both = await createCampaign(db, { ...terms, platform_ids: ['tiktok', 'youtube'] })
  await createCampaign(db, { ...terms, name: 'one', platform_ids: ['youtube'] })
  await createCampaign(db, { ...terms, name: 'none', platform_ids: ['x', 'instagram'] })
  const user = await createUser(db)
  const usual = { tiktok: 10_000, youtube: 2000, x: 700_000 } as const
  for (const platform_id of ['tiktok', 'youtube', 'x'] as const) {
    // They have left X since.
    if (platform_id !== 'x')
      await createSocialAccount(db, user, { platform_id, status: 'verified' })
    for (const times of [1, 1, 9])
      await createCampaignSubmission(db, both, {
        user_id: user.id,
        platform_id,
        state: 'approved',
        approved_at: now(),
        verified_views: usual[platform_id] * times,
      })
  }

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
