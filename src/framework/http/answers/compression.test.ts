import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createCampaign, createMembership } from '../../../../test/support/world/factories.ts'
import { campaignsPath } from '../../../vocabulary/addresses/urls.ts'
import { encodingOf } from './compression.ts'

const member = await createMembership(db)
const { organization_id } = member
for (let made = 0; made < 3; made += 1) await createCampaign(db, { organization_id })
const list = `${campaignsPath({ id: organization_id })}.json`
const client = await withToken(member)
const browser = await withSession(member)

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

describe.each(['br', 'gzip'] as const)('to a caller who accepts %s', (encoding) => {
  const accepting = { 'accept-encoding': encoding }

  test('a list is the same, and shorter', async () => {
    const plain = await client.get(list)
    const short = await client.get(list, accepting)

    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(short.headers['content-encoding']).toBe(encoding)
    expect(decoders[encoding](short.rawPayload).toString()).toBe(plain.body)
    expect(Number(short.headers['content-length'])).toBe(short.rawPayload.length)
    expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  test('it has the same tag, and is not sent twice', async () => {
    const { headers } = await client.get(list)
    const short = await client.get(list, accepting)
    const again = await client.get(list, { ...accepting, 'if-none-match': String(headers.etag) })

    expect(headers.etag).toMatch(/^W\//)
    expect(short.headers.etag).toBe(headers.etag)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).not.toHaveProperty('content-encoding')
    expect(again.headers).not.toHaveProperty('content-length')
  })

  test('HEAD is answered with the same headers', async () => {
    const get = await client.get(list, accepting)
    const head = await client.head(list, accepting)

    expect(head.body).toBe('')
    const { 'x-request-id': _getId, date: _getDate, ...expected } = get.headers
    const { 'x-request-id': _headId, date: _headDate, ...given } = head.headers
    expect(given).toEqual(expected)
  })

  test.each([
    ['a page', () => browser.get('/organizations', accepting)],
    ['the start page', () => anonymous.get('/', accepting)],
    ['an error page', () => anonymous.get('/nowhere', accepting)],
    ['the description of the interface', () => anonymous.get('/openapi.json', accepting)],
    ['the service worker', () => anonymous.get('/service-worker.js', accepting)],
  ])('%s is compressed too', async (_name, get) => {
    const response = await get()
    const text = decoders[encoding](response.rawPayload).toString()

    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Accept, Accept-Encoding')
    expect(text.length).toBeGreaterThan(1024)
  })
})

describe('nothing is gained by compressing, so it is not done, for', () => {
  const accepting = { 'accept-encoding': 'gzip, br' }

  test('a short answer', async () => {
    const response = await client.get('/me.json', accepting)

    expect(response.headers).not.toHaveProperty('content-encoding')
    expect(response.headers.vary).toBe('Accept, Accept-Encoding')
  })

  test('an answer without a body', async () => {
    const response = await client.get('/me/nowhere.json', accepting)
    expect(response.headers).not.toHaveProperty('content-encoding')
  })

  test('a file that is compressed already', async () => {
    const { body } = await anonymous.get('/')
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(body) ?? []
    const response = await anonymous.get(stylesheet, accepting)

    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('{')
  })
})

describe('what shows a secret is not compressed:', () => {
  const accepting = { 'accept-encoding': 'gzip, br' }

  test('a new access token', async () => {
    const response = await browser.post(
      '/me/access_tokens',
      'access_token[description]=A',
      accepting,
    )

    expect(response.statusCode).toBe(201)
    expect(response.rawPayload.length).toBeGreaterThan(1024)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers).not.toHaveProperty('content-encoding')
  })

  test('the secret of a second factor', async () => {
    const response = await browser.get('/me/two_factor', accepting)

    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers).not.toHaveProperty('content-encoding')
  })
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['deflate', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=nonsense', undefined],
])('Accept-Encoding: %s means %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})
