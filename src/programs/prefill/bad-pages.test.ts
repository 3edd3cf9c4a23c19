import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { html, openShop } from '../../../test/support/servers/shop.ts'
import { Overloaded } from '../../framework/errors.ts'
import { readProductPage } from './product-page.ts'

const shop = await openShop()
const { answers, read } = shop
afterAll(() => shop.close())

describe('nothing comes of a page', () => {
  test('that never answers', async () => {
    expect(await read(() => {}, { timeoutMs: 100 })).toBeUndefined()
  })

  test('that drips', async () => {
    const page = await read(
      (response) => {
        response.writeHead(200, html)
        const drip = setInterval(() => response.write('<p>'), 10)
        response.on('close', () => clearInterval(drip))
      },
      { timeoutMs: 150 },
    )
    expect(page).toBeUndefined()
  })

  test('that wants to speak another protocol', async () => {
    const page = await read((response) =>
      response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end(),
    )
    expect(page).toBeUndefined()
  })

  test('that breaks off', async () => {
    const page = await read((response) => {
      response.writeHead(200, { ...html, 'content-length': 1000 })
      response.write('<title>Half', () => response.destroy())
    })
    expect(page).toBeUndefined()
  })

  test('that is huge, whether it says so or not', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1, ' ')
    const chunked = await read((response) => {
      response.writeHead(200, html)
      response.write(large)
      response.end()
    })

    expect(await read(large.toString())).toBeUndefined()
    expect(chunked).toBeUndefined()
  })

  test('that is small until it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    const page = await read((response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    )
    expect(page).toBeUndefined()
  })

  test.each(['gzip', 'zstd', 'constructor'])('that is not in the encoding %s', async (encoding) => {
    const page = await read((response) =>
      response
        .writeHead(200, { ...html, 'content-encoding': encoding })
        .end('<title>Plain</title>'),
    )
    expect(page).toBeUndefined()
  })

  test.each(['application/json', 'text/plain', 'image/png', 'application/pdf', ''])(
    'of the type "%s"',
    async (type) => {
      const page = await read((response) =>
        response.writeHead(200, { 'content-type': type }).end('<title>Tea</title>'),
      )
      expect(page).toBeUndefined()
    },
  )

  test.each([204, 206, 304, 403, 404, 500])('answered with %d', async (status) => {
    const page = await read((response) => response.writeHead(status, html).end('<title>No</title>'))
    expect(page).toBeUndefined()
  })

  test('that redirects for ever', async () => {
    const page = await read((response) =>
      response.writeHead(302, { location: shop.latestPath() }).end(),
    )
    expect(page).toBeUndefined()
  })

  test.each([
    '',
    'tea',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://a:b@127.0.0.1/',
    'http://[',
  ])('with the address "%s"', async (address) => {
    expect(
      await readProductPage(address, { owner: 1, allowPrivateAddresses: true }),
    ).toBeUndefined()
  })

  test('on a private address, and nothing is asked of it', async () => {
    let asked = false
    answers['/private'] = () => {
      asked = true
    }
    const options = { owner: 1, allowPrivateAddresses: false }

    expect(await readProductPage(`${shop.url}/private`, options)).toBeUndefined()
    expect(await readProductPage('http://localhost/', options)).toBeUndefined()
    expect(asked).toBe(false)
  })
})

test('pages that never answer keep nobody waiting but whoever wants to read them', async () => {
  const stop = new AbortController()
  const asked = Array.from({ length: 12 }, () =>
    read((response) => stop.signal.addEventListener('abort', () => response.destroy()), {
      owner: 'ana',
    }),
  )
  const refused = await Promise.all(asked.slice(4).map((one) => one.catch((error) => error)))
  expect(refused).toEqual(Array(8).fill(expect.any(Overloaded)))

  const page = await read('<title>Tea</title>', { owner: 'ben' })
  expect(page?.name).toBe('Tea')
  stop.abort()
  expect(await Promise.all(asked.slice(0, 4))).toEqual(Array(4).fill(undefined))
})
