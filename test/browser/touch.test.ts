import { afterAll, describe, expect, test } from 'vitest'
import { newWindow, type Window } from './browser.ts'
import { settle } from './inspection.ts'
import { pagesOf, type Visitor } from './pages.ts'
import { smallTargetsOf } from './touch.ts'
import { theWorld } from './world.ts'

/** The pages that people see most, of each side. */
const routes = [
  '/',
  '/session/new',
  '/discover',
  '/discover/campaigns',
  '/campaigns/:id',
  '/collabs/:id',
  '/home',
  '/search',
  '/me',
  '/me/earnings',
  '/me/submissions',
  '/me/submissions/:id',
  '/me/notifications',
  '/me/notification_settings',
  '/me/social_accounts',
  '/me/payout_method',
  '/collabs/:id/submissions/new',
  '/campaigns/:campaign_id/submissions/new',
  '/organizations',
  '/organizations/:organization_id',
  '/organizations/:organization_id/edit',
  '/organizations/:organization_id/members',
  '/organizations/:organization_id/audit',
  '/organizations/:organization_id/creators',
  '/organizations/:organization_id/campaigns',
  '/organizations/:organization_id/campaigns/new',
  '/organizations/:organization_id/campaigns/:id',
  '/organizations/:organization_id/campaigns/:id/edit',
  '/organizations/:organization_id/collabs/:id',
  '/organizations/:organization_id/collabs/:collab_id/submissions/:id',
  '/organizations/:organization_id/fundings',
  '/organizations/:organization_id/review',
  '/staff',
]

const world = await theWorld()
const pages = pagesOf(world)
const windows = new Map<Visitor, Window>()

afterAll(async () => {
  for (const { close } of windows.values()) await close()
})

describe('on a phone everything can be pressed with a thumb', () => {
  test.for(routes)('%s', async (route) => {
    const visits = pages[route]
    if (visits === undefined || typeof visits === 'string') throw new Error(`No visit of ${route}`)
    for (const { who, address } of visits) {
      const { page } = await windowOf(who)
      await page.goto(address)
      await settle(page)
      expect.soft(await smallTargetsOf(page), address).toEqual([])
    }
  })
})

async function windowOf(who: Visitor): Promise<Window> {
  const user = who === 'nobody' ? {} : { user: world[who] }
  const window = windows.get(who) ?? (await newWindow({ ...user, width: 360 }))
  windows.set(who, window)
  return window
}
