import { afterAll, describe, expect, test } from 'vitest'
import { longestStretch } from '../../../test/support/reading/stretches.ts'
import { openShop } from '../../../test/support/servers/shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** How long a page takes on a busy machine says nothing of how it is read. */
const read = (body: string, options = {}) => shop.read(body, { timeoutMs: 60_000, ...options })

const mostBytes = 2 * 1024 * 1024
const mostMilliseconds = 150

const full = (piece: string, bytes = mostBytes - 1024) => piece.repeat(bytes / piece.length)
const linked = (json: string) => `<script type="application/ld+json">${json}</script>`
const things = (piece: string, bytes?: number) => linked(`[${full(`${piece},`, bytes)}0]`)
const attributes = Array.from({ length: 180_000 }, (_, number) => `a${number}=1`).join(' ')
const product = (fields: string) => linked(`{"@type":"Product","name":"Linked",${fields}}`)

const pages: [string, string][] = [
  ['tags', full('<a>')],
  ['closed tags', full('<a></a>')],
  ['tags within tags', full(full('<b>', 1500) + full('</b>', 2000))],
  ['drawings', full('<svg><title></title></svg>')],
  ['one tag of attributes', `<a ${attributes}>`],
  ['tags of attributes', full('<i a=1 b=2 c=3>')],
  ['one attribute', `<meta property="og:description" content="${full('<i></i>')}">`],
  ['one name', `<meta property="${full(' og:title')}" content="x">`],
  ['one address', `<link rel="canonical" href="/${full('a')}">`],
  ['one picture', `<meta property="og:image" content="${full('a/')}">`],
  ['one relation', `<link rel="${full('canonical ')}" href="/a">`],
  ['entities', full('&amp;')],
  ['entities in an attribute', `<meta name="description" content="${full('&lt;i&gt;')}">`],
  ['brackets', full('<')],
  ['comments', full('<!---->')],
  ['a comment without an end', `<!--${full('-')}`],
  ['meta tags', full('<meta name=description content=x>')],
  ['blocks of JSON-LD', full(linked('{}'))],
  ['one block of JSON-LD', things('{}')],
  ['long blocks of JSON-LD', full(things('{}', 250_000))],
  ['JSON-LD of lists', full(things('[]', 250_000))],
  ['JSON-LD of graphs', full(things('{"@graph":[{}]}', 250_000))],
  ['JSON-LD of types', full(things(`{"@type":["a","b"]}`, 250_000))],
  ['deep JSON-LD', full(linked(full('[', 120_000) + full(']', 120_000)))],
  ['a product of offers', product(`"offers":[${full('{"areaServed":["DE"]},', 240_000)}0]`)],
  ['a product in many countries', product(`"offers":{"areaServed":[${full('"DE",', 240_000)}0]}`)],
  ['a long description', product(`"description":"${full('<i></i>', 240_000)}"`)],
]

describe('everyone else is answered while a page is read that is full of', () => {
  test.each(pages)('%s', async (_what, body) => {
    let page: { name?: string } | undefined
    const readAll = async () => {
      page = await read(`<title>Tea</title>${body}`)
    }
    const longest = await longestStretch(mostMilliseconds, readAll)

    expect(['Tea', 'Linked']).toContain(page?.name)
    expect(longest).toBeLessThan(mostMilliseconds)
  })

  test('tags, even where several are read', async () => {
    const body = `<title>Tea</title>${full('<a></a>')}`
    const all = () => Promise.all(Array.from({ length: 5 }, (_, owner) => read(body, { owner })))

    expect(await longestStretch(mostMilliseconds, all)).toBeLessThan(mostMilliseconds)
  })
})

test('what comes late in a long page is found', async () => {
  const late = await read(`${full('<p>Words about tea. </p>', 100_000)}${product('"a":1')}`)
  expect(late?.name).toBe('Linked')
})

test('a letter may lie across two parts of a page', async () => {
  for (let shift = 0; shift < 4; shift += 1) {
    const filling = `<!--${'x'.repeat(8 * 1024 - 14 - 2 + shift)}-->`
    expect((await read(`${filling}<title>😀é</title>`))?.name).toBe('😀é')
  }
})
