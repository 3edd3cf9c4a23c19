import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { html, openShop } from '../../../test/support/servers/shop.ts'

const shop = await openShop()
const { answers, read } = shop
afterAll(() => shop.close())

const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
answers['/picture.png'] = (response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
answers['/no-picture.png'] = (response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end('<svg/>')
answers['/huge.png'] = (response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(11 * 1024 * 1024))
answers['/slow.png'] = (response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).write('x')

function linked(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('</', '<\\/')
  return `<script type="application/ld+json">${json}</script>`
}

describe('what a page says', () => {
  test('is taken from JSON-LD before Open Graph, and from that before the title', async () => {
    const page = await read(`
      <title>Title</title>
      <meta name="description" content="Described">
      <meta property="og:title" content="Graph">
      <meta property="og:description" content="Graph &amp; more">
      ${linked({ '@type': 'Product', name: 'Linked' })}`)

    expect(page).toMatchObject({ name: 'Linked', brief: '<p>Graph &amp; more</p>' })
  })

  test('is its title and description where there is nothing else', async () => {
    const page = await read(
      '<title>\n Tea &amp; cups </title><meta name="Description" content="For <two>">',
    )

    expect(page).toMatchObject({ name: 'Tea & cups', brief: '<p>For</p>' })
  })

  test.each([
    [{ '@graph': [{ '@type': 'WebPage' }, { '@type': ['Thing', 'Product'], name: 'Kettle' }] }],
    [[{ '@type': 'BreadcrumbList' }, [{ '@type': 'https://schema.org/Product', name: 'Kettle' }]]],
    [{ '@type': 'WebPage', mainEntity: { '@type': 'ProductGroup', name: ['Kettle'] } }],
  ])('is found wherever JSON-LD holds the product: %j', async (data) => {
    expect(
      await read(`<script type="application/ld+json">{oops</script>${linked(data)}`),
    ).toMatchObject({ name: 'Kettle' })
  })

  test('names the countries that the offers are for', async () => {
    const offers = [
      { eligibleRegion: ['DE', { '@type': 'Country', name: 'at' }], areaServed: 'Everywhere' },
      {
        shippingDetails: {
          shippingDestination: [{ addressCountry: 'CH' }, { addressCountry: 'DE' }],
        },
      },
    ]
    const page = await read(linked({ '@type': 'Product', name: 'Tea', offers }))

    expect(page?.countries).toEqual(['DE', 'AT', 'CH'])
  })

  test('has its canonical address, or else the one that it was found at', async () => {
    const canonical = await read('<link rel="canonical" href="/tea#top"><title>Tea</title>')
    const found = await read('<link rel="canonical" href="javascript:alert(1)"><title>Tea</title>')

    expect(canonical?.website).toBe(`${shop.url}/tea`)
    expect(found?.website).toBe(`${shop.url}${shop.latestPath()}`)
  })

  test('becomes paragraphs of text, whatever mark-up it had', async () => {
    const description =
      'First &amp; best<br>line<script>alert(1)</script>\n\n<ul><li>One</li><li onclick="x()">Two</li></ul> 1 < 2'
    const page = await read(linked({ '@type': 'Product', name: 'Tea', description }))

    expect(page?.brief).toBe('<p>First &amp; best<br>line</p><p>One<br>Two</p><p>1 &lt; 2</p>')
  })

  test('is cut to the length that a name and a brief may have', async () => {
    const page = await read(
      linked({ '@type': 'Product', name: '😀'.repeat(400), description: '<\n\n&'.repeat(9000) }),
    )

    expect(page?.name?.length).toBeLessThanOrEqual(255)
    expect(page?.name?.isWellFormed()).toBe(true)
    expect(Buffer.byteLength(page?.brief ?? '')).toBeLessThan(65_535)
  })

  test('is read up to where the page is nested deeper than browsers show it', async () => {
    const page = await read(`<title>Tea</title>${'<div>'.repeat(100_000)}`)

    expect(page?.name).toBe('Tea')
  })

  test('is read in the character set of the page', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1')
    const page = await read((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(latin),
    )

    expect(page?.name).toBe('Café')
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('may come compressed with %s', async (encoding, compress) => {
    const page = await read((response) =>
      response
        .writeHead(200, { ...html, 'content-encoding': encoding })
        .end(compress('<title>Small</title>')),
    )

    expect(page?.name).toBe('Small')
  })

  test('survives any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (noise) => {
        const page = await read(`<title>Tea</title><script type="application/ld+json">${noise}`)
        expect(page?.name).toBe('Tea')
      }),
      { numRuns: 30 },
    )
  })
})

describe('the picture', () => {
  const withPicture = (address: string) =>
    `<title>Tea</title><meta property="og:image" content="${address}">`

  test('comes along', async () => {
    const { image } = (await read(withPicture('/picture.png'))) ?? {}

    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 4, height: 3 })
  })

  test.each([
    '/no-picture.png',
    '/huge.png',
    '/missing.png',
    'data:image/png;base64,AAAA',
    'http://[',
  ])('is left out when %s is none', async (address) => {
    const page = await read(withPicture(address))

    expect(page?.name).toBe('Tea')
    expect(page?.image).toBeUndefined()
  })

  test('is left out when it does not come in time', async () => {
    const page = await read(withPicture('/slow.png'), { timeoutMs: 300 })

    expect(page?.name).toBe('Tea')
    expect(page?.image).toBeUndefined()
  })
})
