import { describe, expect, test } from 'vitest'
import { createCampaign, createMembership } from '../../test/support/factories.ts'
import { db, withSession } from '../../test/support/helper.ts'
import { organizationPath } from '../vocabulary/urls.ts'

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

describe('the navigation', () => {
  test('says where one is', async () => {
    const { browser, path } = await setUp()

    for (const [address, places] of [
      [path, ['Home']],
      [`${path}/edit`, ['Settings', 'Organization']],
      [`${path}/members`, ['Settings', 'Members']],
      ['/me', ['Settings', 'Profile']],
      ['/me/sessions', ['Settings', 'Sessions']],
      ['/me/payouts', ['Earnings', 'Payouts']],
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
      ['/me?_method=patch', 'user[name]=', ['Settings', 'Profile']],
      ['/me/email_change', 'email_change[email]=nobody', ['Settings', 'Profile']],
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
