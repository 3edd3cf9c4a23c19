import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { profilePath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp(privacy_setting: 'public' | 'restricted' | 'private') {
  const owner = await createMembership(db)
  const { organization_id } = owner
  await db
    .update(organizations)
    .set({ name: 'Fable & Co', website: 'https://fable.example/', privacy_setting })
    .where(eq(organizations.id, organization_id))
  await createCampaign(db, { organization_id, name: 'A secret draft' })
  await createCampaign(db, {
    organization_id,
    name: 'Summer clips',
    status: 'active',
    published_at: now(),
  })
  await createCollab(db, {
    organization_id,
    name: 'A mug',
    state: 'published',
    published_at: now(),
  })
  return { owner, path: profilePath({ id: organization_id }) }
}

test('a public organization shows everyone its name, website and open programs', async () => {
  const { path } = await setUp('public')

  const { statusCode, body } = await anonymous.get(path)

  expect(statusCode).toBe(200)
  for (const text of ['Fable &amp; Co', 'fable.example', 'Summer clips', 'A mug'])
    expect(body).toContain(text)
  expect(body).not.toContain('A secret draft')
})

test.each([
  ['public', 200, 200, 200],
  ['restricted', 303, 200, 200],
  ['private', 303, 404, 200],
] as const)(
  'a %s one answers nobody %i, a stranger %i and a member %i',
  async (privacy, ...expected) => {
    const { owner, path } = await setUp(privacy)
    const stranger = await withSession(await createUser(db))
    const member = await withSession(owner)

    const statuses = [await anonymous.get(path), await stranger.get(path), await member.get(path)]

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(expected)
  },
)

test('one that does not exist looks the same to strangers as one that is private', async () => {
  const path = `/profiles/${encodeId('Organization', 999_999_999)}`
  const stranger = await withSession(await createUser(db))

  expect((await anonymous.get(path)).statusCode).toBe(303)
  expect((await stranger.get(path)).statusCode).toBe(404)
  expect((await stranger.get(`${path}.json`)).statusCode).toBe(404)
})
