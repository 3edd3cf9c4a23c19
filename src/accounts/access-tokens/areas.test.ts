import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'

type Owner = Parameters<typeof withToken>[0]

const path = '/me/access_tokens.json'

const limitOf = (daily_limit_amount: number) => ({
  daily_limit_amount,
  daily_limit_currency: 'usd',
})

async function made(owner: Owner, fields: object) {
  const access_token = { description: 'Agent', ...fields }
  const response = await (await withToken(owner)).post(path, { access_token })
  expect(response.statusCode).toBe(201)
  const { token, ...answer } = response.json()
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  return { program: clientOf(app, headers), answer }
}

describe('a personal token that is limited to areas', () => {
  test('reaches these in every organization of its user, its account, and nothing else', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const other = await createMembership(db, { user: admin.user, role: 'admin' })
    const { program, answer } = await made(admin, { areas: { programs: 'write', money: 'read' } })
    const refusal = async (response: ReturnType<typeof program.get>) => {
      const { statusCode, body } = await response
      return [statusCode, JSON.parse(body).error]
    }

    expect(answer).toMatchObject({
      permission: 'write',
      areas: { programs: 'write', money: 'read' },
      daily_limit_amount: null,
    })
    expect((await program.get('/organizations.json')).json()).toHaveLength(2)
    for (const { organization_id } of [admin, other]) {
      const home = `/organizations/${encodeId('Organization', organization_id)}`
      const created = await program.post(`${home}/campaigns.json`, { campaign: { name: 'May' } })
      expect(created.statusCode).toBe(201)
      expect((await program.get(`${home}/fundings.json`)).statusCode).toBe(200)
      expect(await refusal(program.get(`${home}/members.json`))).toEqual([
        403,
        'This access token may not read the area “members”.',
      ])
      expect(await refusal(program.post(`${home}/fundings.json`, {}))).toEqual([
        403,
        'This access token may not write the area “money”.',
      ])
    }
    for (const address of ['/me/payouts.json', '/me/access_tokens.json'])
      expect(await refusal(program.get(address))).toEqual([
        403,
        expect.stringContaining('“people”'),
      ])
    expect((await program.patch('/me.json', { user: { name: 'X' } })).statusCode).toBe(403)
  })

  test('is told in lists, its own record, the account, the log and the notice', async () => {
    const user = await createUser(db)
    const fields = { areas: { money: 'write' }, ...limitOf(500) }
    const { program, answer } = await made(user, fields)
    const client = await withToken(user)

    expect((await client.get(path)).json()).toContainEqual(expect.objectContaining(fields))
    expect((await client.get(`/me/access_tokens/${answer.id}.json`)).json()).toMatchObject(fields)
    expect((await program.get('/me.json')).json()).toMatchObject({ permission: 'write', ...fields })
    expect((await client.get('/me.json')).json()).toMatchObject({ areas: null })
    const [event] = await auditOf(user, 'AccessToken')
    expect(event?.changes).toMatchObject({
      areas: [null, { money: 'write' }],
      daily_limit_amount: [null, 500],
    })
    const [notice] = (await client.get('/me/notifications.json')).json()
    expect(notice.params).toMatchObject({ areas: 'money (write)' })
  })

  test.each([
    [{ areas: {} }, 'areas'],
    [{ areas: { reviews: 'read' } }, 'areas'],
    [{ areas: { review: 'write' }, permission: 'read' }, 'areas'],
    [{ areas: { money: 'write' } }, 'daily_limit_amount'],
    [{ areas: { money: 'write' }, daily_limit_amount: 5 }, 'daily_limit_currency'],
    [{ permission: 'write', ...limitOf(5) }, 'daily_limit_amount'],
    [{ areas: { money: 'read' }, ...limitOf(5) }, 'daily_limit_amount'],
    [{ areas: { money: 'write' }, ...limitOf(0) }, 'daily_limit_amount'],
  ])('is refused as %j', async (fields, attribute) => {
    const client = await withToken(await createUser(db))
    const access_token = { description: 'Agent', ...fields }

    const response = await client.post(path, { access_token })

    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([attribute])
  })

  test('may not write where it only reads: 401 as every token that only reads', async () => {
    const { program } = await made(await createUser(db), { areas: { programs: 'read' } })

    expect((await program.get('/me.json')).json().permission).toBe('read')
    expect((await program.post('/organizations.json', {})).statusCode).toBe(401)
  })

  test('makes no other token, and nobody an admin', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const { program, answer } = await made(admin, { areas: { members: 'write' } })
    const home = `/organizations/${encodeId('Organization', admin.organization_id)}`
    const invite = (role: string) =>
      program.post(`${home}/invitations.json`, { invitation: { email: 'a@example.com', role } })

    const another = await program.post(path, { access_token: { description: 'More' } })

    expect(another.statusCode).toBe(403)
    const made_by_id = decodeId('AccessToken', answer.id) ?? 0
    const forged = { user_id: admin.user_id, permission: 'read' as const, made_by_id }
    const values = { ...forged, description: 'More', token_hash: randomBytes(32) }
    await expect(db.insert(accessTokens).values(values)).rejects.toThrow()
    expect((await invite('admin')).statusCode).toBe(403)
    expect((await invite('member')).statusCode).toBe(201)
  })

  test('moves no more money within a day than its limit, also of two at once', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const { program, answer } = await made(admin, { areas: { money: 'write' }, ...limitOf(1000) })
    const fundings = `/organizations/${encodeId('Organization', admin.organization_id)}/fundings.json`
    const fund = async (amount: number, currency = 'usd') =>
      (await program.post(fundings, { funding: { amount, currency } })).statusCode

    expect(await fund(10, 'eur')).toBe(403)
    expect((await Promise.all([fund(600), fund(600)])).toSorted()).toEqual([201, 403])
    expect(await fund(401)).toBe(403)
    const unlimited = await withToken(admin)
    const free = await unlimited.post(fundings, { funding: { amount: 5000, currency: 'usd' } })
    expect(free.statusCode).toBe(201)
    const shown = await unlimited.get(`/me/access_tokens/${answer.id}.json`)
    expect(shown.json().spent_amount).toBe(600)
  })

  test('counts what is set aside for a creator', async () => {
    const work = await createApplication({ quote: 25_000 })
    const areas = { money: 'write', review: 'write' }
    const small = await made(work.admin, { areas, ...limitOf(24_999) })
    const large = await made(work.admin, { areas, ...limitOf(100_000) })

    const accept = async ({ program }: typeof small) =>
      (await program.post(`${work.path}/acceptance.json`, {})).statusCode

    expect(await accept(small)).toBe(403)
    expect(await accept(large)).toBe(201)
  })
})

describe('the form of a new token', () => {
  const areas =
    'access_token[areas][review]=write&access_token[areas][money]=write&access_token[areas][events]='
  const limit =
    'access_token[typed][daily_limit_amount]=25.00&access_token[daily_limit_currency]=usd'

  test('limits it to areas where these are to decide, and shows them', async () => {
    const user = await createUser(db)
    const browser = await withSession(user)
    const send = (permission: string, limits: string) =>
      browser.post(
        '/me/access_tokens',
        `access_token[description]=Agent&access_token[permission]=${permission}&${limits}`,
      )

    const refused = await send('by_area', areas)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('must be greater than 0 where money may be written')
    expect((await send('by_area', `${areas}&${limit}`)).body).toContain('Review: read and write')
    expect((await send('write', `${areas}&${limit}`)).statusCode).toBe(201)

    const listed = (await (await withToken(user)).get(path)).json()
    expect(listed.slice(1)).toMatchObject([
      { permission: 'write', areas: null, daily_limit_amount: null },
      { areas: { review: 'write', money: 'write' }, daily_limit_amount: 2500 },
    ])
    expect((await browser.get('/me/access_tokens')).body).toContain('of its daily limit')
  })
})

describe('a personal token that is limited to organizations', () => {
  test('reaches these, and no other of its user', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const other = await createMembership(db, { user: admin.user, role: 'admin' })
    const [own, foreign] = [admin, other].map(({ organization_id }) =>
      encodeId('Organization', organization_id),
    )
    const { program, answer } = await made(admin, { permission: 'write', organization_ids: [own] })

    expect(answer).toMatchObject({ organization_ids: [own], areas: null, expires_at: null })
    expect((await program.get('/me.json')).json()).toMatchObject({ organization_ids: [own] })
    const listed = await program.get('/organizations.json')
    expect([
      listed.json().map(({ id }: { id: string }) => id),
      listed.headers['total-count'],
    ]).toEqual([[own], '1'])
    const campaign = { campaign: { name: 'May' } }
    const create = (id?: string) => program.post(`/organizations/${id}/campaigns.json`, campaign)
    expect((await create(own)).statusCode).toBe(201)
    const refused = await create(foreign)
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'This access token is not for this organization.',
    ])
    for (const address of ['/me/payouts.json', '/me/submissions.json'])
      expect((await program.get(address)).statusCode).toBe(403)
    const [event] = await auditOf(admin.user, 'AccessToken')
    expect(event?.changes).toMatchObject({ organization_ids: [null, [own]] })
    const notices = await (await withToken(admin)).get('/me/notifications.json')
    expect(notices.json()[0].params.organizations).toMatch(/\S/)
  })

  test('is for those of its maker alone', async () => {
    const [admin, stranger] = [await createMembership(db), await createMembership(db)]
    const ids = [admin, stranger].map(({ organization_id }) =>
      encodeId('Organization', organization_id),
    )
    for (const organization_ids of [ids, ['nothing'], []]) {
      const access_token = { description: 'Agent', organization_ids }
      const response = await (await withToken(admin)).post(path, { access_token })
      expect(Object.keys(response.json().errors)).toEqual(['organization_ids'])
    }
  })

  test('is made on the page, of those that are ticked', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    await createMembership(db, { user: admin.user, role: 'admin' })
    const own = encodeId('Organization', admin.organization_id)
    const browser = await withSession(admin)
    expect((await browser.get('/me/access_tokens')).body).toContain(`value="${own}"`)
    const body = new URLSearchParams([
      ['access_token[description]', 'Ticked'],
      ['access_token[permission]', 'read'],
      ['access_token[organization_ids][]', ''],
      ['access_token[organization_ids][]', own],
      ['access_token[expires_at]', '2090-06-30T22:00'],
      ['_zones[access_token][expires_at]', 'UTC'],
    ])
    expect((await browser.post('/me/access_tokens', String(body))).statusCode).toBe(201)
    const tokens: { description: string; expires_at: string }[] = (
      await (await withToken(admin)).get(path)
    ).json()
    const token = tokens.find(({ description }) => description === 'Ticked')
    expect(token).toMatchObject({ description: 'Ticked', organization_ids: [own] })
    expect(token?.expires_at).toMatch(/^2090-/)
    expect((await browser.get('/me/access_tokens')).body).toContain('Only in ')
  })
})

test('a personal token ends on its day, and makes none that lasts longer', async () => {
  const user = await createUser(db)
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  const { program, answer } = await made(user, { permission: 'write', expires_at })
  expect(answer).toMatchObject({ expires_at, organization_ids: null })
  const make = (fields: object) =>
    program.post(path, { access_token: { description: 'More', ...fields } })
  expect((await make({})).statusCode).toBe(403)
  expect((await make({ expires_at: new Date(Date.now() + 7_200_000) })).statusCode).toBe(403)
  expect((await make({ expires_at })).statusCode).toBe(201)
  expect((await make({ expires_at: '2020-01-01T00:00:00Z' })).json().errors).toEqual({
    expires_at: ['must be in the future'],
  })

  await db.execute(sql`alter table access_tokens disable trigger access_tokens_keep_owner`)
  await db
    .update(accessTokens)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(accessTokens.id, decodeId('AccessToken', answer.id) ?? 0))
  await db.execute(sql`alter table access_tokens enable trigger access_tokens_keep_owner`)
  expect((await program.get('/me.json')).statusCode).toBe(401)
})
