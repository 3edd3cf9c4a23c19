import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { formatOf, rewriteUrl } from './format.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function rewritten(url: string, method = 'GET', contentType?: string) {
  const headers = contentType === undefined ? {} : { 'content-type': contentType }
  const request = { url, method, headers } as unknown as IncomingMessage
  return { url: rewriteUrl(request), method: request.method, suffix: request.suffix }
}

describe('formatOf', () => {
  test.each([
    [undefined, 'html'],
    ['', 'html'],
    ['*/*', 'html'],
    [browser, 'html'],
    ['application/json', 'json'],
    ['Application/JSON', 'json'],
    ['application/json; charset=utf-8', 'json'],
    ['application/json, text/plain, */*', 'json'],
    ['text/html, application/json', 'json'],
    ['text/html, application/json;q=0.9', 'html'],
    ['text/html;q=0.5, application/json;q=0.9', 'json'],
    ['application/json;q=0', 'html'],
    ['application/json;q=much', 'html'],
    ['application/jsonp', 'html'],
    ['application/problem+json', 'html'],
    [',;,;q=', 'html'],
  ])('reads %j as %s', (accept, format) => {
    expect(formatOf(accept)).toBe(format)
  })

  test('takes any header, and gives JSON only where it is named and HTML not preferred', () => {
    const range = fc.oneof(
      fc.string(),
      fc.constantFrom('application/json', 'text/html', '*/*', 'text/*', 'image/png'),
    )
    const quality = fc.oneof(
      fc.constant(''),
      fc.double({ min: 0, max: 1 }).map((q) => `;q=${q}`),
    )
    const accept = fc.array(fc.tuple(range, quality).map((parts) => parts.join('')))

    fc.assert(
      fc.property(accept, (ranges) => {
        const header = ranges.join(', ')
        const format = formatOf(header)
        if (!header.toLowerCase().includes('application/json')) expect(format).toBe('html')
        if (format === 'json') expect(formatOf(`text/html;q=0, ${header}`)).toBe('json')
        expect(formatOf('application/json')).toBe('json')
      }),
    )
  })
})

describe('rewriteUrl', () => {
  test('cuts the suffix off the path and leaves the query alone', () => {
    expect(rewritten('/a/b.json?x=1.json&y=c.xml')).toMatchObject({
      url: '/a/b?x=1.json&y=c.xml',
      suffix: 'json',
    })
  })

  test('looks for no suffix in the query', () => {
    expect(rewritten('/collabs?website=https://shop.example.com')).toMatchObject({
      url: '/collabs?website=https://shop.example.com',
      suffix: undefined,
    })
  })

  test('keeps the names of built files', () => {
    expect(rewritten('/assets/a.json')).toMatchObject({ url: '/assets/a.json', suffix: undefined })
  })

  test('reads an address with a host as its path', () => {
    expect(rewritten('http://troupe.localhost/a.json?b')).toMatchObject({
      url: '/a?b',
      suffix: 'json',
    })
  })

  test.each(['put', 'patch', 'delete', 'PATCH'])('lets a form reach %s', (name) => {
    const { method } = rewritten(`/a?_method=${name}`, 'POST', 'application/x-www-form-urlencoded')
    expect(method).toBe(name === 'delete' ? 'DELETE' : 'PATCH')
  })

  test('lets nothing but a posted form override its method', () => {
    expect(rewritten('/a?_method=delete', 'POST', 'application/json').method).toBe('POST')
    expect(rewritten('/a?_method=delete', 'POST').method).toBe('POST')
    expect(rewritten('/a?_method=delete', 'GET', 'multipart/form-data').method).toBe('GET')
    expect(rewritten('/a?_method=get', 'POST', 'multipart/form-data').method).toBe('POST')
  })

  test('treats PUT as PATCH', () => {
    expect(rewritten('/a', 'PUT').method).toBe('PATCH')
  })

  test.each([
    '/me/sessions/',
    '/me/sessions/.json',
    '/me/sessions/.json?page=1',
    '/me/sessions//.json',
    '/me/sessions/.pdf',
    '/organizations//campaigns.json',
    '//organizations',
    '/me/sessions/#.json',
    '/me/sessions#/x',
  ])('leads nowhere from %s, which leaves a part empty', (url) => {
    expect(rewritten(url).url).toBe('/-/')
  })

  test('knows the first page, whose address is nothing but a slash', () => {
    expect(rewritten('/?a=b').url).toBe('/?a=b')
    expect(rewritten('/.json')).toMatchObject({ url: '/', suffix: 'json' })
  })

  test('takes any address and gives a path that can be decoded', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (url) => {
        const [path = ''] = rewritten(url).url.split('?', 1)
        expect(path.startsWith('/')).toBe(true)
        decodeURIComponent(path)
      }),
    )
  })
})

describe('addresses', () => {
  test.each(['/organizations.xml', '/nowhere.xml', '/session/new.csv', '/organizations/abc.pdf'])(
    'has no other format at %s',
    async (path) => {
      const page = await anonymous.get(path)
      const json = await anonymous.get(path, { accept: 'application/json' })

      expect(page.statusCode).toBe(406)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(json.statusCode).toBe(406)
      expect(json.json()).toEqual({
        error: 'Only HTML and JSON are served here.',
        code: 'not_acceptable',
      })
    },
  )

  test('answers a program in JSON whose suffix is another', async () => {
    const client = await withToken(await createMembership(db))
    for (const headers of [{}, { accept: 'application/xml' }]) {
      const answer = await client.get('/organizations.xml', headers)
      expect([answer.statusCode, answer.json()]).toEqual([
        406,
        { error: 'Only HTML and JSON are served here.', code: 'not_acceptable' },
      ])
    }
  })

  test('has no JSON where there is a page only', async () => {
    const client = await withToken(await createMembership(db))

    const response = await client.get('/organizations/new.json')

    expect(response.statusCode).toBe(406)
    expect(response.json()).toEqual({ error: 'Only HTML is served here.', code: 'not_acceptable' })
  })

  test.each([
    ['POST', '/organizations/new.json'],
    ['DELETE', '/organizations.json'],
    ['PATCH', '/session.json'],
    ['OPTIONS', '/organizations.json'],
    ['GET', '/nowhere.json'],
    ['POST', '/nowhere.json'],
    ['GET', '/organizations/%E0%A4%A.json'],
    ['GET', '/organizations/%.json'],
    ['GET', `/nowhere/${'a'.repeat(5000)}.json`],
  ] as const)('answers %s %s with 404', async (method, path) => {
    const response = await anonymous.send(method, path, method === 'GET' ? undefined : {})

    expect(response.statusCode).toBe(404)
    const taking = method === 'GET' ? '' : ` that takes ${method.replace('PATCH', 'PATCH or PUT')}`
    expect(response.json()).toEqual({
      error: `There is nothing at this address${taking}.`,
      code: 'not_found',
    })
    expect(response.headers['x-request-id']).toMatch(/\S/)
  })

  test('shows a page for an address that cannot be read', async () => {
    const response = await anonymous.get('/organizations/%E0%A4%A')

    expect(response.statusCode).toBe(404)
    expect(response.body).toMatch(/^<!doctype html>.*There is nothing at this address/s)
  })

  test('does not look at what is sent to nowhere', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await anonymous.send('POST', '/nowhere.json', '{', headers)

    expect(response.statusCode).toBe(404)
  })

  test('calls an id of any length one that does not exist', async () => {
    const client = await withToken(await createMembership(db))

    const response = await client.get(`/organizations/${'b'.repeat(10_000)}.json`)

    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Organization not found.', code: 'not_found' })
  })

  test('updates with PUT as with PATCH', async () => {
    const client = await withSession(await createMembership(db))
    const { id } = (await client.get('/organizations.json')).json()[0]

    const response = await client.put(`/organizations/${id}.json`, { organization: { name: 'P' } })

    expect(response.statusCode).toBe(200)
    expect(response.json().name).toBe('P')
  })
})
