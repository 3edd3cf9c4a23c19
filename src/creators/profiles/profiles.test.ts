import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createSocialAccount, createUser } from '../../../test/support/world/factories.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { socialAccountSnapshots, socialAccounts } from '../../tables/users/social-accounts.ts'
import type { User } from '../../tables/users/users.ts'
import { creatorProfilePath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const user = await createUser(db, { name: 'Suki Tanaka' })
  return { user, client: await withToken(user), path: creatorProfilePath(user) }
}

async function workFor(creator: User, ...moves: string[]) {
  const work = await createApplication({ creator, name: 'A mug', requires_product_shipment: false })
  await go(work, ...moves)
  const { id, organization_id } = work.submission
  return { ...work, submissionId: id, organization_id, publicId: encodeId('Submission', id) }
}

const done = ['acceptance', 'content', 'approval', 'post', 'completion']

const letItBeShown = (id: number, lets_work_be_shown = true) =>
  db.update(organizations).set({ lets_work_be_shown }).where(eq(organizations.id, id))

describe('/me/profile', () => {
  test('is there before anything is said, is private, and says what is missing', async () => {
    const { client } = await setUp()
    const { statusCode, json } = await client.get('/me/profile.json')
    expect(statusCode).toBe(200)
    expect(json()).toMatchObject({ name: 'Suki Tanaka', words: '', published_at: null })
    expect(json().missing).toEqual(
      'picture words languages topics country rates accounts work'.split(' '),
    )
  })

  test('saves each step by itself, and tells the audit log', async () => {
    const { user, client } = await setUp()
    await client.patch('/me/profile.json', { profile: { words: 'Coffee.\r\nSlowly.' } })
    await client.patch('/me/profile.json', { profile: { languages: ['ja', 'en'], country: 'jp' } })
    const { json } = await client.patch('/me/profile.json', {
      profile: { currency: 'jpy', video_amount: 40_000, topics: ['food'] },
    })
    expect(json()).toMatchObject({
      words: 'Coffee.\nSlowly.',
      languages: ['ja', 'en'],
      country: 'JP',
      currency: 'jpy',
      video_amount: 40_000,
      story_amount: null,
      topics: ['food'],
      published_at: null,
    })
    const actions = (await auditOf(user, 'CreatorProfile')).map(({ action }) => action)
    expect(actions).toEqual(['create', 'update', 'update', 'update'])
  })

  test.each([
    [{ languages: ['xx'] }, 'languages'],
    [{ topics: ['food', 'music', 'gaming', 'news', 'travel', 'sports'] }, 'topics'],
    [{ country: 'XX' }, 'country'],
    [{ availability: 'maybe' }, 'availability'],
    [{ video_amount: -1 }, 'video_amount'],
    [{ words: ['x'] }, 'words'],
    [{ words: 'x'.repeat(2001) }, 'words'],
    [{ shown_submission_ids: [{}] }, 'shown_submission_ids'],
    [{ published: 'perhaps' }, 'published'],
  ])('refuses %j, and changes nothing', async (fields, attribute) => {
    const { user, client } = await setUp()
    const { statusCode, json } = await client.patch('/me/profile.json', {
      profile: { country: 'DE', ...fields },
    })
    expect(statusCode).toBe(422)
    expect(Object.keys(json().errors)).toEqual([attribute])
    expect(await db.$count(creatorProfiles, eq(creatorProfiles.user_id, user.id))).toBe(0)
  })

  test('is one form, which may send any of its fields', async () => {
    const { user } = await setUp()
    const browser = await withSession(user)
    const form =
      'profile[currency]=usd&profile[typed][video_amount]=400&profile[typed][story_amount]='
    const saved = await browser.post('/me/profile?_method=patch', form)
    const refused = await browser.post(
      '/me/profile?_method=patch',
      'profile[typed][video_amount]=a lot',
    )
    expect(saved.statusCode).toBe(303)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="a lot"')
    expect((await browser.get('/me/profile')).body).toContain('value="400.00"')
  })

  test('needs a name before everyone sees it', async () => {
    const client = await withToken(await createUser(db, { name: '' }))
    const { json } = await client.patch('/me/profile.json', { profile: { published: true } })
    expect(json()).toMatchObject({ errors: { published: ['needs your name first'] } })
  })
})

describe('/creators/:id', () => {
  test('is for everyone once it is published, and for nobody once it is taken back', async () => {
    const { client, path } = await setUp()
    const stranger = await withToken(await createUser(db))
    const seen = async () => [
      (await anonymous.get(`${path}.json`)).statusCode,
      (await stranger.get(`${path}.json`)).statusCode,
      (await client.get(`${path}.json`)).statusCode,
    ]
    expect(await seen()).toEqual([401, 404, 200])
    await client.patch('/me/profile.json', { profile: { published: true } })
    expect(await seen()).toEqual([200, 200, 200])
    await client.patch('/me/profile.json', { profile: { published: false } })
    expect(await seen()).toEqual([401, 404, 200])
  })

  test('is read by visitors no faster than by users', async () => {
    const { client, path } = await setUp()
    await client.patch('/me/profile.json', { profile: { published: true } })
    const policy = async (reader: typeof client) =>
      String((await reader.get(`${path}.json`)).headers['ratelimit-policy'])
    expect(await policy(client)).toContain('"creators-read-by";q=600;w=3600')
    expect(await policy(anonymous)).toContain('"creators-read-from";q=600;w=3600')
  })

  test('answers strangers as if there were no such creator', async () => {
    const { path } = await setUp()
    const stranger = await withToken(await createUser(db))
    const hidden = await stranger.get(`${path}.json`)
    const unknown = await stranger.get(`${creatorProfilePath({ id: 999_999_999 })}.json`)
    expect([hidden.statusCode, hidden.body]).toEqual([unknown.statusCode, unknown.body])
  })

  test('is for those whom they applied to, until they withdraw', async () => {
    const { user, path } = await setUp()
    const work = await workFor(user)
    expect((await work.asAdmin.get(`${path}.json`)).statusCode).toBe(200)
    await go(work, 'withdrawal')
    expect((await work.asAdmin.get(`${path}.json`)).statusCode).toBe(404)
  })

  test('shows accounts that are proved alone, with their last numbers and their day', async () => {
    const { user, client, path } = await setUp()
    const { id } = await createSocialAccount(db, user)
    await createSocialAccount(db, user)
    await db.update(socialAccounts).set({ status: 'verified' }).where(eq(socialAccounts.id, id))
    await db.insert(socialAccountSnapshots).values([
      { social_account_id: id, subscriber_count: 5, taken_at: '2026-01-01T00:00:00.000Z' },
      { social_account_id: id, subscriber_count: 9, taken_at: '2026-01-02T00:00:00.000Z' },
    ])
    const { accounts } = (await client.get(`${path}.json`)).json()
    expect(accounts).toEqual([
      expect.objectContaining({ subscriber_count: 9, last_synced_at: '2026-01-02T00:00:00.000Z' }),
    ])
  })

  test('counts what was done for brands here, shown or not', async () => {
    const { user, client, path } = await setUp()
    const nothing = { posts_count: 0, view_count: 0, collabs_count: 0 }
    expect((await client.get(`${path}.json`)).json().track_record).toEqual(nothing)
    expect((await (await withSession(user)).get(path)).body).not.toContain('Track record')
    await workFor(user, ...done)
    const counted = { ...nothing, collabs_count: 1 }
    expect((await client.get(`${path}.json`)).json().track_record).toEqual(counted)
    expect((await (await withSession(user)).get(path)).body).toContain('Collabs finished')
  })

  test('has a preview for links only where it is published', async () => {
    const { user, client, path } = await setUp()
    const browser = await withSession(user)
    expect((await browser.get(path)).body).not.toContain('og:title')
    await client.patch('/me/profile.json', { profile: { published: true } })
    expect((await anonymous.get(path)).body).toContain('property="og:title" content="Suki Tanaka"')
  })
})

describe('past work', () => {
  test('is shown if its brand agrees, and only as long as it does', async () => {
    const { user, client, path } = await setUp()
    const { organization_id, publicId } = await workFor(user, ...done)
    const show = () =>
      client.patch('/me/profile.json', { profile: { shown_submission_ids: [publicId] } })
    expect((await show()).statusCode).toBe(422)

    await letItBeShown(organization_id)
    expect((await show()).json().work).toEqual([
      expect.objectContaining({ submission_id: publicId, program_name: 'A mug' }),
    ])
    await letItBeShown(organization_id, false)
    expect((await client.get(`${path}.json`)).json().work).toEqual([])
    expect((await show()).statusCode).toBe(200)
  })

  test('is one’s own, and done, also for the database', async () => {
    const { user, client } = await setUp()
    const other = await workFor(await createUser(db), ...done)
    const open = await workFor(user)
    for (const { organization_id, publicId, submissionId: id } of [other, open]) {
      await letItBeShown(organization_id)
      const sent = { profile: { shown_submission_ids: [publicId] } }
      expect((await client.patch('/me/profile.json', sent)).statusCode).toBe(422)
      const written = db
        .insert(creatorProfiles)
        .values({ user_id: user.id, shown_submissions: [id] })
        .execute()
      await expect(written).rejects.toMatchObject({ cause: { code: '23514' } })
    }
  })
})
