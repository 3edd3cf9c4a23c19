import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createFunding,
  createMembership,
} from '../../../test/support/world/factories.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp(fields: Partial<Campaign> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  const campaign = await createCampaign(db, { ...fields, organization_id })
  const list = `/organizations/${encodeId('Organization', organization_id)}/campaigns`
  const path = `${list}/${encodeId('Campaign', campaign.id)}`
  const client = await withToken(admin)
  return { admin, member, organization_id, campaign, list, path, client }
}

const stored = async ({ id }: Campaign) =>
  (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0]

describe('GET /organizations/:organization_id/campaigns', () => {
  test('lists the newest first, without briefs, to a member', async () => {
    const { member, campaign, organization_id, list } = await setUp()
    const newer = await createCampaign(db, { organization_id, brief: '<p>Hello</p>' })
    await createCampaign(db)
    const client = await withToken(member, 'read')

    const response = await client.get(`${list}.json`)

    const names = response.json().map(({ name }: Campaign) => name)
    expect(names).toEqual([newer.name, campaign.name])
    expect(response.json()[0]).not.toHaveProperty('brief')
    expect(response.headers['total-count']).toBe('2')
  })

  test('shows people what runs first, and alarms about nothing', async () => {
    const { admin, campaign, organization_id, list } = await setUp({
      ...{ status: 'finished', published_at: now(), finished_at: now() },
    })
    const running = await createCampaign(db, {
      ...{ organization_id, status: 'active', published_at: now(), currency: 'eur' },
    })
    const paused = { status: 'paused', paused_at: now(), published_at: now() } as const
    const others = [
      await createCampaign(db, { organization_id, ...paused }),
      await createCampaign(db, { organization_id }),
      campaign,
    ]

    const { body } = await (await withSession(admin)).get(list)

    const places = [running, ...others].map(({ name }) => body.indexOf(`>${name}<`))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(body).not.toMatch(/badge-(primary|error)/)
  })

  test('keeps the total as campaigns come and go', async () => {
    const { campaign, organization_id, list, client } = await setUp()
    await createCampaign(db, { organization_id })
    await db.delete(campaigns).where(eq(campaigns.id, campaign.id))

    const response = await client.get(`${list}.json?page=7`)

    expect(response.json()).toEqual([])
    expect(response.headers['total-count']).toBe('1')
  })

  test('does not exist for someone else', async () => {
    const { list, path } = await setUp()
    const stranger = await withToken(await createMembership(db))

    for (const address of [list, path]) {
      const response = await stranger.get(`${address}.json`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ error: 'Organization not found.', code: 'not_found' })
    }
  })
})

describe('GET /organizations/:organization_id/campaigns/:id', () => {
  test('shows every field', async () => {
    const { campaign, path, client } = await setUp({ brief: '<p>Hi</p>' })

    const response = await client.get(`${path}.json`)

    expect(response.json()).toEqual({
      id: encodeId('Campaign', campaign.id),
      name: campaign.name,
      status: 'draft',
      currency: 'usd',
      countries: [],
      website: null,
      content_type: 'ugc',
      category: 'other',
      platform_ids: [],
      tiktok_music_id: null,
      cpm_amount: 0,
      min_payout_amount: 0,
      max_payout_amount: 0,
      base_reward_amount: 0,
      total_budget_amount: 0,
      used_amount: 0,
      unused_amount: 0,
      budget_alerts: [90],
      view_count: 0,
      submissions_count: 0,
      ends_at: null,
      published_at: null,
      paused_at: null,
      created_at: campaign.created_at,
      updated_at: campaign.updated_at,
      url: `http://troupe.localhost${path}.json`,
      banner_image_url: null,
      brief: '<p>Hi</p>',
    })
  })

  test('is unchanged for whoever has it, until any of it changes', async () => {
    const { campaign, path, client } = await setUp()
    const etag = (await client.get(`${path}.json`)).headers.etag as string
    expect((await client.get(`${path}.json`, { 'if-none-match': etag })).statusCode).toBe(304)

    await db.update(campaigns).set({ cpm_amount: 991 }).where(eq(campaigns.id, campaign.id))

    expect((await client.get(`${path}.json`, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test("is no campaign under another organization's address", async () => {
    const { client, list } = await setUp()
    const other = await createCampaign(db)

    const response = await client.get(`${list}/${encodeId('Campaign', other.id)}.json`)

    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Campaign not found.', code: 'not_found' })
  })
})

describe('POST /organizations/:organization_id/campaigns', () => {
  test('needs a name and fills in the rest', async () => {
    const { list, client } = await setUp()

    const response = await client.post(`${list}.json`, { campaign: { name: 'Spring' } })

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ name: 'Spring', status: 'draft', brief: '' })
    expect(response.json()).toMatchObject({ currency: 'usd', countries: [], content_type: 'ugc' })
    expect(response.headers.location).toBe(response.json().url)
    expect((await client.get(response.json().url)).json()).toEqual(response.json())
  })

  test('takes every writable field and passes over the others', async () => {
    const { list, client } = await setUp()
    const fields = {
      name: 'Spring',
      website: 'https://example.com/spring',
      content_type: 'clipping',
      category: 'food',
      currency: 'eur',
      cpm_amount: 175,
      min_payout_amount: 350,
      max_payout_amount: 250000,
      base_reward_amount: 100,
      platform_ids: ['tiktok', 'youtube'],
      countries: ['DE', 'AT'],
      brief: '<p>Hello</p>',
    }
    const readOnly = { id: 'x', status: 'active', total_budget_amount: 5, used_amount: 5 }

    const response = await client.post(`${list}.json`, { campaign: { ...fields, ...readOnly } })

    expect(response.json()).toMatchObject({ ...fields, status: 'draft' })
    expect(response.json()).toMatchObject({ total_budget_amount: 0, used_amount: 0 })
  })

  test('puts values into their own form', async () => {
    const { list, client } = await setUp()

    const response = await client.post(`${list}.json`, {
      name: ' Spring ',
      currency: 'EUR',
      countries: ['de', '', 'DE'],
      platform_ids: ['x', 'x'],
      cpm_amount: '175',
      brief: 'Plain & simple<script>x</script>',
    })

    expect(response.json()).toMatchObject({
      name: 'Spring',
      currency: 'eur',
      countries: ['DE'],
      platform_ids: ['x'],
      cpm_amount: 175,
      brief: '<p>Plain &amp; simple</p>',
    })
  })

  test.each([
    ['name', "can't be blank", ' '],
    ['name', 'is too long (maximum is 255 characters)', 'x'.repeat(256)],
    ['name', 'is invalid', { a: 1 }],
    ['website', 'is invalid: write it as https://example.com', 'ftp://example.com'],
    ['content_type', 'is not included in the list', 'poem'],
    ['category', 'is not included in the list', 7],
    ['currency', 'is not included in the list', 'xxx'],
    ['cpm_amount', 'must be an integer, in minor units', 1.5],
    ['cpm_amount', 'must be an integer, in minor units', 'much'],
    ['cpm_amount', 'must be an integer, in minor units', null],
    ['cpm_amount', 'must be greater than or equal to 0', -1],
    ['cpm_amount', 'must be less than or equal to 9007199254740991', 2 ** 53],
    ['platform_ids', 'is not included in the list', ['myspace']],
    ['platform_ids', 'is invalid: send a list of at most 1000', 'tiktok'],
    ['countries', 'is not included in the list', ['XX']],
    ['countries', 'is not included in the list', [5]],
    ['countries', 'is invalid: send a list of at most 1000', Array(1001).fill('DE')],
    ['brief', 'is too long (maximum is 65535 bytes)', 'é'.repeat(32_768)],
    // Short as it is sent, and long once it is clean.
    ['brief', 'is too long (maximum is 65535 bytes)', '&'.repeat(20_000)],
    ['brief', 'is invalid', ['a']],
    ['ends_at', 'is invalid', '9999-12-31T23:59:59-14:00'],
    ['ends_at', 'is invalid', '0000-01-01T00:00:00Z'],
    ['banner_image', 'must be a JPEG, PNG, GIF or WebP image', 'a picture'],
  ])('refuses %s, which %s', async (field, message, value) => {
    const { list, client } = await setUp()

    const response = await client.post(`${list}.json`, {
      campaign: { name: 'Spring', [field]: value },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ [field]: [message] })
  })

  test('refuses a minimum payout above the maximum, unless that means no limit', async () => {
    const { list, client } = await setUp()
    const create = (max_payout_amount: number) =>
      client.post(`${list}.json`, { name: 'Spring', min_payout_amount: 20, max_payout_amount })

    expect((await create(10)).json().errors).toHaveProperty('min_payout_amount')
    expect((await create(20)).statusCode).toBe(201)
    expect((await create(0)).statusCode).toBe(201)
  })

  test('asks who before it asks what', async () => {
    const { member, list } = await setUp()
    const client = await withToken(member)

    const response = await client.post(`${list}.json`, { campaign: { name: '' } })

    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ error: 'You are not allowed to do that.', code: 'forbidden' })
    expect((await (await withToken(member, 'read')).post(`${list}.json`, {})).statusCode).toBe(401)
  })

  test('wants something to create', async () => {
    const { list, client } = await setUp()

    const response = await client.post(`${list}.json`, { campaign: {} })

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: 'param is missing or the value is empty or invalid: campaign',
      code: 'bad_request',
    })
  })
})

describe('PATCH /organizations/:organization_id/campaigns/:id', () => {
  test('changes what is sent and nothing else; PUT does the same', async () => {
    const { campaign, path, client } = await setUp({ cpm_amount: 5 })

    const patched = await client.patch(`${path}.json`, { campaign: { name: 'Renamed' } })
    expect(patched.statusCode).toBe(200)
    expect(patched.json()).toMatchObject({ name: 'Renamed', cpm_amount: 5, brief: '' })

    const put = await client.put(`${path}.json`, { campaign: { brief: 'Text' } })
    expect(put.json()).toMatchObject({ name: 'Renamed', brief: '<p>Text</p>' })
    expect((await stored(campaign))?.name).toBe('Renamed')
  })

  test('keeps the currency of what was paid in', async () => {
    const { campaign, path, client } = await setUp()
    await createFunding(db, campaign)

    const response = await client.patch(`${path}.json`, {
      campaign: { currency: 'jpy', name: 'X' },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      currency: ["can't be changed once there are fundings"],
    })
    expect((await client.get(`${path}.json`)).json()).toMatchObject({
      currency: 'usd',
      name: campaign.name,
    })
    const bypass = db
      .update(campaigns)
      .set({ currency: 'jpy' })
      .where(eq(campaigns.id, campaign.id))
    await expect(bypass).rejects.toThrow()
  })

  test('said twice changes nothing the second time', async () => {
    const { path, client } = await setUp()
    const changes = { campaign: { name: 'Again', countries: ['US'], brief: '<p>a</p>' } }
    const first = await client.patch(`${path}.json`, changes)

    const second = await client.patch(`${path}.json`, changes)

    expect(second.json()).toEqual(first.json())
  })

  test('checks payouts against what is stored', async () => {
    const { path, client } = await setUp({ max_payout_amount: 100 })

    const response = await client.patch(`${path}.json`, { campaign: { min_payout_amount: 101 } })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toHaveProperty('min_payout_amount')
  })

  test('is for admins', async () => {
    const { member, path } = await setUp()
    const client = await withToken(member)

    expect((await client.patch(`${path}.json`, { name: '' })).statusCode).toBe(403)
  })
})

describe('PATCH of a published campaign', () => {
  const published = {
    status: 'active',
    published_at: now(),
    cpm_amount: 175,
    platform_ids: ['tiktok', 'x'],
  } as const
  const setUpPublished = () => setUp({ ...published, platform_ids: ['tiktok', 'x'] })

  test.each([
    ['cpm_amount', 200],
    ['min_payout_amount', 1],
    ['max_payout_amount', 1],
    ['base_reward_amount', 1],
    ['currency', 'eur'],
    ['content_type', 'music'],
  ])('keeps %s and, with it, everything else', async (field, value) => {
    const { campaign, path, client } = await setUpPublished()

    const response = await client.patch(`${path}.json`, { name: 'New', [field]: value })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ [field]: ["can't be changed after publication"] })
    expect(await stored(campaign)).toEqual(campaign)
  })

  test('takes new platforms and lets none go', async () => {
    const { path, client } = await setUpPublished()
    const choose = (...platform_ids: string[]) => client.patch(`${path}.json`, { platform_ids })

    expect((await choose('tiktok', 'x', 'youtube')).json().platform_ids).toContain('youtube')
    expect((await choose('tiktok', 'youtube')).json().errors).toEqual({
      platform_ids: ["can't be removed after publication"],
    })
  })

  test('leaves the rest open, and terms that stay as they are', async () => {
    const { path, client } = await setUpPublished()
    const changes = {
      name: 'New',
      website: 'https://example.com/',
      category: 'food',
      countries: ['US'],
      brief: '<p>New</p>',
      cpm_amount: 175,
    }

    const response = await client.patch(`${path}.json`, { campaign: changes })

    expect(response.json()).toMatchObject(changes)
  })
})

describe('DELETE /organizations/:organization_id/campaigns/:id', () => {
  test('removes a draft, once', async () => {
    const { path, client } = await setUp()

    expect((await client.delete(`${path}.json`)).statusCode).toBe(204)
    expect((await client.delete(`${path}.json`)).statusCode).toBe(404)
  })

  test('refuses what is no draft any more', async () => {
    const { path, client } = await setUp({ status: 'active', published_at: now() })

    const response = await client.delete(`${path}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: ['Only a draft can be deleted.'] })
  })

  test('refuses a draft that has fundings', async () => {
    const { admin, campaign, path, client } = await setUp()
    await createFunding(db, campaign)

    const response = await client.delete(`${path}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json()).toHaveProperty('errors.base')

    const page = await (await withSession(admin)).get(path)
    expect(page.body).toContain(
      'This draft cannot be deleted, because money was paid into it or is',
    )
    expect(page.body).not.toContain('Delete draft')
  })

  test('is for admins', async () => {
    const { member, path } = await setUp()

    expect((await (await withToken(member)).delete(`${path}.json`)).statusCode).toBe(403)
  })
})

describe('an organization with campaigns', () => {
  test('cannot be deleted before they are', async () => {
    const { admin, list, path, organization_id } = await setUp()
    const owner = await withSession(admin)
    const address = `${list.replace('/campaigns', '')}.json`

    const response = await owner.delete(address)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: ['Delete its campaigns first.'] })

    await owner.delete(`${path}.json`)
    expect((await owner.delete(address)).statusCode).toBe(204)
    const left = await db.$count(organizations, eq(organizations.id, organization_id))
    expect(left).toBe(0)
  })
})
