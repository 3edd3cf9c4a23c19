import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startWebServer } from '../../../test/support/servers/web-server.ts'
import { download } from './download.ts'

let requests: { url: string; headers: Record<string, unknown> }[] = []
let location = ''

const site = await startWebServer((request, response) => {
  requests.push({ url: request.url as string, headers: request.headers })
  if (request.url === '/there') response.end('found')
  else response.writeHead(302, { location }).end()
})

beforeEach(() => {
  requests = []
})
afterAll(() => site.close())

function fetchRedirect(to: string, changes = {}) {
  location = to
  return download(new URL('/', site.url), 'text/html', {
    // This machine stands for the public internet here, and all other addresses are private.
    isAllowed: (address) => address === '127.0.0.1',
    anyPort: true,
    maxBytes: 1000,
    maxRedirects: 5,
    signal: AbortSignal.timeout(5000),
    ...changes,
  })
}

describe('download', () => {
  test('follows a redirect, and says where it led', async () => {
    const { url, data } = await fetchRedirect('/there')

    expect(url.pathname).toBe('/there')
    expect(data.toString()).toBe('found')
  })

  test('gives up on a loop after five redirects', async () => {
    await expect(fetchRedirect('/again')).rejects.toThrow('Too many redirects')
    expect(requests).toHaveLength(6)
  })

  test('follows none unless told to', async () => {
    await expect(fetchRedirect('/there', { maxRedirects: 0 })).rejects.toThrow('Too many redirects')
    expect(requests).toHaveLength(1)
  })

  test.each([
    'http://127.0.0.2/',
    'http://2130706434/',
    'http://0x7f.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0/',
  ])('does not follow a redirect to %s', async (address) => {
    await expect(fetchRedirect(address)).rejects.toThrow('Not a public address')
    expect(requests).toHaveLength(1)
  })

  test('does not follow a redirect to a name that leads to a private address', async () => {
    const isAllowed = (address: string) => address === '127.0.0.1' && requests.length === 0
    const to = `${site.url.replace('127.0.0.1', 'localhost')}/there`

    await expect(fetchRedirect(to, { isAllowed })).rejects.toThrow('not a public host')
    expect(requests).toHaveLength(1)
  })

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/html,hello', 'gopher://x/'])(
    'does not follow a redirect to %s',
    async (address) => {
      await expect(fetchRedirect(address)).rejects.toThrow('Not a web address')
    },
  )

  test('does not follow a redirect with credentials', async () => {
    await expect(fetchRedirect('//user:secret@127.0.0.1/')).rejects.toThrow('Credentials')
  })

  test('stays on the usual ports', async () => {
    await expect(fetchRedirect('/', { anyPort: false })).rejects.toThrow('Not a usual port')
    expect(requests).toHaveLength(0)
  })

  test('sends nothing that tells who asks', async () => {
    await fetchRedirect('/there')

    for (const { headers } of requests) {
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('referer')
    }
  })
})
