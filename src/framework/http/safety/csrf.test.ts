import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../../test/support/client.ts'
import { app, db, withToken } from '../../../../test/support/helper.ts'
import { createMembership, createSessionToken } from '../../../../test/support/world/factories.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const member = await createMembership(db)
const cookie = `session_token=${await createSessionToken(db, member.user)}`
const browser = clientOf(app, { cookie, host: 'troupe.localhost' })

const json = (headers: Record<string, string>) =>
  browser.post('/organizations.json', { organization: { name: 'Forged' } }, headers)
const form = (headers: Record<string, string>) =>
  browser.post('/organizations', 'organization[name]=Forged', headers)

describe('a write that rides on a cookie', () => {
  test.each(['cross-site', 'same-site', 'none', 'nonsense', ''])(
    'is refused when it comes from %j',
    async (site) => {
      const refused = await json({ 'sec-fetch-site': site, origin: 'http://troupe.localhost' })
      const page = await form({ 'sec-fetch-site': site, origin: 'http://troupe.localhost' })

      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors).toEqual({ base: [expect.stringContaining('another site')] })
      expect(page.statusCode).toBe(422)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  test('is taken from our own pages', async () => {
    expect((await json({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201)
    expect((await form({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303)
  })

  test('is taken from a program that speaks JSON', async () => {
    expect((await json({})).statusCode).toBe(201)
  })

  test('is refused with the origin of another site, whatever format it asks for', async () => {
    const elsewhere = { origin: 'http://troupe.localhost:9999' }
    const path = `/organizations/${encodeId('Organization', member.organization_id)}.json`

    expect((await json(elsewhere)).statusCode).toBe(422)
    expect((await browser.post(`${path}?_method=delete`, 'a=b', elsewhere)).statusCode).toBe(422)
    expect((await json({ origin: 'http://troupe.localhost' })).statusCode).toBe(201)
  })

  test('is taken from a program that names no format, if no form could have sent it', async () => {
    const cookie = `session_token=${await createSessionToken(db, member.user)}`
    const program = clientOf(app, { cookie, host: 'troupe.localhost' })

    expect((await program.post('/session?_method=delete', 'a=b')).statusCode).toBe(422)
    expect((await program.delete('/session')).statusCode).toBe(303)
    expect((await program.get('/organizations.json')).statusCode).toBe(401)
  })

  test('is taken as a form over plain http only with our own origin', async () => {
    expect((await form({})).statusCode).toBe(422)
    expect((await form({ origin: 'http://evil.test' })).statusCode).toBe(422)
    expect((await form({ origin: 'null' })).statusCode).toBe(422)
    expect((await form({ origin: 'http://troupe.localhost' })).statusCode).toBe(303)
  })

  test('is refused as DELETE and PATCH too, also where a form only pretends', async () => {
    const site = { 'sec-fetch-site': 'cross-site' }
    for (const path of ['/session?_method=delete', '/organizations/x?_method=patch'])
      expect((await browser.post(path, 'a=b', site)).statusCode).toBe(422)
    expect((await browser.delete('/session.json', undefined, site)).statusCode).toBe(422)
  })
})

test('reading needs no proof', async () => {
  const response = await browser.get('/organizations.json', { 'sec-fetch-site': 'cross-site' })
  expect(response.statusCode).toBe(200)
})

test('an access token is its own proof', async () => {
  const client = await withToken(member)
  const body = { organization: { name: 'By token' } }
  const response = await client.post('/organizations.json', body, {
    'sec-fetch-site': 'cross-site',
  })
  expect(response.statusCode).toBe(201)
})

test('a sign-in from another site is refused', async () => {
  const email_address = 'forged@example.com'
  const site = { 'sec-fetch-site': 'cross-site' }
  const response = await clientOf(app).post('/session.json', { email_address }, site)
  expect(response.statusCode).toBe(422)
})
