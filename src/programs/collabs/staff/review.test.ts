import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import {
  createCollab,
  createMembership,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { type Collab, collabs } from '../../../tables/collabs/collabs.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { staffCollabPath, staffCollabUrl } from '../../../vocabulary/addresses/staff-urls.ts'
import { collabPath } from '../../../vocabulary/addresses/urls.ts'

async function setUp(fields: Partial<Collab> = {}) {
  const staff = await createUser(db, { name: 'Sam Staff' })
  makeStaff(staff)
  const admin = await createMembership(db)
  const { organization_id } = admin
  const waiting = { state: 'submitted_for_review' as const, brief: '<p>Make it.</p>' }
  const collab = await createCollab(db, { ...waiting, ...fields, organization_id })
  const path = staffCollabPath(collab)
  return { staff, admin, organization_id, collab, path, client: await withToken(staff) }
}

const note = 'Which mug is it?\nPlease add a picture.'
const returned = { collab_return: { note } }

const stored = async ({ id }: Collab) =>
  (await db.select().from(collabs).where(eq(collabs.id, id)))[0] as Collab

const eventsOf = ({ id }: Collab) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_type, 'Collab'), eq(auditEvents.record_id, id)))
    .orderBy(asc(auditEvents.id))

const noticesTo = ({ user }: { user: { id: number } }) =>
  db.select().from(notifications).where(eq(notifications.user_id, user.id))

describe('a collab in review', () => {
  test('is published by staff, who are named so in the log, and its admins are told', async () => {
    const { staff, admin, organization_id, collab, path, client } = await setUp()
    const member = await createMembership(db, { organization_id, role: 'member' })

    const response = await client.post(`${path}/publication.json`)

    expect(response.statusCode).toBe(201)
    expect(response.headers.location).toBe(staffCollabUrl(collab))
    expect(response.json()).toMatchObject({ state: 'published' })
    const after = await stored(collab)
    expect(after.published_at).toBe(after.updated_at)
    expect(await eventsOf(collab)).toEqual([
      expect.objectContaining({
        action: 'publish',
        user_id: staff.id,
        user_name: 'Sam Staff (staff)',
        organization_id,
      }),
    ])
    expect(await noticesTo(admin)).toEqual([
      expect.objectContaining({
        type: 'CollabPublishedNotifier',
        params: expect.objectContaining({ collab_name: collab.name }),
      }),
    ])
    expect(await noticesTo(member)).toEqual([])
  })

  test('is returned with a note, which is on its page and in a mail', async () => {
    const { admin, collab, path, client } = await setUp()

    const response = await client.post(`${path}/return.json`, returned)

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ state: 'draft', review_note: note })
    expect(await noticesTo(admin)).toEqual([
      expect.objectContaining({ type: 'CollabReturnedNotifier' }),
    ])
    expect((await mailTo(admin.user.email)).text).toContain('Please add a picture.')
    const page = await (await withSession(admin)).get(collabPath(collab))
    expect(page.body).toContain('Please add a picture.')
    expect((await eventsOf(collab)).map(({ action }) => action)).toEqual(['return'])
  })

  test.each([
    [{ collab_return: { note: '  ' } }, "can't be blank"],
    [{ collab_return: { note: null } }, "can't be blank"],
    [{ collab_return: { note: 'x'.repeat(2001) } }, 'is too long (maximum is 2000 characters)'],
  ])('is not returned without a fitting note', async (body, message) => {
    const { collab, path, client } = await setUp()

    const response = await client.post(`${path}/return.json`, body)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ note: [message] })
    expect(await stored(collab)).toEqual(collab)
  })

  test('is not published by who has read another version', async () => {
    const { admin, collab, path, client } = await setUp()
    const read = { collab_publication: { updated_at: collab.updated_at } }
    await (await withToken(admin)).patch(`${collabPath(collab)}.json`, {
      collab: { brief: 'Something else entirely' },
    })

    const stale = await client.post(`${path}/publication.json`, read)
    const { updated_at } = (await client.get(`${path}.json`)).json()
    const fresh = await client.post(`${path}/publication.json`, {
      collab_publication: { updated_at },
    })

    expect(stale.json().errors).toEqual({
      base: ['It changed while you were reading. Please read it again.'],
    })
    expect(fresh.statusCode).toBe(201)
  })

  test('is decided by nobody who belongs to its organization', async () => {
    const { admin, organization_id, collab, path } = await setUp()
    const member = await createMembership(db, { organization_id, role: 'member' })

    for (const person of [admin, member]) {
      makeStaff(person.user)
      const client = await withToken(person)
      for (const response of [
        await client.post(`${path}/publication.json`),
        await client.post(`${path}/return.json`, returned),
      ]) {
        expect(response.statusCode).toBe(422)
        expect(response.json().errors.base).toEqual([
          'You belong to this organization, or have acted for it: someone else has to decide this.',
        ])
      }
    }
    const page = await (await withSession(admin)).get(path)
    expect(page.body).toContain('someone else has to decide')
    expect(page.body).not.toContain(`${path}/publication`)
    expect(await stored(collab)).toEqual(collab)
  })

  test('is decided with the forms of its page', async () => {
    const { staff, collab, path } = await setUp()
    const browser = await withSession(staff)

    const page = await browser.get(path)
    const empty = await browser.post(`${path}/return`, 'collab_return[note]=')
    const published = await browser.post(
      `${path}/publication`,
      `collab_publication[updated_at]=${collab.updated_at}`,
    )
    const late = await browser.post(`${path}/return`, 'collab_return[note]=Late')

    expect(page.body).toContain(collab.brief)
    expect(empty.statusCode).toBe(422)
    expect(empty.body).toContain("Note can't be blank")
    expect([published.statusCode, published.headers.location]).toEqual([303, path])
    expect(late.statusCode).toBe(422)
    expect(late.body).toContain('Only a collab in review can be returned.')
    expect((await stored(collab)).state).toBe('published')
  })
})

describe('what is not in review', () => {
  test.each([
    { state: 'draft' },
    { state: 'published', published_at: new Date().toISOString() },
  ] as const)('is not decided about: %j', async (fields) => {
    const { collab, path, client } = await setUp(fields)

    expect((await client.post(`${path}/publication.json`)).statusCode).toBe(422)
    expect((await client.post(`${path}/return.json`, returned)).statusCode).toBe(422)
    expect((await client.get(`${path}.json`)).json()).toMatchObject({ state: fields.state })
    expect(await stored(collab)).toEqual(collab)
  })
})

describe('at the same moment', () => {
  test('two of staff decide once', async () => {
    const { admin, collab, path, client } = await setUp()
    const other = await createUser(db)
    makeStaff(other)
    const otherClient = await withToken(other)

    const answers = await Promise.all([
      client.post(`${path}/publication.json`),
      otherClient.post(`${path}/return.json`, returned),
      otherClient.post(`${path}/publication.json`),
    ])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    expect(await eventsOf(collab)).toHaveLength(1)
    expect(await noticesTo(admin)).toHaveLength(1)
  })

  test('taking back and publishing leave what one of them meant', async () => {
    const { admin, collab, path, client } = await setUp()
    const author = await withToken(admin)

    const [taken, published] = await Promise.all([
      author.delete(`${collabPath(collab)}/review_request.json`),
      client.post(`${path}/publication.json`),
    ])

    expect([taken.statusCode, published.statusCode].sort()).toEqual(
      taken.statusCode === 200 ? [200, 422] : [201, 422],
    )
    const { state, published_at } = await stored(collab)
    expect(state).toBe(taken.statusCode === 200 ? 'draft' : 'published')
    expect(published_at === null).toBe(state === 'draft')
    expect(await eventsOf(collab)).toHaveLength(1)
  })

  test('submitting, taking back and publishing happen one after another', async () => {
    const { admin, collab, path, client } = await setUp({ state: 'draft' })
    const author = await withToken(admin)
    const request = `${collabPath(collab)}/review_request.json`

    const answers = await Promise.all([
      author.post(request),
      author.delete(request),
      client.post(`${path}/publication.json`),
      author.post(request),
    ])

    const made = answers.filter(({ statusCode }) => statusCode < 300).length
    const events = await eventsOf(collab)
    expect(events).toHaveLength(made)
    const last = events.at(-1)?.changes.state?.[1]
    expect((await stored(collab)).state).toBe(last ?? 'draft')
    expect(events.map(({ changes }) => changes.state?.[0])).toEqual(
      ['draft', ...events.map(({ changes }) => changes.state?.[1])].slice(0, events.length),
    )
  })
})

describe('GET /staff/collabs', () => {
  test('lists what waits, the oldest first, and nothing else', async () => {
    const { client, collab } = await setUp({ submitted_at: '2020-01-02T00:00:00.000Z' })
    const older = await setUp({ submitted_at: '2020-01-01T00:00:00.000Z' })
    const draft = await setUp({ state: 'draft' })

    const listed = (await client.get('/staff/collabs.json?limit=100')).json()
    const names = listed.map(({ name }: Collab) => name)

    expect(names.indexOf(older.collab.name)).toBeLessThan(names.indexOf(collab.name))
    expect(names).not.toContain(draft.collab.name)
    expect(listed[0]).not.toHaveProperty('brief')
  })
})

describe('staff', () => {
  test('are strangers to the organization everywhere else', async () => {
    const { client, collab } = await setUp()
    const path = collabPath(collab)

    expect((await client.get(`${path}.json`)).statusCode).toBe(404)
    expect((await client.delete(`${path}/review_request.json`)).statusCode).toBe(404)
    expect((await client.patch(`${path}.json`, { collab: { name: 'Mine' } })).statusCode).toBe(404)
    expect(await stored(collab)).toEqual(collab)
  })
})
