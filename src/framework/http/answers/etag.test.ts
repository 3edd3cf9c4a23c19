import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const member = await createMembership(db)
const client = await withToken(member)
const show = `/organizations/${encodeId('Organization', member.organization_id)}.json`

describe.each([
  [show, /^"[\w-]+"$/],
  ['/organizations.json', /^W\/"[\w-]+"$/],
])('GET %s', (path, tag) => {
  test('is marked with a tag, strong for a record and weak for a list, that stays the same while nothing changes', async () => {
    const first = await client.get(path)
    const second = await client.get(path)

    expect(first.headers.etag).toMatch(tag)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(first.headers['cache-control']).toBe('max-age=0, private, must-revalidate')
  })

  test('is not sent again to whoever has it', async () => {
    const { headers } = await client.get(path)
    const etag = headers.etag as string

    const opaque = etag.replace('W/', '')
    const lists = [`"other", ${etag}`, `W/"a",${etag},"b"`, opaque, `W/${opaque}`]
    for (const tags of [etag, '*', ` * `, ...lists]) {
      const response = await client.get(path, { 'if-none-match': tags })
      expect(response.statusCode).toBe(304)
      expect(response.body).toBe('')
      expect(response.headers.etag).toBe(etag)
      expect(response.headers['cache-control']).toBe(headers['cache-control'])
      expect(response.headers).not.toHaveProperty('content-type')
      expect(response.headers).not.toHaveProperty('content-length')
    }
  })

  test('is sent to whoever has something else', async () => {
    for (const tags of ['"other"', 'W/"a", W/"b"', '', ',', '"*"', 'nonsense']) {
      const response = await client.get(path, { 'if-none-match': tags })
      expect(response.statusCode).toBe(200)
    }
  })

  test('answers HEAD with the same headers and no body', async () => {
    const get = await client.get(path)
    const head = await client.head(path)

    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    const { 'x-request-id': _getId, date: _getDate, ...expected } = get.headers
    const { 'x-request-id': _headId, date: _headDate, ...given } = head.headers
    expect(given).toEqual(expected)
    const known = await client.head(path, { 'if-none-match': get.headers.etag as string })
    expect(known.statusCode).toBe(304)
    expect(known.headers.etag).toBe(get.headers.etag)
  })
})

test('the tag of a record changes with the record', async () => {
  const before = await client.get(show)
  await client.patch(show, { organization: { website: 'https://changed.example' } })
  const after = await client.get(show, { 'if-none-match': before.headers.etag as string })

  expect(after.statusCode).toBe(200)
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('the tag of a page changes with the length of the list', async () => {
  const someone = await createMembership(db)
  const reader = await withToken(someone)
  const before = await reader.get('/organizations.json?limit=1')
  await reader.post('/organizations.json', { organization: { name: 'zzz, behind all others' } })
  const after = await reader.get('/organizations.json?limit=1')

  expect(after.body).toBe(before.body)
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('refusals and pages have no tag', async () => {
  const answers = [await anonymous.get(show), await anonymous.get('/session/new')]

  for (const { headers } of answers) {
    expect(headers).not.toHaveProperty('etag')
    expect(headers['cache-control']).toBe('max-age=0, private, must-revalidate')
    expect(headers.vary).toBe('Accept, Accept-Encoding')
  }
})

describe('a page for someone signed in is never stored:', () => {
  test.each([
    '/organizations',
    '/organizations/nothing',
    '/me',
    '/docs/api',
    '/docs/api/campaigns',
    show.replace('.json', ''),
  ])('%s', async (path) => {
    const { headers } = await (await withSession(member)).get(path)

    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  })

  test('but its JSON is, for the same person to ask again', async () => {
    const { headers } = await (await withSession(member)).get(show)

    expect(headers['cache-control']).toBe('max-age=0, private, must-revalidate')
    expect(headers.etag).toMatch(/^"/)
  })
})

test('health is never answered from a cache', async () => {
  const { headers } = await anonymous.get('/up.json')

  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
})
