import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { createCollab, createMembership } from '../../../test/support/world/factories.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { type Collab, collabs } from '../../tables/collabs/collabs.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp(fields: Partial<Collab> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  const collab = await createCollab(db, { ...fields, organization_id })
  const organization = `/organizations/${encodeId('Organization', organization_id)}`
  const list = `${organization}/collabs`
  const path = `${list}/${encodeId('Collab', collab.id)}`
  const client = await withToken(admin)
  return { admin, member, organization, organization_id, collab, list, path, client }
}

const published = { state: 'published', published_at: now() } as const

describe('GET /organizations/:organization_id/collabs', () => {
  test('lists the newest first, without briefs, to a member', async () => {
    const { member, collab, organization_id, list } = await setUp()
    const newer = await createCollab(db, { organization_id, brief: '<p>Hello</p>' })
    await createCollab(db)
    const client = await withToken(member, 'read')

    const response = await client.get(`${list}.json`)

    expect(response.json().map(({ name }: Collab) => name)).toEqual([newer.name, collab.name])
    expect(response.json()[0]).not.toHaveProperty('brief')
    expect(response.headers['total-count']).toBe('2')
  })
})

describe('GET /organizations/:organization_id/collabs/:id', () => {
  test('shows every field', async () => {
    const { collab, path, client } = await setUp({ brief: '<p>Hi</p>' })

    const response = await client.get(`${path}.json`)

    expect(response.json()).toEqual({
      id: encodeId('Collab', collab.id),
      name: collab.name,
      state: 'draft',
      currency: 'usd',
      countries: [],
      website: null,
      platform_ids: [],
      min_quote_amount: 0,
      max_quote_amount: 0,
      usage_rights: null,
      usage_days: null,
      content_days: 14,
      revision_rounds: 2,
      creator_limit: null,
      places_left: null,
      applications_end_at: null,
      require_spark_ads: false,
      spark_days: null,
      requires_product_shipment: false,
      submissions_count: 0,
      accepted_count: 0,
      completed_count: 0,
      published_at: null,
      created_at: collab.created_at,
      updated_at: collab.updated_at,
      url: `http://troupe.localhost${path}.json`,
      banner_image_url: null,
      brief: '<p>Hi</p>',
    })
    const { etag } = response.headers
    const again = await client.get(`${path}.json`, { 'if-none-match': etag as string })
    expect(again.statusCode).toBe(304)
  })

  test('does not exist for someone else', async () => {
    const { list, path } = await setUp()
    const stranger = await createMembership(db)
    const client = await withToken(stranger)
    const own = `/organizations/${encodeId('Organization', stranger.organization_id)}/collabs`

    expect((await client.get(`${list}.json`)).statusCode).toBe(404)
    expect((await client.get(`${path}.json`)).json()).toEqual({
      error: 'Organization not found.',
      code: 'not_found',
    })
    const moved = await client.get(`${own}/${path.split('/').at(-1)}.json`)
    expect(moved.json()).toEqual({ error: 'Collab not found.', code: 'not_found' })
  })
})

describe('POST /organizations/:organization_id/collabs', () => {
  test('makes a draft from nothing but defaults', async () => {
    const { list, client } = await setUp()

    for (const body of [undefined, {}, { collab: {} }]) {
      const response = await client.post(`${list}.json`, body)

      expect(response.statusCode).toBe(201)
      expect(response.json()).toMatchObject({ state: 'draft', currency: 'usd', countries: [] })
      expect(response.json().name).toMatch(/^Untitled collab, \d/)
      expect(response.json().brief).toContain('About the product')
      expect(response.headers.location).toBe(response.json().url)
      const { prefill, ...record } = response.json()
      expect(prefill).toBeNull()
      expect((await client.get(record.url)).json()).toEqual(record)
    }
  })

  test.each([{ collab: 'Mug' }, { collab: ['Mug'] }, []])('makes none from %j', async (body) => {
    const { list, client } = await setUp()

    const response = await client.post(`${list}.json`, body)

    expect(response.statusCode).toBe(400)
    expect((await client.get(`${list}.json`)).json()).toHaveLength(1)
  })

  test('takes numbers for switches', async () => {
    const { list, client } = await setUp()
    const sent = { require_spark_ads: 1, requires_product_shipment: 0, purge_banner_image: 1 }

    const response = await client.post(`${list}.json`, { collab: sent })

    expect(response.json()).toMatchObject({
      require_spark_ads: true,
      requires_product_shipment: false,
    })
  })

  test('lets what is sent replace them', async () => {
    const { list, client } = await setUp()
    const fields = {
      name: 'Mug',
      website: 'https://example.com/mug',
      currency: 'eur',
      countries: ['DE'],
      require_spark_ads: true,
      requires_product_shipment: true,
      brief: '<p>Drink</p>',
    }

    const response = await client.post(`${list}.json`, {
      collab: { ...fields, state: 'published' },
    })

    expect(response.json()).toMatchObject({ ...fields, state: 'draft' })
  })

  test.each([
    ['name', "can't be blank", ' '],
    ['website', 'is invalid: write it as https://example.com', 'nowhere'],
    ['currency', 'is not included in the list', 'xxx'],
    ['countries', 'is not included in the list', ['XX']],
    ['require_spark_ads', 'is invalid: send true or false', 'perhaps'],
    ['brief', 'is too long (maximum is 65535 bytes)', 'x'.repeat(65_536)],
    ['brief', 'is too long (maximum is 65535 bytes)', '<a href=http:a>x</a>'.repeat(2000)],
  ])('refuses %s, which %s', async (field, message, value) => {
    const { list, client } = await setUp()

    const response = await client.post(`${list}.json`, { collab: { [field]: value } })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ [field]: [message] })
  })

  test('is for admins', async () => {
    const { member, list } = await setUp()

    expect((await (await withToken(member)).post(`${list}.json`)).statusCode).toBe(403)
  })
})

describe('PATCH /organizations/:organization_id/collabs/:id', () => {
  test('changes what is sent, once', async () => {
    const { path, client } = await setUp()
    const changes = { collab: { name: 'Renamed', require_spark_ads: true } }

    const first = await client.patch(`${path}.json`, changes)
    const second = await client.put(`${path}.json`, changes)

    expect(first.json()).toMatchObject({ name: 'Renamed', require_spark_ads: true, brief: '' })
    expect(second.json()).toEqual(first.json())
  })

  test('asks who before it asks what, and wants something to change', async () => {
    const { member, path, client } = await setUp()

    expect((await (await withToken(member)).patch(`${path}.json`, {})).statusCode).toBe(403)
    expect((await client.patch(`${path}.json`, {})).statusCode).toBe(400)
  })
})

describe('DELETE /organizations/:organization_id/collabs/:id', () => {
  test('removes a draft, once', async () => {
    const { path, client } = await setUp()

    expect((await client.delete(`${path}.json`)).statusCode).toBe(204)
    expect((await client.delete(`${path}.json`)).statusCode).toBe(404)
  })

  test('is forbidden for what is no draft, submissions or not', async () => {
    const { admin, collab, path, client } = await setUp(published)
    const { id: collab_id, organization_id, currency } = collab
    const values = { collab_id, organization_id, currency, user_id: admin.user.id }
    await db.insert(collabSubmissions).values(values)

    const response = await client.delete(`${path}.json`)

    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ error: 'Only a draft can be deleted.', code: 'forbidden' })
  })

  test('is refused while there are submissions', async () => {
    const { admin, collab, path, client } = await setUp()
    const { id: collab_id, organization_id, currency } = collab
    const values = { collab_id, organization_id, currency, user_id: admin.user.id }
    await db.insert(collabSubmissions).values(values)

    const response = await client.delete(`${path}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json()).toHaveProperty('errors.base')
  })

  test('is for admins', async () => {
    const { member, path } = await setUp()

    expect((await (await withToken(member)).delete(`${path}.json`)).statusCode).toBe(403)
  })
})

describe('POST …/submit, …/pause, …/unpause', () => {
  test.each([
    ['submit', { brief: '<p>a</p>' }, 'submitted_for_review'],
    ['pause', published, 'paused'],
    ['unpause', { ...published, state: 'paused' }, 'published'],
  ] satisfies [string, Partial<Collab>, string][])('%s leads on', async (move, fields, state) => {
    const { admin, collab, path, client } = await setUp(fields)

    const response = await client.post(`${path}/${move}.json`)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`${path}.json`)
    const [after] = await db.select().from(collabs).where(eq(collabs.id, collab.id))
    expect(after).toMatchObject({ state, published_at: collab.published_at })
    const [event] = await auditOf(admin.user, 'Collab')
    expect(event).toMatchObject({ action: move, changes: { state: [collab.state, state] } })
  })

  test.each([
    ['submit', {}, 'Write a brief.'],
    ['submit', published, 'Only a draft can be submitted for review.'],
    ['pause', {}, 'Only a published collab can be paused.'],
    ['unpause', published, 'Only a paused collab can be opened again.'],
  ] satisfies [string, Partial<Collab>, string][])(
    '%s of %j changes nothing and a header says why',
    async (move, fields, reason) => {
      const { collab, path, client } = await setUp(fields)

      const response = await client.post(`${path}/${move}`)

      expect(response.statusCode).toBe(303)
      const [after] = await db.select().from(collabs).where(eq(collabs.id, collab.id))
      expect(after).toEqual(collab)
      expect(decodeURIComponent(String(response.headers['transition-error']))).toBe(reason)
    },
  )

  test('are for admins', async () => {
    const { member, path } = await setUp()

    expect((await (await withToken(member)).post(`${path}/submit`)).statusCode).toBe(403)
  })
})

describe('an organization with collabs', () => {
  test('cannot be deleted before they are', async () => {
    const { organization, path, client } = await setUp()

    const response = await client.delete(`${organization}.json`)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: ['Delete its collabs first.'] })

    await client.delete(`${path}.json`)
    expect((await client.delete(`${organization}.json`)).statusCode).toBe(204)
  })
})
