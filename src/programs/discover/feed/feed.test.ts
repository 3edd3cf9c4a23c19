import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import { statementsOf } from '../../../../test/support/reading/statements.ts'
import {
  createCampaign,
  createCollab,
  createOrganization,
  createUser,
  unique,
} from '../../../../test/support/world/factories.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import { organizations, type PrivacySetting } from '../../../tables/organizations/organizations.ts'
import {
  absolute,
  creatorProfilePath,
  discoverCampaignPath,
  discoverCollabPath,
  profilePath,
} from '../../../vocabulary/addresses/urls.ts'

async function aBrand(privacy_setting: PrivacySetting) {
  const live = { published_at: now(), brief: '<p>Tea &amp; <b>biscuits</b></p>' }
  const campaign = await createCampaign(db, { status: 'active', name: 'Tea <3', ...live })
  const { organization_id } = campaign
  const collab = await createCollab(db, { organization_id, state: 'published', ...live })
  const draft = await createCampaign(db, { organization_id })
  await db
    .update(organizations)
    .set({ privacy_setting })
    .where(eq(organizations.id, organization_id))
  const addresses = [
    discoverCampaignPath(campaign),
    discoverCollabPath(collab),
    profilePath({ id: organization_id }),
  ]
  return { addresses: addresses.map(absolute), draft: absolute(discoverCampaignPath(draft)) }
}

test('the feed has what is new and for everyone', async () => {
  const open = await aBrand('public')
  const hidden = [await aBrand('restricted'), await aBrand('private')]

  const { headers, body } = await anonymous.get('/discover/feed.atom')

  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  for (const address of open.addresses.slice(0, 2)) expect(body).toContain(`<id>${address}</id>`)
  expect(body).toContain('<title>Tea &lt;3</title>')
  expect(body).toContain('<summary>Tea &amp; biscuits</summary>')
  expect(body).not.toContain(open.draft)
  for (const { addresses } of hidden)
    for (const address of addresses) expect(body).not.toContain(address)
})

test('the feed is one statement, and reads no brief', async () => {
  const brief = '<i>x</i>'.repeat(8191)
  const live = { state: 'published', published_at: now(), brief, currency: 'usd' } as const
  const { id: organization_id } = await createOrganization(db, { privacy_setting: 'public' })
  const names = Array.from({ length: 50 }, () => unique('Long'))
  await db.insert(collabs).values(names.map((name) => ({ name, organization_id, ...live })))
  await anonymous.get('/discover/feed.atom')

  const statements = await statementsOf(() => anonymous.get('/discover/feed.atom'))

  const read = statements.filter((text) => !text.includes('rate_limits'))
  expect(read).toHaveLength(1)
  // Reading the briefs took three times as long.
  expect(read[0]).not.toContain('"brief"')
})

test('the sitemap leads to every page for everyone, and to no other', async () => {
  const open = await aBrand('public')
  const hidden = [await aBrand('restricted'), await aBrand('private')]
  const [shown, unseen] = [await createUser(db), await createUser(db)]
  await db.execute(sql`insert into creator_profiles (user_id, published_at)
    values (${shown.id}, now()), (${unseen.id}, null)`)

  const { headers, body } = await anonymous.get('/sitemap.xml')
  const parts = [...body.matchAll(/<loc>http:\/\/troupe\.localhost([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  const all = await Promise.all(parts.map(async (path) => (await anonymous.get(path)).body))
  const listed = all.join('\n')

  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(parts).toContain('/sitemaps/pages.xml')
  for (const address of open.addresses) expect(listed).toContain(`<loc>${address}</loc>`)
  expect(listed).toContain(`<loc>${absolute('/discover/campaigns')}</loc>`)
  expect(listed).not.toContain(open.draft)
  expect(listed).toContain(`<loc>${absolute(creatorProfilePath(shown))}</loc>`)
  expect(listed).not.toContain(creatorProfilePath(unseen))
  for (const { addresses } of hidden)
    for (const address of addresses) expect(listed).not.toContain(address)
})

test.each(['users-0', 'campaigns', 'campaigns-x', 'constructor-0', 'campaigns-9999999999', '%00'])(
  'there is no part %s',
  async (part) => {
    expect((await anonymous.get(`/sitemaps/${part}.xml`)).statusCode).toBe(404)
  },
)
