import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createCampaign,
  createMembership,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { auditEvents, type Changes } from '../../tables/audit-events.ts'
import {
  auditPath,
  campaignPath,
  invitationsPath,
  membershipPath,
  organizationPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const owner = await createMembership(db, { user: await createUser(db, { name: 'Ada Lund' }) })
  const { organization_id } = owner
  const member = await createMembership(db, {
    organization_id,
    role: 'member',
    user: await createUser(db, { name: 'Bo Ray' }),
  })
  const organization = { id: organization_id }
  return { owner, member, organization, path: auditPath(organization) }
}

describe('GET /organizations/:organization_id/audit', () => {
  test('says who did what through what, newest first', async () => {
    const { owner, member, organization, path } = await setUp()
    const client = await withToken(owner)
    const agent = { 'user-agent': 'tidy-bot/2.1 (+https://example.com)' }
    const email = `${unique('new')}@example.com`
    await client.patch(`${membershipPath(member)}.json`, { membership: { role: 'admin' } }, agent)
    await client.post(`${invitationsPath(organization)}.json`, { invitation: { email } }, agent)
    await client.patch(`${organizationPath(organization)}.json`, { organization: { name: 'Vim' } })
    await client.delete(`${membershipPath(member)}.json`)

    const response = await client.get(`${path}.json`)
    const events = response.json()

    expect(events.map(({ summary }: { summary: string }) => summary)).toEqual([
      'Ada Lund removed Bo Ray',
      'Ada Lund changed the settings',
      `Ada Lund invited ${email} as a member`,
      'Ada Lund changed the role of Bo Ray',
    ])
    expect(events[3]).toMatchObject({
      action: 'update',
      record_type: 'Membership',
      record_id: encodeId('Membership', member.id),
      changes: { role: ['member', 'admin'] },
      user: { id: encodeId('User', owner.user.id), name: 'Ada Lund' },
      credential: { type: 'access_token', name: 'A test' },
      user_agent: agent['user-agent'],
      ip: '127.0.0.1',
    })
    expect(response.headers['total-count']).toBe('4')
  })

  test('names staff, and tells nothing else of them', async () => {
    const { owner, organization, path } = await setUp()
    const staff = await createUser(db, { name: 'Cleo Park' })
    await db.insert(auditEvents).values({
      organization_id: organization.id,
      user_id: staff.id,
      user_name: 'Cleo Park (staff)',
      is_staff: true,
      action: 'update',
      record_type: 'Organization',
      record_id: organization.id,
      changes: {},
      credential_type: 'access_token',
      credential_name: 'My laptop at home',
      user_agent: 'staff-tool/1.0',
      ip: '203.0.113.77',
    })

    const client = await withToken(owner)
    const [event] = (await client.get(`${path}.json`)).json()
    expect(event).toMatchObject({
      user: { id: null, name: 'Cleo Park (staff)' },
      credential: { type: 'access_token', name: '' },
      user_agent: '',
      ip: '',
    })
    const { body } = await (await withSession(owner)).get(path)
    expect(body).toContain('Cleo Park (staff)')
    const id = encodeId('User', staff.id)
    for (const theirs of ['My laptop at home', 'staff-tool', '203.0.113.77', id])
      expect(body).not.toContain(theirs)
    expect((await client.get(`${path}.json?user_id=${id}`)).json()).toEqual([])
  })

  test('names the campaign, and tells amounts as money', async () => {
    const { owner, organization, path } = await setUp()
    const browser = await withSession(owner)
    const campaign = await createCampaign(db, {
      organization_id: organization.id,
      name: 'Spring',
      currency: 'jpy',
    })
    const changes = { cpm_amount: 1250, category: 'food', countries: ['DE'], platform_ids: ['x'] }
    await browser.patch(`${campaignPath(campaign)}.json`, { campaign: changes })

    const [event] = (await browser.get(`${path}.json`)).json()
    const page = await browser.get(path)

    expect(event.summary).toBe('Ada Lund changed the campaign “Spring”')
    expect(event.changes).toMatchObject({ cpm_amount: [0, 1250], category: ['other', 'food'] })
    expect(page.body).toContain('changed the campaign “Spring”')
    expect(page.body).toContain('¥1,250')
    for (const words of ['Food', 'Germany', 'X'])
      expect(page.body).toContain(`</span>${words}</ins>`)
    expect(page.body).not.toContain('JPY')
  })

  test('tells an amount in the currency that it was an amount of', async () => {
    const { owner, organization, path } = await setUp()
    const browser = await withSession(owner)
    const fields = { organization_id: organization.id, currency: 'eur', cpm_amount: 120 }
    const campaign = await createCampaign(db, fields)
    const changes = { cpm_amount: 200, currency: 'jpy' }
    await browser.patch(`${campaignPath(campaign)}.json`, { campaign: changes })

    const page = await browser.get(path)

    for (const amount of ['€1.20', '¥200', 'EUR', 'JPY']) expect(page.body).toContain(amount)
  })

  test('shows before and after on the page', async () => {
    const { owner, member, organization, path } = await setUp()
    const browser = await withSession(owner)
    await browser.patch(`${membershipPath(member)}.json`, { membership: { role: 'admin' } })
    await browser.patch(`${organizationPath(organization)}.json`, {
      organization: { website: 'https://example.com', name: '<b>Vim</b>' },
    })

    const page = await browser.get(path)

    expect(page.statusCode).toBe(200)
    expect(page.body).toMatch(/Ada Lund<\/strong><\/a> changed the role of Bo Ray/)
    expect(page.body).toMatch(/Role<\/dt>.*member<\/del>.*admin<\/ins>/)
    expect(page.body).toMatch(/Website<\/dt>.*https:\/\/example\.com\/<\/ins>/)
    expect(page.body).toContain('127.0.0.1')
    expect(page.body).not.toContain('<b>')
  })

  test('tells what was paid, counted and decided in money and in words', async () => {
    const { owner, organization, path } = await setUp()
    const browser = await withSession(owner)
    const { organization_id, user } = owner
    const campaign = await createCampaign(db, { organization_id, currency: 'eur' })
    const funding = { provider: 'test', amount: 405_421 }
    await browser.post(`${campaignPath(campaign)}/fundings.json`, { funding })
    const event = (action: string, changes: Changes) => ({
      ...{ organization_id, user_id: user.id, user_name: user.name, action },
      ...{ record_type: 'Submission' as const, record_id: organization.id },
      ...{ credential_type: 'system' as const, credential_name: '', user_agent: '', ip: '' },
      changes: { account_handle: ['tomasz.wolny', 'tomasz.wolny'], ...changes } as Changes,
    })
    const check = { name: 'author', outcome: 'failed', found: 'It was posted by @someone.' }
    await db
      .insert(auditEvents)
      .values([
        event('pay', {}),
        event('let_go', { is_claiming: [true, false] }),
        event('check', { checks: [[], [check]] }),
        event('reject', { earned_amount: [4567, 0] }),
      ])

    const text = (await browser.get(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

    expect(text).toContain('Amount now: €4,054.21')
    expect(text).toContain('Ada Lund paid @tomasz.wolny in full for their post')
    expect(text).toContain('let the post by @tomasz.wolny be submitted elsewhere')
    expect(text).toContain('Reserved for this submission before: yes → now: no')
    expect(text).toContain('Checks before: clean → now: wrong account')
    expect(text).not.toMatch(/405421|4567|Is claiming/)
  })

  test('tells fees, reasons and moments as people do', async () => {
    const { owner, organization, path } = await setUp()
    const { user, organization_id } = owner
    const event = (record_type: 'Campaign' | 'Submission', action: string, changes: Changes) => ({
      ...{ organization_id, user_id: user.id, user_name: user.name, changes, action, record_type },
      ...{ record_id: organization.id, credential_type: 'system' as const, credential_name: '' },
      ...{ user_agent: '', ip: '' },
    })
    await db
      .insert(auditEvents)
      .values([
        event('Campaign', 'publish', { name: ['Spring', 'Spring'], fee_bps: [null, 250] }),
        event('Submission', 'finalize', { frozen_because: [null, 'window'] }),
        event('Submission', 'approve_post', { counts_until: [null, '2031-12-14T04:48:19.309Z'] }),
        event('Submission', 'reject', { reason: [null, 'low_quality'] }),
      ])

    const text = (await (await withSession(owner)).get(path)).body.replace(/<[^>]*>/g, ' ')

    expect(text).toMatch(/Fee\s+now:\s+2\.5\s?%/)
    expect(text).toMatch(/Counting ended because\s+now:\s+its 30 days were over/)
    expect(text).toMatch(/Counts until\s+now:\s+Dec 14, 2031/)
    expect(text).toMatch(/Reason\s+now:\s+Low quality/)
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT|basis points|low_quality/)
  })

  test('is read by kind and by person', async () => {
    const { owner, member, organization, path } = await setUp()
    const client = await withToken(owner)
    await client.patch(`${membershipPath(member)}.json`, { membership: { role: 'admin' } })
    await client.patch(`${organizationPath(organization)}.json`, { organization: { name: 'Vim' } })
    const other = await withToken(member)
    await other.patch(`${organizationPath(organization)}.json`, { organization: { name: 'Ata' } })
    const read = async (query: string) => {
      const response = await client.get(`${path}.json?${query}`)
      const summaries = response.json().map(({ summary }: { summary: string }) => summary)
      return [...summaries, response.headers['total-count']]
    }
    const bo = encodeId('User', member.user.id)

    expect(await read(`user_id=${bo}`)).toEqual(['Bo Ray changed the settings', '1'])
    expect(await read('record_type=Membership')).toEqual([
      'Ada Lund changed the role of Bo Ray',
      '1',
    ])
    expect(await read(`record_type=Membership&user_id=${bo}`)).toEqual(['0'])
    const nonsense = await client.get(`${path}.json?record_type=Nonsense`)
    expect(nonsense.json().codes).toEqual({ record_type: ['inclusion'] })
    const page = (await (await withSession(owner)).get(`${path}?user_id=${bo}`)).body
    expect(page).toContain('by Bo Ray')
    expect(page).not.toContain('changed the role')
  })

  test('comes in pages', async () => {
    const { owner, member, path } = await setUp()
    const client = await withToken(owner)
    for (const role of ['admin', 'member', 'admin']) {
      await client.patch(`${membershipPath(member)}.json`, { membership: { role } })
    }

    const second = await client.get(`${path}.json?limit=2&page=2`)
    const beyond = await client.get(`${path}.json?limit=2&page=3`)

    expect(second.json()).toHaveLength(1)
    expect(second.headers).toMatchObject({ 'total-count': '3', 'total-pages': '2' })
    expect(beyond.json()).toEqual([])
    expect(beyond.headers['total-count']).toBe('3')
  })

  test('holds nothing of other organizations', async () => {
    const { owner, member } = await setUp()
    await (await withToken(owner)).delete(`${membershipPath(member)}.json`)
    const other = await setUp()

    const response = await (await withToken(other.owner)).get(`${other.path}.json`)

    expect(response.json()).toEqual([])
  })

  test('is for admins', async () => {
    const { member, path } = await setUp()

    const json = await (await withToken(member)).get(`${path}.json`)
    const page = await (await withSession(member)).get(path)

    expect(json.statusCode).toBe(403)
    expect(json.json()).toEqual({ error: 'You are not allowed to do that.', code: 'forbidden' })
    expect(page.statusCode).toBe(403)
  })
})

test('a page of long texts is bounded, and short values stay whole', async () => {
  const { owner, organization, path } = await setUp()
  const { user, organization_id } = owner
  const long = '<p>Größe &amp; Maß</p>'.repeat(3000)
  const changes: Changes = {
    brief: [long, `${long}!`],
    countries: [['DE'], ['DE', 'AT']],
    website: [null, 'https://example.com/'],
  }
  const event = {
    ...{ organization_id, user_id: user.id, user_name: user.name, changes },
    ...{ action: 'update', record_type: 'Organization' as const, record_id: organization.id },
    ...{ credential_type: 'system' as const, credential_name: '', user_agent: '', ip: '' },
  }
  await db.insert(auditEvents).values(Array<typeof event>(100).fill(event))

  const response = await (await withToken(owner)).get(`${path}.json?limit=100`)
  const page = await (await withSession(owner)).get(`${path}?limit=100`)

  expect(response.json()).toHaveLength(100)
  expect(Buffer.byteLength(response.body)).toBeLessThan(2 * 1024 * 1024)
  expect(response.json()[0].changes).toEqual({
    ...changes,
    brief: [`${long.slice(0, 4000)}…`, `${long.slice(0, 4000)}…`],
  })
  expect(page.statusCode).toBe(200)
})

test('nothing in the log can be changed, removed or emptied', async () => {
  const { owner } = await setUp()
  await (await withToken(owner)).post('/me/access_tokens.json', { description: 'Leaves a trace' })

  for (const statement of [
    'update audit_events set ip = ip',
    'delete from audit_events',
    'truncate audit_events',
    'truncate audit_events restart identity cascade',
  ]) {
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'audit_events is append-only' },
    })
  }
})

test('The file for spreadsheets has all that filters leave, in words', async () => {
  const { owner, member, path } = await setUp()
  const client = await withToken(owner)
  await client.patch(`${membershipPath(member)}.json`, { membership: { role: 'admin' } })

  const { body, headers } = await client.get(`${path}.csv?record_type=Membership`)
  expect(headers['content-disposition']).toContain('audit.csv')
  const [, line] = body.split('\r\n')
  expect(line).toMatch(/^\d{4}.+Z,Ada Lund,changed the role of Bo Ray,.*→.*,Membership,\w+,update,/)
  expect((await client.get(`${path}.csv?record_type=Campaign`)).body.trim()).not.toContain('\n')
  await client.patch(`${membershipPath(member)}.json`, { membership: { role: 'member' } })
  expect((await (await withToken(member)).get(`${path}.csv`)).statusCode).toBe(403)
})
