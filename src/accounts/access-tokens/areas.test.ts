import { randomBytes } from 'node:crypto'
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
