import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import { createFundedCampaign, createMembership } from '../../../../test/support/world/factories.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'

async function setUp(fields: Partial<Campaign> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createFundedCampaign(db, { ...fields, organization_id })
  const member = await createMembership(db, { organization_id, role: 'member' })
  return { admin, member, campaign, path: campaignPath(campaign) }
}

const stored = async ({ id }: Campaign) =>
  (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0]

describe('POST …/publish, …/pause, …/resume', () => {
  test('take a campaign from draft to active, paused and back', async () => {
    const { admin, campaign, path } = await setUp()
    const client = await withToken(admin)

    const response = await client.post(`${path}/publish.json`)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`${path}.json`)
    const published = await stored(campaign)
    expect(published).toMatchObject({ status: 'active', paused_at: null, fee_bps: 0 })
    expect(published?.least_budget_amount).toBe(350)
    expect(published?.published_at).toBe(published?.updated_at)

    await client.post(`${path}/pause`)
    expect(await stored(campaign)).toMatchObject({ status: 'paused', paused_by: 'admin' })
    const paused = await stored(campaign)
    expect(paused?.paused_at).toBe(paused?.updated_at)

    await client.post(`${path}/resume`)
    const resumed = await stored(campaign)
    expect(resumed).toMatchObject({ status: 'active', paused_at: null, paused_by: null })
    expect(resumed?.published_at).toEqual(published?.published_at)

    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.record_id, campaign.id))
      .orderBy(auditEvents.id)
    const actions = events.filter(({ record_type }) => record_type === 'Campaign')
    expect(actions.map(({ action }) => action)).toEqual(['publish', 'pause', 'resume'])
  })

  test.each([
    ['publish', { brief: '' }, 'Write a brief.'],
    ['publish', { platform_ids: [] }, 'Choose at least one platform.'],
    ['publish', { cpm_amount: 0 }, 'Set a rate per 1,000 views or a base reward.'],
    [
      'publish',
      { base_reward_amount: 250_001 },
      'The base reward is more than the maximum payout.',
    ],
    [
      'publish',
      { cpm_amount: 0, base_reward_amount: 300 },
      'The base reward is less than the minimum payout, so no post would earn anything.',
    ],
    ['publish', { total_budget_amount: 349 }, 'Add budget'],
    [
      'publish',
      { ends_at: new Date(Date.now() - 1000).toISOString() },
      'Its end date is in the past.',
    ],
    ['publish', { status: 'active', published_at: now() }, 'It has been published already.'],
    ['pause', {}, 'Only an active campaign can be paused.'],
    ['resume', {}, 'Only a paused campaign can be resumed.'],
    [
      'resume',
      { status: 'paused', published_at: now(), paused_at: now(), used_amount: 499_900 },
      'Add budget',
    ],
    [
      'resume',
      {
        ...{ status: 'paused', published_at: now(), paused_at: now() },
        ends_at: new Date(Date.now() - 1000).toISOString(),
      },
      'Its end date is in the past.',
    ],
  ] satisfies [string, Partial<Campaign>, string][])(
    '%s of %j changes nothing and the page says why',
    async (transition, fields, reason) => {
      const { admin, campaign, path } = await setUp(fields)
      const browser = await withSession(admin)

      const response = await browser.post(`${path}/${transition}`, '')

      expect(response.statusCode).toBe(303)
      expect(await stored(campaign)).toEqual(campaign)
      const flash = response.cookies.find(({ name }) => name === 'flash')
      expect(JSON.parse(flash?.value ?? '{}')).toMatchObject({ kind: 'error' })
      expect(flash?.value).toContain(reason)
    },
  )

  test.each(['application/json', 'text/html', '*/*'])(
    'take a token, and lead it to where it is good for something, with Accept: %s',
    async (accept) => {
      const { admin, campaign, path } = await setUp()
      const client = await withToken(admin)

      const response = await client.post(`${path}/publish`, undefined, { accept })

      expect(response.statusCode).toBe(303)
      expect(response.headers.location).toBe(`${path}.json`)
      expect(response.headers).not.toHaveProperty('transition-error')
      expect(response.cookies).toEqual([])
      expect(await stored(campaign)).toMatchObject({ status: 'active' })
      expect((await client.get(`${path}.json`, { accept })).statusCode).toBe(200)
    },
  )

  test.each([
    ['publish.json', 'application/json'],
    ['publish', 'application/json'],
    ['publish', 'text/html'],
  ])('tell a program why nothing changed: %s with Accept: %s', async (move, accept) => {
    const { admin, campaign, path } = await setUp({ brief: '', platform_ids: [] })
    const client = await withToken(admin)

    const response = await client.post(`${path}/${move}`, undefined, { accept })

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`${path}.json`)
    expect(response.headers['transition-error']).toBe(
      'Write%20a%20brief.%20Choose%20at%20least%20one%20platform.',
    )
    expect(await stored(campaign)).toEqual(campaign)
  })

  test('tell a browser on the page, and not in a header', async () => {
    const { admin, path } = await setUp({ brief: '' })
    const response = await (await withSession(admin)).post(`${path}/publish`, '')

    expect(response.headers.location).toBe(path)
    expect(response.headers).not.toHaveProperty('transition-error')
  })

  test('take no token that may only read, in either format', async () => {
    const { admin, campaign, path } = await setUp()
    const client = await withToken(admin, 'read')

    for (const accept of ['application/json', 'text/html']) {
      const response = await client.post(`${path}/publish`, undefined, { accept })
      expect(response.statusCode).toBe(401)
    }
    expect(await stored(campaign)).toEqual(campaign)
  })

  test('are for admins of the organization', async () => {
    const { member, campaign, path } = await setUp()
    const stranger = await withToken(await createMembership(db))

    expect((await (await withToken(member)).post(`${path}/publish`)).statusCode).toBe(403)
    expect((await stranger.post(`${path}/publish`)).statusCode).toBe(404)
    expect(await stored(campaign)).toEqual(campaign)
  })
})
