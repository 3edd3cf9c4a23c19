import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { context, db } from '../../../test/support/helper.ts'
import {
  createAccessToken,
  createMembership,
  createSessionToken,
  unique,
} from '../../../test/support/world/factories.ts'
import { buildApp } from '../../composition/app.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { Reading } from '../database/replicas/reading.ts'
import type { Replica } from '../database/replicas/replica.ts'

const now = '00000000000000ff'
/** A replica that nobody reaches, so that all is read at the primary in the end. */
const replica = { countFallback: () => {} } as unknown as Replica
const replicas = {
  readingFrom: vi.fn((_position?: string, _reader?: number) => new Reading(replica)),
  positionNow: vi.fn(async () => now),
  states: () => [],
  mostLagMs: 5000,
  close: async () => {},
}
const app = await buildApp({ ...context, replicas })

beforeAll(async () => void (await app.ready()))
afterAll(() => app.close())
beforeEach(() => vi.clearAllMocks())

async function someone() {
  const { user, organization_id } = await createMembership(db)
  const authorization = `Bearer ${await createAccessToken(db, user)}`
  const cookie = `session_token=${await createSessionToken(db, user)}`
  const path = organizationPath({ id: organization_id })
  return { user, authorization, cookie, path }
}

/** The positions for which a replica was looked for. */
const asked = () => replicas.readingFrom.mock.calls.map(([position]) => position)

describe('A read that may be old', () => {
  test('may be so for visitors, and for people who have not written lately', async () => {
    const { cookie } = await someone()
    await clientOf(app).get('/discover')
    await clientOf(app).get('/discover/campaigns.json')
    await clientOf(app, { cookie }).get('/discover')
    await clientOf(app, { cookie }).head('/discover')
    expect(asked()).toEqual([undefined, undefined, undefined, undefined])
  })

  test('may be so for programs that say how new it has to be, and for no others', async () => {
    const { authorization, cookie } = await someone()
    for (const own of [{ authorization }, { cookie }] as Record<string, string>[]) {
      const program = clientOf(app, { ...own, accept: 'application/json' })
      await program.get('/search.json')
      await program.get('/search.json', { 'troupe-position': 'soon' })
      if ('authorization' in own) await program.get('/search.json', { cookie: 'position=ab' })
      expect(asked()).toEqual([])
      await program.get('/search.json', { 'troupe-position': 'ab' })
      expect(asked()).toEqual(['00000000000000ab'])
      replicas.readingFrom.mockClear()
    }
  })

  test('is as new as the cookie of a browser says, and new where it is asked to be', async () => {
    const { cookie } = await someone()
    const browser = clientOf(app, { cookie: `${cookie}; position=ab` })
    await browser.get('/search')
    expect(asked()).toEqual(['00000000000000ab'])
    await browser.get('/search', { 'x-live': 'refresh' })
    await browser.get('/search', { 'cache-control': 'no-cache' })
    expect(asked()).toHaveLength(1)
  })

  test('is only what is declared so', async () => {
    const { cookie, path } = await someone()
    for (const page of ['/me', `${path}/campaigns`, `${path}/members`, '/me/payouts'])
      await clientOf(app, { cookie }).get(page)
    expect(asked()).toEqual([])
  })
})

describe('The answer to a change', () => {
  const made = () => ({ campaign: { name: unique('Roast') } })

  test('tells programs its position, and browsers in a cookie', async () => {
    const { authorization, cookie, path } = await someone()
    const program = clientOf(app, { authorization, accept: 'application/json' })
    const browser = clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })
    const told = await program.post(`${path}/campaigns.json`, made())
    expect(told.headers['troupe-position']).toBe(now)
    expect(told.cookies).toEqual([])

    const later = { cookie: `${cookie}; position=fff` }
    const after = await browser.post(`${path}/campaigns`, 'campaign[name]=Roast', later)
    expect(after.cookies.find(({ name }) => name === 'position')?.value).toBe('0000000000000fff')
    const { cookies, headers } = await browser.post(`${path}/campaigns`, 'campaign[name]=Roast')
    expect(headers['troupe-position']).toBeUndefined()
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'position', value: now, maxAge: 65, httpOnly: true }),
    )
  })

  test('tells it also when the change was made before, under the same key', async () => {
    const { authorization, path } = await someone()
    const headers = { authorization, 'idempotency-key': unique('key') }
    const program = clientOf(app, { ...headers, accept: 'application/json' })
    const body = made()
    await program.post(`${path}/campaigns.json`, body)
    const again = await program.post(`${path}/campaigns.json`, body)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.headers['troupe-position']).toBe(now)
  })

  test('tells nothing where nothing was changed, or nobody knows', async () => {
    const { authorization, path } = await someone()
    const program = clientOf(app, { authorization, accept: 'application/json' })
    const refused = await program.post(`${path}/campaigns.json`, { campaign: { name: '' } })
    const read = await program.get('/search.json')
    expect([refused.statusCode, read.statusCode]).toEqual([422, 200])
    for (const { headers } of [refused, read]) expect(headers['troupe-position']).toBeUndefined()

    replicas.positionNow.mockRejectedValueOnce(new Error('away'))
    const lost = await program.post(`${path}/campaigns.json`, made())
    expect([lost.statusCode, lost.headers['troupe-position']]).toEqual([201, undefined])
  })
})

test('what is refused by a replica is asked of the primary', async () => {
  const reading = new Reading(replica)
  replicas.readingFrom.mockReturnValueOnce(reading)
  expect((await clientOf(app).get('/campaigns/nothing.json')).statusCode).toBe(401)
  expect(reading.isOld).toBe(false)
})
