import { gzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { baseUrl } from '../../src/vocabulary/addresses/urls.ts'
import { inTurns } from '../support/run/turns.ts'
import { pagesOf, type Visit } from './pages.ts'
import { ask } from './visitors.ts'
import { theWorld } from './world.ts'

const kilobyte = 1000
const world = await theWorld()
const visits = Object.values(pagesOf(world)).flatMap((places) =>
  typeof places === 'string' ? [] : places,
)
const pages: (Visit & Read & { size: number })[] = []
for (const visit of visits) {
  const { body } = await ask(world, visit.who, visit.address)
  pages.push({ ...visit, ...read(body), size: gzipSync(body).length })
}

test('each page has a title of its own, which ends with the name of the product', () => {
  const nameless = pages.filter(({ title }) => !/^\S.* · Troupe$/.test(title))
  expect(nameless.map(({ title, address }) => `${address}: ${title}`)).toEqual([])

  const titles = Map.groupBy(pages, ({ who, title }) => `${title}, for ${who}`)
  const shared = [...titles]
    .map(([title, places]) => [title, new Set(places.map(pathOf))] as const)
    .filter(([, paths]) => paths.size > 1)
  expect(Object.fromEntries(shared)).toEqual({})
})

/** Of what someone has only one of, and not yet: their page says so, and JSON answers 404. */
const notYet = ['/me/address.json', '/me/payout_method.json']

/** The posts of this world are on no platform, so the simulated one cannot play them. */
const isClip = (place: string) => place.startsWith('/simulated/clips/')

test('every link leads somewhere, for whoever sees it', async () => {
  const dead: string[] = []
  const asked = new Set<string>()
  for (const { who, address, links, ids } of inTurns(pages, 4)) {
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link, `${baseUrl()}${address}`)
      if (link.startsWith('#')) {
        if (hash !== '' && !ids.has(hash.slice(1))) dead.push(`${address}: no ${hash}`)
        continue
      }
      const place = `${pathname}${search}`
      if (origin !== baseUrl() || isClip(place) || asked.has(`${who} ${place}`)) continue
      asked.add(`${who} ${place}`)
      const { statusCode } = await ask(world, who, place)
      if (statusCode >= 400 && !(who === 'newcomer' && notYet.includes(place)))
        dead.push(`${address}: ${statusCode} ${place}, for ${who}`)
    }
  }
  expect(dead).toEqual([])
})

// What is replaced by its id while somebody types beside it would take the other along.
test('no id is on a page twice', () => {
  const twice = pages.filter((page) => page.twice.length > 0)
  expect(twice.map(({ address, twice: ids }) => `${address}: ${ids.join(', ')}`)).toEqual([])
})

test('no page is heavy by itself, apart from the reference of the interface', () => {
  const heavy = pages.filter(({ size, address }) => size > limitOf(address))
  expect(heavy.map(({ address, size }) => `${address}: ${size}`)).toEqual([])
})

type Read = { title: string; links: string[]; ids: Set<string>; twice: string[] }

function read(html: string): Read {
  const found: Read = { title: '', links: [], ids: new Set(), twice: [] }
  let isTitle = false
  let depth = 0
  const parser = new Parser({
    onopentag(name, { href, id, download }) {
      if (name === 'svg') depth += 1
      if (name === 'title' && depth === 0) isTitle = true
      if (name === 'a' && href !== undefined && download === undefined) found.links.push(href)
      if (id !== undefined && found.ids.has(id)) found.twice.push(id)
      if (id !== undefined) found.ids.add(id)
    },
    ontext(text) {
      if (isTitle) found.title += text
    },
    onclosetag(name) {
      if (name === 'svg') depth -= 1
      if (name === 'title') isTitle = false
    },
  })
  parser.end(html)
  return found
}

function pathOf({ address }: Visit): string {
  return address.split('?', 1)[0] as string
}

/** The reference shows every operation, a group of it all fields, and the page of components each of them. */
const largePages: Record<string, number> = {
  '/docs/api': 25,
  '/docs/api/campaigns': 22,
  '/dev/design': 40,
}

function limitOf(address: string): number {
  return (largePages[address] ?? 20) * kilobyte
}
