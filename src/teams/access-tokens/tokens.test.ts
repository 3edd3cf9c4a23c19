import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { createCampaign, createMembership } from '../../../test/support/world/factories.ts'
import { requestCode, uniqueEmail, visitor } from '../../../test/support/world/sign-in.ts'
import { accessTokens, tokenSpendings } from '../../tables/users/credentials/access-tokens.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { creatorProfilePath } from '../../vocabulary/addresses/urls.ts'
import type { Areas } from '../../vocabulary/areas.ts'
import { encodeId } from '../../vocabulary/ids.ts'

type Admin = Awaited<ReturnType<typeof createMembership>>

const homeOf = ({ organization_id }: Pick<Admin, 'organization_id'>) =>
  `/organizations/${encodeId('Organization', organization_id)}`

const withLimit = { daily_limit_amount: 1000, daily_limit_currency: 'usd' }

async function created(admin: Admin, areas: Areas, further: object = {}) {
  const browser = await withSession(admin)
  const access_token = { description: 'Shop sync', areas, ...further }
  const response = await browser.post(`${homeOf(admin)}/access_tokens.json`, { access_token })
  expect(response.statusCode).toBe(201)
  const { id, token } = response.json() as { id: string; token: string }
  const program = clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
  return { id, program, answer: response.json() }
}

describe('the access token of an organization', () => {
  test('is made by an admin in person, and told to all of them', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const { organization_id } = admin
    const other = await createMembership(db, { organization_id, role: 'admin' })
    const path = `${homeOf(admin)}/access_tokens.json`
    const access_token = { description: 'Shop sync', areas: { review: 'write' } }

    expect((await (await withToken(admin)).post(path, { access_token })).statusCode).toBe(403)
    const unproved = await withSession(admin)
    await db.update(sessions).set({ proved_at: sql`now() - interval '1 hour'` })
    expect((await unproved.post(path, { access_token })).statusCode).toBe(403)
    const { answer } = await created(admin, { review: 'write' })

    expect(answer).toMatchObject({ areas: { review: 'write' }, spent_amount: 0, expires_at: null })
    const told = await (await withToken(other)).get('/me/notifications.json')
    expect(told.json()[0]).toMatchObject({
      type: 'OrganizationTokenCreatedNotifier',
      params: { description: 'Shop sync', areas: 'review (write)' },
    })
    const listed = await (await withToken(other)).get(path)
    expect(listed.json()).toMatchObject([{ id: answer.id }])
    expect(listed.body).not.toContain(answer.token)
  })

  test('is refused where its fields do not fit each other', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const browser = await withSession(admin)
    const send = async (fields: object) => {
      const access_token = { description: 'Shop sync', ...fields }
      const response = await browser.post(`${homeOf(admin)}/access_tokens.json`, { access_token })
      expect(response.statusCode).toBe(422)
      const { errors } = response.json()
      // Whoever left them out, or sent them in another form, reads in which they are taken.
      if (errors.areas)
        expect(errors.areas[0]).toMatch(/programs, review, .+, events|read or write/)
      return Object.keys(errors).concat(errors.areas ?? [])
    }

    expect(await send({})).toContain('areas')
    expect(await send({ areas: {} })).toContain('areas')
    // Of several areas it is told which one is wrong.
    expect(await send({ areas: { reviews: 'write', money: 'read' } })).toEqual([
      'areas',
      expect.stringMatching(/, and not reviews$/),
    ])
    expect(await send({ areas: { review: 'wrte', money: 'read' } })).toEqual([
      'areas',
      'is not included in the list for review: read or write',
    ])
    expect(await send({ areas: ['review'] })).toContain('areas')
    expect(await send({ areas: { money: 'write' } })).toEqual(['daily_limit_amount'])
    expect(await send({ areas: { money: 'write' }, daily_limit_amount: 5 })).toEqual([
      'daily_limit_currency',
    ])
    expect(await send({ areas: { review: 'write' }, ...withLimit })).toEqual(['daily_limit_amount'])
    expect(await send({ areas: { events: 'read' }, expires_at: '2020-01-01T00:00:00Z' })).toEqual([
      'expires_at',
    ])
    expect(await db.$count(users, eq(users.acts_for_id, admin.organization_id))).toBe(0)
  })

  test('reaches its areas and no other, no other organization, and nothing that is about people', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const home = homeOf(admin)
    const { program } = await created(admin, { programs: 'write', members: 'write', money: 'read' })
    const message = async (method: 'get' | 'post' | 'delete', path: string, body?: object) => {
      const response =
        method === 'post' ? await program.post(path, body ?? {}) : await program[method](path)
      return [response.statusCode, response.json().error]
    }

    expect((await program.get(`${home}.json`)).statusCode).toBe(200)
    const campaign = await program.post(`${home}/campaigns.json`, { campaign: { name: 'Autumn' } })
    expect(campaign.statusCode).toBe(201)
    expect((await program.get(`${home}/fundings.json`)).statusCode).toBe(200)
    expect(await message('post', `${home}/fundings.json`, { funding: { amount: 5 } })).toEqual([
      403,
      'This access token may not write the area “money”.',
    ])
    expect(await message('get', `${home}/review.json`)).toEqual([
      403,
      'This access token may not read the area “review”.',
    ])
    for (const path of ['/me/address.json', '/me/submissions.json', `${home}/access_tokens.json`])
      expect(await message('get', path)).toEqual([403, expect.stringContaining('“people”')])
    expect(await message('post', '/organizations.json')).toEqual([
      403,
      expect.stringContaining('“people”'),
    ])
    const member = encodeId('Membership', admin.id)
    expect(await message('delete', `${home}/members/${member}.json`)).toEqual([
      403,
      expect.stringContaining('“people”'),
    ])
    const invite = (role: string) =>
      program.post(`${home}/invitations.json`, { invitation: { email: 'a@example.com', role } })
    expect((await invite('admin')).statusCode).toBe(403)
    expect((await invite('member')).statusCode).toBe(201)
    const elsewhere = await createMembership(db, { role: 'admin' })
    expect((await program.get(`${homeOf(elsewhere)}.json`)).statusCode).toBe(404)

    const log = await (await withToken(admin)).get(`${home}/audit.json`)
    expect(log.json()[1]).toMatchObject({
      action: 'create',
      record_type: 'Campaign',
      user: { name: 'Shop sync (program)' },
      credential: { type: 'access_token', name: 'Shop sync' },
    })
    expect((await (await withToken(admin)).get(`${home}/members.json`)).json()).toHaveLength(1)
  })

  test('sees applicants and profiles that are not public with the area of each alone', async () => {
    const work = await createApplication()
    const overview = `${homeOf(work.collab)}/collabs/${encodeId('Collab', work.collab.id)}/overview.json`
    const profile = `${creatorProfilePath(work.creator)}.json`
    const seenWith = async ({ program }: Awaited<ReturnType<typeof created>>) => [
      (await program.get(overview)).statusCode,
      (await program.get(profile)).statusCode,
    ]
    expect(await seenWith(await created(work.admin, { programs: 'read' }))).toEqual([403, 404])
    expect(await seenWith(await created(work.admin, { review: 'read' }))).toEqual([200, 404])
    expect(await seenWith(await created(work.admin, { creators: 'read' }))).toEqual([403, 200])

    // A token of a person, who is a member of both, for another organization.
    const { organization_id } = await createMembership(db, { user: work.admin.user })
    const browser = await withSession(work.admin)
    const limits = { organization_ids: [encodeId('Organization', organization_id)] }
    const access_token = { description: 'There', permission: 'read', ...limits }
    const { token } = (await browser.post('/me/access_tokens.json', { access_token })).json()
    const there = clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
    expect((await there.get(profile)).statusCode).toBe(404)
    const draft = await createCampaign(db, { organization_id: work.admin.organization_id })
    const drafted = `/campaigns/${encodeId('Campaign', draft.id)}.json`
    expect((await work.asAdmin.get(drafted)).statusCode).toBe(200)
    expect((await there.get(drafted)).statusCode).toBe(404)
  })

  test('says what it is, what is left of it, and whom it acts for', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const areas = { money: 'write' } as const
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const { program } = await created(admin, areas, { ...withLimit, expires_at })
    await program.post(`${homeOf(admin)}/fundings.json`, {
      funding: { amount: 600, currency: 'usd' },
    })
    const id = encodeId('Organization', admin.organization_id)
    const own = { id, role: 'admin', is_owner: false, url: expect.stringContaining(id) }

    expect((await program.get('/me.json')).json()).toMatchObject({
      name: 'Shop sync (program)',
      credential_name: 'Shop sync',
      permission: 'write',
      areas,
      organization_ids: [id],
      ...withLimit,
      spent_amount: 600,
      expires_at,
      organization: own,
    })
    const listed = await program.get('/organizations.json')
    expect(listed.json()).toMatchObject([own])
    expect(listed.headers['total-count']).toBe('1')
    const beyond = await program.get('/organizations.json?page=2')
    expect([beyond.json(), beyond.headers['total-count']]).toEqual([[], '1'])
  })

  test('moves no more money within a day than its limit, also of two at once', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const { program, id } = await created(admin, { money: 'write' }, withLimit)
    const path = `${homeOf(admin)}/fundings.json`
    const fund = async (amount: number, currency = 'usd') =>
      (await program.post(path, { funding: { amount, currency } })).statusCode

    expect(await fund(10, 'eur')).toBe(403)
    expect((await Promise.all([fund(600), fund(600)])).toSorted()).toEqual([201, 403])
    expect(await fund(400)).toBe(201)
    expect(await fund(1)).toBe(403)
    const { spent_amount } = (
      await (await withToken(admin)).get(`${homeOf(admin)}/access_tokens/${id}.json`)
    ).json()
    expect(spent_amount).toBe(1000)

    const [token] = await db.select().from(accessTokens).where(isOf(admin))
    const beyond = { access_token_id: token?.id ?? 0, amount: 1, currency: 'usd' }
    await expect(db.insert(tokenSpendings).values(beyond)).rejects.toThrow()
    await db.update(tokenSpendings).set({ created_at: sql`troupe_now() - interval '25 hours'` })
    expect(await fund(1)).toBe(201)
  })

  test('counts what is set aside for a creator, and offers no prices', async () => {
    const { admin, path } = await createApplication({ quote: 25_000 })
    const limitOf = (daily_limit_amount: number) => ({ ...withLimit, daily_limit_amount })
    const areas = { money: 'write', review: 'write' } as const
    const { program: small } = await created(admin, areas, limitOf(25_000 - 1))
    const { program: large, id } = await created(admin, areas, limitOf(100_000))
    const offer = { counter_offer: { quote_amount: 100 } }

    expect((await large.post(`${path}/counter_offer.json`, offer)).statusCode).toBe(403)
    expect((await small.post(`${path}/acceptance.json`, {})).statusCode).toBe(403)
    expect((await large.post(`${path}/acceptance.json`, {})).statusCode).toBe(201)
    const asAdmin = await withToken(admin)
    const shown = await asAdmin.get(`${homeOf(admin)}/access_tokens/${id}.json`)
    expect(shown.json().spent_amount).toBeGreaterThanOrEqual(25_000)
  })

  test('ends on its day, when it is revoked, and with its organization', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const home = homeOf(admin)
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const limited = await created(admin, { programs: 'read' }, { expires_at })
    const revoked = await created(admin, { programs: 'read' })
    const last = await created(admin, { programs: 'read' })
    const status = async ({ program }: typeof last) =>
      (await program.get(`${home}.json`)).statusCode

    expect(await Promise.all([limited, revoked, last].map(status))).toEqual([200, 200, 200])
    await db.execute(sql`alter table access_tokens disable trigger access_tokens_keep_owner`)
    await db
      .update(accessTokens)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(sql`${isOf(admin)} and expires_at is not null`)
    await db.execute(sql`alter table access_tokens enable trigger access_tokens_keep_owner`)
    const expired = await limited.program.get(`${home}.json`)
    expect([expired.statusCode, expired.body]).toEqual([
      401,
      expect.stringMatching(/^The access token has expired, at \d{4}-/),
    ])

    const owner = await withToken(admin)
    await owner.delete(`${home}/access_tokens/${revoked.id}.json`)
    expect(await status(revoked)).toBe(401)

    expect((await owner.delete(`${home}.json`)).statusCode).toBe(204)
    expect(await status(last)).toBe(401)
    expect(await db.$count(users, eq(users.acts_for_id, admin.organization_id))).toBe(0)
  })

  test('is no way to sign in or to join, and never becomes able to more', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    await created(admin, { programs: 'read' })
    const [token] = await db.select().from(accessTokens).where(isOf(admin))
    const [actor] = await db
      .select()
      .from(users)
      .where(eq(users.id, token?.user_id ?? 0))
    if (actor === undefined) throw new Error('Nobody acts with it.')

    await expect(withSession(actor)).rejects.toThrow()
    await expect(createMembership(db, { user: actor })).rejects.toThrow()
    await expect(withToken(actor)).rejects.toThrow()
    const areas = { money: 'read' } as const
    await expect(db.update(accessTokens).set({ areas }).where(isOf(admin))).rejects.toThrow()
  })
})

const isOf = ({ organization_id }: Admin) => eq(accessTokens.organization_id, organization_id)

test('nobody signs in as the program, and its invitations name no address of it', async () => {
  const admin = await createMembership(db, { role: 'admin' })
  const { program } = await created(admin, { members: 'write' })
  const email = uniqueEmail()
  const invitation = { email, role: 'member' }
  const sent = await program.post(`${homeOf(admin)}/invitations.json`, { invitation })
  expect((await mailTo(email)).text).toContain('Shop sync (program) invites you')

  const client = await visitor()
  const { code, token } = await requestCode(client, sent.json().invited_by.email)
  const entered = await client.post(
    '/session/magic_link',
    { code },
    { 'x-pending-authentication-token': token },
  )
  expect(entered.statusCode).toBe(401)
})

test('every route says which area it belongs to', () => {
  const below = app.routeTable.filter(({ path }) => path.startsWith('/organizations/:organization'))
  const silent = below.filter(({ area }) => area === undefined)
  const aboutPeople = app.routeTable.filter(({ path }) => /^\/(me|staff|session)\b/.test(path))

  expect(below.length).toBeGreaterThan(150)
  expect(silent).toEqual([])
  const other = aboutPeople.filter(({ area }) => area !== 'people')
  expect(other).toMatchObject([{ method: 'GET', path: '/me', area: 'own' }])
})
