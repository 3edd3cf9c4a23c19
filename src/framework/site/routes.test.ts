import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anonymous, app, db, withSession } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { pagePolicy } from '../http/safety/content-security-policy.ts'

describe('GET /robots.txt', () => {
  test('keeps search engines out of every page that needs a sign-in', async () => {
    const { headers, body } = await anonymous.get('/robots.txt')
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
    const addresses = app.routeTable
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace(/[:*]\w*/g, 'nothing'))

    const open: string[] = []
    const isClosed = (address: string) => closed.some((path) => matches(path, address))
    for (const address of addresses.filter((one) => !isClosed(one))) {
      const { headers } = await anonymous.get(address)
      if (headers.location?.startsWith('/session/new')) open.push(address)
    }
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^User-agent: \*\n/)
    // Which programs and organizations have a public page is for each to decide: search engines may look.
    expect(open).toEqual([
      '/campaigns/nothing',
      '/collabs/nothing',
      '/profiles/nothing',
      '/creators/nothing',
    ])
  })

  test('and out of every address that is itself a secret', async () => {
    const { body } = await anonymous.get('/robots.txt')
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
    const secret = app.routeTable.map(({ path }) => path).filter((path) => path.includes(':token'))

    expect(secret.length).toBeGreaterThan(0)
    expect(secret.filter((one) => !closed.some((path) => one.startsWith(path)))).toEqual([])
  })

  test('and tells them where all public pages are listed', async () => {
    const { body } = await anonymous.get('/robots.txt')
    expect(body).toMatch(/^Sitemap: http:\/\/troupe\.localhost\/sitemap\.xml$/m)
  })

  test.each(['/', '/docs/api', '/docs/api/campaigns', '/session/new', '/discover'])(
    'lets them into %s',
    async (address) => {
      const { body } = await anonymous.get('/robots.txt')
      const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)

      expect(closed.filter((path) => address.startsWith(path))).toEqual([])
    },
  )
})

describe('GET /manifest.webmanifest', () => {
  test('has a name, colours, and icons of the size it says', async () => {
    const response = await anonymous.get('/manifest.webmanifest')
    const { icons, ...manifest } = response.json()

    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({
      name: 'Troupe',
      start_url: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(icons.length).toBeGreaterThan(1)
    for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes)
  })

  test('is linked from every page, and allowed there', async () => {
    const { body } = await anonymous.get('/session/new')

    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
    expect(pagePolicy('x')).toContain("manifest-src 'self'")
  })
})

test('there is an icon for phones, without transparent corners', async () => {
  const { body } = await anonymous.get('/')
  const [, path = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(body) ?? []
  const { rawPayload } = await anonymous.get(path)
  const { isOpaque } = await sharp(rawPayload).stats()

  expect(await sizeOf(path)).toBe('180x180')
  expect(isOpaque).toBe(true)
})

describe('a page for everyone', () => {
  test.each([
    '/',
    '/docs/api',
    '/docs/api/campaigns',
    '/session/new',
    '/discover',
    '/discover/campaigns',
    '/discover/collabs',
  ])('says what it is about: %s', async (path) => {
    const { body } = await anonymous.get(`${path}?a=b`)

    expect(contentOf(body, 'name="description"')).toMatch(/^.{50,160}$/)
    expect(contentOf(body, 'property="og:description"')).toBe(contentOf(body, 'name="description"'))
    expect(contentOf(body, 'property="og:title"')).toMatch(/\S/)
    expect(contentOf(body, 'property="og:url"')).toBe(`http://troupe.localhost${path}`)
    expect(contentOf(body, 'property="og:image"')).toMatch(
      /^http:\/\/troupe\.localhost\/assets\/.*png$/,
    )
    expect(body).toContain(`<link rel="canonical" href="http://troupe.localhost${path}"/>`)
  })
})

test('a page behind the sign-in says nothing of that kind', async () => {
  const { body } = await (await withSession(await createMembership(db))).get('/organizations')

  expect(body).not.toMatch(/og:|name="description"|rel="canonical"/)
})

async function sizeOf(path: string): Promise<string> {
  const { width, height } = await sharp((await anonymous.get(path)).rawPayload).metadata()
  return `${width}x${height}`
}

function contentOf(page: string, attribute: string): string | undefined {
  return new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(page)?.[1]
}

/** As search engines read it: a star stands for anything. */
function matches(path: string, address: string): boolean {
  const [start = '', middle = ''] = path.split('*')
  return address.startsWith(start) && address.slice(start.length).includes(middle)
}
