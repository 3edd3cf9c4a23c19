import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { creatorNotes } from '../../tables/organizations/creator-notes.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { type User, users } from '../../tables/users/users.ts'
import { creatorNotesPath, creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { eraseUser } from '../account/erase.ts'

async function setUp() {
  const work = await createApplication()
  const { creator, collab } = work
  const { organization_id } = collab
  const about = { organization_id, user_id: creator.id }
  const member = await createMembership(db, { organization_id, role: 'member' })
  const client = await withToken(member)
  const path = creatorNotesPath(about)
  const write = (body: string, by = client) => by.post(`${path}.json`, { creator_note: { body } })
  return { work, about, creator, organization_id, member, client, path, write }
}

const pathOf = (answer: { json: () => { url: string } }) => new URL(answer.json().url).pathname

test('colleagues read what a member wrote about a creator, the newest first', async () => {
  const { organization_id, path, write, creator, member } = await setUp()
  expect((await write('Films in daylight.')).statusCode).toBe(201)
  const written = await write('  Answers at once.\r\nAsk early. ')
  expect(written.json()).toMatchObject({
    body: 'Answers at once.\nAsk early.',
    user_id: encodeId('User', creator.id),
    written_by: { id: encodeId('User', member.user.id), name: member.user.name },
  })

  const colleague = await withToken(await createMembership(db, { organization_id, role: 'member' }))
  const { json, headers } = await colleague.get(`${path}.json`)
  expect(json().map(({ body }: { body: string }) => body)).toEqual([
    'Answers at once.\nAsk early.',
    'Films in daylight.',
  ])
  expect(headers['total-count']).toBe('2')
  expect((await colleague.get(`${path}.json?page=9`)).json()).toEqual([])
  expect((await colleague.get(pathOf(written))).json()).toEqual(written.json())
})

test('nobody else reads them, the creator least of all', async () => {
  const { creator, path, write } = await setUp()
  await write('Late twice.')
  expect((await (await withToken(creator)).get(`${path}.json`)).statusCode).toBe(404)
  const elsewhere = await createMembership(db)
  const other = creatorNotesPath({
    organization_id: elsewhere.organization_id,
    user_id: creator.id,
  })
  expect((await (await withToken(elsewhere)).get(`${other}.json`)).statusCode).toBe(404)
})

test('of someone who has not worked with the organization nothing can be kept', async () => {
  const { organization_id, client } = await setUp()
  const stranger = { organization_id, user_id: (await createUser(db)).id }
  const note = { creator_note: { body: 'Who is it?' } }
  expect((await client.post(`${creatorNotesPath(stranger)}.json`, note)).statusCode).toBe(404)
  expect((await client.get(`${creatorPath(stranger)}.json`)).statusCode).toBe(404)
})

test('a note is changed by who wrote it, and deleted by them or an admin', async () => {
  const { organization_id, client, write } = await setUp()
  const first = await write('Quick.')
  const second = await write('Kind.')
  const admin = await withToken(await createMembership(db, { organization_id }))
  const other = await withToken(await createMembership(db, { organization_id, role: 'member' }))
  const change = { creator_note: { body: 'Slow.' } }

  expect((await admin.patch(pathOf(first), change)).statusCode).toBe(403)
  expect((await other.delete(pathOf(first))).statusCode).toBe(403)
  expect((await client.patch(pathOf(first), change)).json().body).toBe('Slow.')
  expect((await client.delete(pathOf(first))).statusCode).toBe(204)
  expect((await admin.delete(pathOf(second))).statusCode).toBe(204)
  expect((await client.get(pathOf(first))).statusCode).toBe(404)
})

test('one of two who delete a note at once does', async () => {
  const { client, write } = await setUp()
  const note = pathOf(await write('Twice.'))
  const answers = await Promise.all([client.delete(note), client.delete(note)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
})

test('the log tells that a note was written, and not what it says', async () => {
  const { organization_id, write, client } = await setUp()
  const note = pathOf(await write('Never again.'))
  await client.patch(note, { creator_note: { body: 'Perhaps once more.' } })
  await client.delete(note)

  const isTheirs = eq(auditEvents.organization_id, organization_id)
  const events = await db.select().from(auditEvents).where(isTheirs)
  const told = events.filter(({ record_type }) => record_type === 'CreatorNote')
  expect(told.map(({ action }) => action).sort()).toEqual(['create', 'destroy', 'update'])
  expect(JSON.stringify(told)).not.toMatch(/again|once more/)
})

test('notes go with their creator, and outlive who wrote them', async () => {
  const { work, about, creator, member, write, path, organization_id } = await setUp()
  await write('Keeps her word.')
  const admin = await withToken(await createMembership(db, { organization_id }))
  const erase = async (user: Pick<User, 'id'>) => {
    const [whole] = await db.select().from(users).where(eq(users.id, user.id))
    await db.transaction((tx) => eraseUser(tx, whole as User))
  }

  await db.delete(memberships).where(eq(memberships.id, member.id))
  await erase(member.user)
  expect((await admin.get(`${path}.json`)).json()).toMatchObject([
    { body: 'Keeps her word.', written_by: null },
  ])
  await go(work, 'decline')
  await erase(creator)
  expect(await db.$count(creatorNotes, eq(creatorNotes.user_id, about.user_id))).toBe(0)
})

test('what is refused on the page stands beside its field, with what was typed', async () => {
  const { about, member, path, write } = await setUp()
  const note = pathOf(await write('Stays.')).replace('.json', '')
  const browser = await withSession(member)

  const blank = await browser.post(path, 'creator_note[body]=')
  expect(blank.statusCode).toBe(422)
  expect(blank.body).toContain("New note can't be blank")
  expect(blank.body).toContain('Stays.')

  const long = 'x'.repeat(2001)
  const refused = await browser.post(`${note}?_method=patch`, `creator_note[body]=${long}`)
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Note is too long')
  expect(refused.body).toContain(long)

  const done = await browser.post(path, 'creator_note[body]=Written+here')
  expect(done.headers.location).toBe(creatorPath(about))
  expect((await browser.get(creatorPath(about))).body).toContain('Written here')
})
