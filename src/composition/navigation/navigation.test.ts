import { describe, expect, test } from 'vitest'
import type { Client } from '../../../test/support/client.ts'
import { db, withSession } from '../../../test/support/helper.ts'
import {
  createCampaign,
  createMembership,
  createSessionToken,
} from '../../../test/support/world/factories.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const admin = await createMembership(db)
  const browser = await withSession(admin)
  const send = async (path: string, body = '') => (await browser.post(path, body)).body
  return { admin, browser, send, path: organizationPath({ id: admin.organization_id }) }
}

/** The places that the side bar marks as current, and the parts of it. */
function placesIn(body: string): (string | undefined)[] {
  const [, sideBar = '', rest = ''] = /<aside(.*?)<\/aside>(.*)/s.exec(body) ?? []
  const [tabs = ''] = /<nav[^>]*tab-bar.*?<\/nav>/s.exec(rest) ?? []
  return [
    ...(sideBar + tabs).matchAll(/aria-current="page"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/gs),
  ].map(([, name]) => name)
}

/** The cookies that a browser sends along after it was shown a page. */
async function cookiesAfter(browser: Client, cookie: string, address: string): Promise<string> {
  const shown = await browser.get(address, { cookie })
  const set = shown.cookies.map(({ name, value }) => `${name}=${value}`)
  return [...set, cookie].join('; ')
}

describe('pages that belong to no side', () => {
  const shared = ['/me', '/me/notifications', '/search?q=roast', '/me/sessions']

  test('are shown among those one comes from', async () => {
    const admin = await createMembership(db)
    const path = organizationPath({ id: admin.organization_id })
    const browser = await withSession(admin)
    const signedIn = `session_token=${await createSessionToken(db, admin.user)}`
    const brand = await cookiesAfter(browser, signedIn, path)
    const { body: home } = await browser.get(path)
    const [name = 'none'] = /(?<=<nav aria-label=")[^"]*/.exec(home) ?? []

    for (const address of [...shared, `/profiles/${path.split('/').at(-1)}`]) {
      const { body } = await browser.get(address, { cookie: brand })
      expect(body).toContain(`<nav aria-label="${name}"`)
      expect(body).toMatch(/aria-current="true">Brand</)
      expect(body).toContain(`href="${path}/review"`)
    }

    const creator = await cookiesAfter(browser, brand, '/discover')
    for (const address of shared)
      expect((await browser.get(address, { cookie: creator })).body).toMatch(
        /aria-current="true">Creator</,
      )
    const reporting = (await browser.get('/me/reporting', { cookie: brand })).body
    expect(reporting).toMatch(/aria-current="true">Creator</)
    const list = (await browser.get('/organizations', { cookie: brand })).body
    expect(list).toContain('<nav aria-label="Your organizations"')
  })

  test('show nothing of an organization one does not belong to', async () => {
    const stranger = await createMembership(db)
    const other = encodeId('Organization', (await createMembership(db)).organization_id)
    const token = await createSessionToken(db, stranger.user)
    const cookie = `session_token=${token}; side=brand; organization=${other}`

    const { body } = await (await withSession(stranger)).get('/me', { cookie })

    expect(body).not.toContain(other)
    expect(body).toMatch(/aria-current="true">Creator</)
  })
})

describe('the navigation', () => {
  test('says where one is', async () => {
    const { browser, path } = await setUp()

    for (const [address, places] of [
      [path, ['Home']],
      [`${path}/edit`, ['Settings', 'Organization']],
      [`${path}/members`, ['Settings', 'Members']],
      ['/me', ['Settings', 'Account']],
      ['/me/sessions', ['Settings', 'Sessions']],
      ['/me/payouts', ['Earnings', 'Payouts']],
      ['/me/profile', ['Profile']],
      ['/discover', ['Discover']],
    ] as const) {
      expect(placesIn((await browser.get(address)).body)).toEqual(places)
    }
  })

  test('stays where a refused form was', async () => {
    const { send, path } = await setUp()

    for (const [address, body, places] of [
      [`${path}?_method=patch`, 'organization[name]=', ['Settings', 'Organization']],
      [`${path}/invitations`, 'invitation[email]=nobody', ['Settings', 'Members']],
      [`${path}/campaigns`, 'campaign[name]=', ['Campaigns']],
      ['/me?_method=patch', 'user[name]=', ['Settings', 'Account']],
      ['/me/email_change', 'email_change[email]=nobody', ['Settings', 'Account']],
    ] as const) {
      expect(placesIn(await send(address, body))).toEqual(places)
    }
  })

  test('stays at the settings where an organization is not deleted, which says why at the button', async () => {
    const { admin, send, path } = await setUp()
    await createCampaign(db, { organization_id: admin.organization_id })

    const body = await send(`${path}?_method=delete`)

    expect(placesIn(body)).toEqual(['Settings', 'Organization'])
    const [profile, danger] = body.split('Delete this organization')
    expect(profile).not.toContain('Delete its campaigns first.')
    expect(danger).toContain('Delete its campaigns first.')
  })
})
