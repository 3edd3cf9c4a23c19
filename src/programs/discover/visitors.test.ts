import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { uniqueIp, visitor } from '../../../test/support/world/sign-in.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import {
  creatorProfilePath,
  discoverCampaignPath,
  discoverCollabPath,
  newSessionPath,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'

describe('answers to visitors', () => {
  test.each([
    '/discover',
    '/discover/campaigns.json',
    '/discover/collabs',
    '/sitemap.xml',
    '/discover/feed.atom',
  ])('may be kept for others for a minute: %s', async (address) => {
    const { headers } = await anonymous.get(address)

    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(headers.vary).toBe('Accept, Accept-Encoding, Cookie, Authorization')
  })

  test('are known again by their tag', async () => {
    const { headers } = await anonymous.get('/discover/campaigns.json')
    const again = await anonymous.get('/discover/campaigns.json', {
      'if-none-match': headers.etag as string,
    })

    expect(again.statusCode).toBe(304)
  })

  test.each(['/discover/feed.atom', '/sitemap.xml'])(
    'are files that are known again by their tag, by whoever is signed in too: %s',
    async (address) => {
      for (const client of [anonymous, await withSession(await createUser(db))]) {
        const { headers } = await client.get(address)
        const again = await client.get(address, { 'if-none-match': headers.etag as string })
        const head = await client.head(address)

        expect(headers.etag).toMatch(/^W\/"/)
        expect(head.headers.etag).toBe(headers.etag)
        expect([again.statusCode, again.body]).toEqual([304, ''])
      }
    },
  )

  test('are not kept where they are for one person, or a refusal', async () => {
    const user = await withSession(await createUser(db))
    const own = [
      await user.get('/discover/campaigns.json'),
      await user.get('/discover'),
      await anonymous.get('/campaigns/nothing.json'),
      await anonymous.get('/discover/campaigns.json?sort=best'),
      await anonymous.get('/discover', { cookie: 'flash=%7B%22message%22%3A%22Hi%22%7D' }),
    ]

    for (const { headers } of own) expect(headers['cache-control']).not.toContain('public')
  })

  test('are limited for each network; whoever is signed in is not', async () => {
    const from = { 'x-forwarded-for': uniqueIp() }
    const client = await visitor()
    const user = await withSession(await createUser(db))
    const address = '/discover/campaigns.json'
    expect((await client.get(address, from)).statusCode).toBe(200)
    const key = `discover-from:${from['x-forwarded-for']}`
    await db.update(rateCounts).set({ count: 600 }).where(eq(rateCounts.key, key))

    const refused = await client.get(address, from)

    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await user.get(address, from)).statusCode).toBe(200)
    expect((await client.get(address, { 'x-forwarded-for': uniqueIp() })).statusCode).toBe(200)
  })

  test('are limited for whoever is signed in where they are files for programs', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    const key = `discover-files-to:${user.id}`
    expect((await client.get('/discover/feed.atom')).statusCode).toBe(200)
    await db.update(rateCounts).set({ count: 600 }).where(eq(rateCounts.key, key))

    expect((await client.get('/discover/feed.atom')).statusCode).toBe(503)
    expect((await client.get('/discover/campaigns.json')).statusCode).toBe(200)
  })
})

test.each(['campaign', 'collab', 'profile', 'creator', 'list'] as const)(
  'whoever signs in from the header of a %s comes back to it',
  async (page) => {
    const { organization_id } = await createMembership(db)
    const privacy = { privacy_setting: 'public' } as const
    const isIt = eq(organizations.id, organization_id)
    await db.update(organizations).set(privacy).where(isIt)
    const published_at = now()
    const addresses = {
      campaign: async () =>
        discoverCampaignPath(
          await createCampaign(db, { organization_id, status: 'active', published_at }),
        ),
      collab: async () =>
        discoverCollabPath(
          await createCollab(db, { organization_id, state: 'published', published_at }),
        ),
      profile: async () => profilePath({ id: organization_id }),
      creator: async () => {
        const { id } = await createUser(db)
        await db.insert(creatorProfiles).values({ user_id: id, published_at })
        return creatorProfilePath({ id })
      },
      list: async () => '/discover/collabs?q=tea',
    }
    const address = await addresses[page]()
    const { body } = await anonymous.get(address)
    const header = body.slice(body.indexOf('<header'), body.indexOf('</header>'))
    expect(header).toContain(`href="${newSessionPath(address)}"`)
  },
)

test('the way in from other pages leads home', async () => {
  const { body } = await anonymous.get('/help')
  expect(body).toContain(`href="${newSessionPath()}"`)
})
