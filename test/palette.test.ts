import { describe, expect, test } from 'vitest'
import { organizationPath } from '../src/vocabulary/addresses/urls.ts'
import { encodeId } from '../src/vocabulary/ids.ts'
import { pagesOf } from './browser/pages.ts'
import { theWorld } from './browser/world.ts'
import { db, withSession } from './support/helper.ts'
import { createMembership, createUser } from './support/world/factories.ts'

const world = await theWorld()

/** Pages without an id in their address that nobody jumps to, and why. */
const leftOut: Record<string, string> = {
  '/': 'Leads whoever is signed in to their side',
  '/beginning': 'Asks whoever is new, once',
  '/search': 'What the palette itself asks',
  '/me/name': 'Asks whoever is new, once',
  '/me/email_change': 'A step of changing the address, which begins at the profile',
  '/session/new': 'For whoever is not signed in',
  '/session/magic_link': 'A step of signing in',
  '/session/two_factor': 'A step of signing in',
  '/me/social_accounts/challenge': 'A step of connecting an account',
  '/me/webhooks/new': 'A step of the webhooks',
  '/organizations/:organization_id/access_tokens/new': 'A step of the access tokens',
  '/organizations/:organization_id/webhooks/new': 'A step of the webhooks',
  '/me/latest_posts': 'A part of the forms that submit a post',
  '/me/payouts/new': 'Is about one currency: Payouts leads there for each that can be withdrawn',
  '/organizations/:organization_id/campaigns/preview': 'A part of the form of a campaign',
  '/organizations/:organization_id/review/approval_preview': 'Asks about posts that were ticked',
}

async function paletteOf(someone: Parameters<typeof withSession>[0], address: string) {
  const browser = await withSession(someone)
  const { body } = await browser.get(address)
  const palette = /<dialog class="palette".*?<\/dialog>/s.exec(body)?.[0] ?? ''
  // It asks the page of the search for all that there is.
  const search = (await browser.get('/search')).body
  const places = /<div id="places">.*?<div id="found">/s.exec(search)?.[0] ?? ''
  return {
    pages: [...places.matchAll(/href="([^"]+)"/g)].map(([, href]) => href as string),
    keys: [...palette.matchAll(/data-key="(.)"/g)].map(([, key]) => key as string),
  }
}

describe('the palette', () => {
  test('leads to every page without an id, or says why not', async () => {
    const home = organizationPath(world.organization)
    const { pages } = await paletteOf(world.mara, home)
    const reached = pages.map((page) => page.replace(home, '/organizations/:organization_id'))
    const routes = Object.entries(pagesOf(world)).flatMap(([route, visits]) => {
      const isPage = typeof visits !== 'string' && route.startsWith('/')
      return isPage && !/:(?!organization_id)/.test(route) ? [route] : []
    })

    expect(routes.filter((route) => !reached.includes(route) && !(route in leftOut))).toEqual([])
    expect(Object.keys(leftOut).filter((route) => !routes.includes(route))).toEqual([])
    expect(Object.keys(leftOut).filter((route) => reached.includes(route))).toEqual([])
  })

  test('leads to pages that open', async () => {
    const browser = await withSession(world.mara)
    const { pages } = await paletteOf(world.mara, organizationPath(world.organization))

    for (const page of new Set(pages))
      expect([page, (await browser.get(page)).statusCode]).toEqual([page, 200])
  })

  test.each([organizationPath(world.organization), '/home', '/staff'])(
    'has one page for each key at %s',
    async (address) => {
      const { keys } = await paletteOf(world.mara, address)

      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toEqual(expect.arrayContaining(['h', 'd', 'm', 's', 'n']))
    },
  )

  test('offers nothing of staff to others, and nothing of organizations to whoever has none', async () => {
    const { pages } = await paletteOf(await createUser(db), '/home')

    expect(pages.filter((page) => page.startsWith('/staff'))).toEqual([])
    expect(pages.filter((page) => /^\/organizations\/(?!new)/.test(page))).toEqual([])
  })

  test('leads a creator to the organization that they belong to, as far as they may', async () => {
    const member = await createMembership(db, { role: 'member' })
    const { pages } = await paletteOf(member, '/home')
    const home = `/organizations/${encodeId('Organization', member.organization_id)}`

    expect(pages).toContain(`${home}/review`)
    expect(pages).not.toContain(`${home}/campaigns/new`)
    expect(pages).not.toContain(`${home}/edit`)
  })
})

test('a theme is chosen for the browser, and taken back', async () => {
  const browser = await withSession(world.mara)
  const chosen = await browser.post('/theme', 'theme=dark&return_to=/me')

  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/me'])
  expect(String(chosen.headers['set-cookie'])).toContain('theme=dark')
  expect((await browser.post('/theme', 'theme=plaid')).statusCode).toBe(422)
  expect((await browser.post('/theme', 'theme=light&return_to=//x.com')).headers.location).toBe('/')
  const back = await browser.post('/theme', 'theme=system')
  expect(String(back.headers['set-cookie'])).toMatch(/theme=;/)
})
