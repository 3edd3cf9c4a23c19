import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { ratings } from '../../tables/collabs/ratings.ts'
import { campaignsPath, creatorProfilePath, profilePath } from '../../vocabulary/addresses/urls.ts'
import { timeLimits } from '../collab-submissions/time-limits.ts'

const ofCreator = { as_agreed: 5, easy: 4, paid_in_time: 5, answered_in_time: 3, words: 'Clear.' }
const ofBrand = { reliable: 5, as_agreed: 5, easy: 5, answered_in_time: 4, words: 'Early.' }

async function setUp() {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const path = `/submissions/${work.id}/ratings`
  const mine = async () => (await work.asCreator.get(`${path}.json`)).json()
  const theirs = async () => (await work.asAdmin.get(`${path}.json`)).json()
  const rate = (client: typeof work.asAdmin, rating: object) =>
    client.post(`${path}.json`, { rating })
  const ofCreatorNow = async () =>
    (await work.asAdmin.get(`${creatorProfilePath(work.creator)}.json`)).json().ratings
  return { work, path, mine, theirs, rate, ofCreatorNow }
}

test('neither side reads the other’s rating before both are given, and averages wait as long', async () => {
  const { work, path, mine, theirs, rate, ofCreatorNow } = await setUp()
  expect((await rate(work.asAdmin, ofBrand)).statusCode).toBe(201)
  expect([(await mine()).length, (await theirs()).length]).toEqual([0, 1])
  expect(await ofCreatorNow()).toMatchObject({ count: 0, average: null })

  expect((await rate(work.asCreator, ofCreator)).statusCode).toBe(201)
  expect((await mine()).length).toBe(2)
  expect(await ofCreatorNow()).toMatchObject({ count: 1, average: '4.8', reliable: '5.0' })
  const organization = { id: work.collab.organization_id }
  const around = await (await withSession(work.admin)).get(path)
  expect(around.body).toContain(`href="${campaignsPath(organization)}"`)
  const page = await anonymous.get(`${profilePath(organization)}.json`)
  expect(page.json().ratings).toMatchObject({
    count: 1,
    average: '4.3',
    latest: [{ words: 'Clear.' }],
  })
})

test('an empty rating is refused with each mark that is missing, on either side', async () => {
  const { work, rate } = await setUp()
  const refused = async (client: typeof work.asAdmin) =>
    Object.keys((await rate(client, { words: '' })).json().errors).sort()
  const all = ['answered_in_time', 'as_agreed', 'easy']
  expect(await refused(work.asCreator)).toEqual([...all, 'paid_in_time'])
  expect(await refused(work.asAdmin)).toEqual([...all, 'reliable'])
})

test('after the time for it is over, what was given is shown and nothing can be added', async () => {
  const { work, mine, rate } = await setUp()
  await rate(work.asAdmin, ofBrand)
  const { id } = work.submission
  const isItsLimit = sql<boolean>`shows_at - completed_at = ${timeLimits.rating.interval}::interval`
  const known = await db
    .select({ isItsLimit })
    .from(ratings)
    .innerJoin(collabSubmissions, eq(collabSubmissions.id, ratings.submission_id))
    .where(eq(collabSubmissions.id, id))
  expect(known).toEqual([{ isItsLimit: true }])
  await db.execute(sql`alter table ratings disable trigger ratings_keep`)
  await db
    .update(collabSubmissions)
    .set({ completed_at: sql`completed_at - interval '14 days'` })
    .where(eq(collabSubmissions.id, id))
  await db
    .update(ratings)
    .set({ shows_at: sql`shows_at - interval '14 days'` })
    .where(eq(ratings.submission_id, id))
  await db.execute(sql`alter table ratings enable trigger ratings_keep`)
  expect(await mine()).toMatchObject([{ side: 'organization' }])
  expect((await rate(work.asCreator, ofCreator)).json().errors.base).toEqual([
    'Work can be rated for 14 days after it was completed.',
  ])
})

test('a rating is given once, with the marks of its side, for finished work, by admins', async () => {
  const { work, rate } = await setUp()
  expect((await rate(work.asCreator, ofBrand)).json().errors).toHaveProperty('paid_in_time')
  for (const easy of [0, 6, 2.5, '', ['5'], { a: 1 }])
    expect((await rate(work.asCreator, { ...ofCreator, easy })).statusCode).toBe(422)
  await rate(work.asCreator, ofCreator)
  expect((await rate(work.asCreator, ofCreator)).statusCode).toBe(422)
  const { organization_id } = work.collab
  const member = await createMembership(db, { organization_id, role: 'member' })
  expect((await rate(await withToken(member), ofBrand)).statusCode).toBe(403)

  const open = await createApplication()
  await go(open, 'acceptance')
  const path = `/submissions/${open.id}/ratings.json`
  expect((await open.asCreator.post(path, { rating: ofCreator })).statusCode).toBe(422)
})

test('it is answered once, and the database lets nobody change or delete it', async () => {
  const { work, path, rate } = await setUp()
  const answer = () => work.asCreator.post(`${path}/answer.json`, { answer: { answer: 'Thanks.' } })
  await rate(work.asAdmin, ofBrand)
  expect((await answer()).statusCode).toBe(422)
  await rate(work.asCreator, ofCreator)
  expect((await answer()).json()).toMatchObject({ side: 'organization', answer: 'Thanks.' })
  expect((await answer()).statusCode).toBe(422)

  const isIts = eq(ratings.submission_id, work.submission.id)
  await expect(db.update(ratings).set({ easy: 1 }).where(isIts)).rejects.toThrow()
  await expect(db.update(ratings).set({ words: '' }).where(isIts)).rejects.toThrow()
  await expect(db.delete(ratings).where(isIts)).rejects.toThrow()
})

test('staff hide one with a reason, which both sides read and nobody else', async () => {
  const { work, mine, rate, ofCreatorNow } = await setUp()
  await rate(work.asCreator, ofCreator)
  const { id } = (await rate(work.asAdmin, ofBrand)).json()
  const staff = await createUser(db, {})
  makeStaff(staff)
  const hiding = { hiding: { reason: 'It names a street.' } }
  const hide = async (who: typeof staff) =>
    (await withToken(who)).post(`/staff/ratings/${id}/hiding.json`, hiding)
  makeStaff(work.creator)
  expect((await hide(work.creator as typeof staff)).statusCode).toBe(422)
  expect((await hide(staff)).statusCode).toBe(201)
  expect((await hide(staff)).statusCode).toBe(422)
  expect(await ofCreatorNow()).toMatchObject({ count: 0, latest: [] })
  expect(await mine()).toContainEqual(
    expect.objectContaining({ hidden_reason: 'It names a street.' }),
  )
})

test('the page shows what is wrong and keeps what was typed', async () => {
  const { work, path } = await setUp()
  const browser = await withSession(work.creator)
  const answer = await browser.post(path, { rating: { easy: '4', words: 'Clear and kind.' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('Clear and kind.')
  expect((await browser.get(path)).body).toContain('Paid in time')
})

test('each mark is one press, and what was pressed stays when a form is refused', async () => {
  const { work, path } = await setUp()
  const browser = await withSession(work.creator)
  const page = (await browser.get(path)).body
  expect(page.match(/type="radio"/g)).toHaveLength(20)
  expect(page).not.toContain('Choose a mark')
  const refused = await browser.post(path, { rating: { easy: '4' } })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toMatch(/name="rating\[easy\]" value="4" checked/)
})

test('one that is hidden is not answered any more', async () => {
  const { work, path, rate } = await setUp()
  await rate(work.asCreator, ofCreator)
  const { id } = (await rate(work.asAdmin, ofBrand)).json()
  const staff = await createUser(db, {})
  makeStaff(staff)
  const hiding = { hiding: { reason: 'It names a street.' } }
  await (await withToken(staff)).post(`/staff/ratings/${id}/hiding.json`, hiding)
  const answer = await work.asCreator.post(`${path}/answer.json`, { answer: { answer: 'Thanks.' } })
  expect(answer.statusCode).toBe(422)
})

test('nobody rates a member of their own organization', async () => {
  const { work, rate } = await setUp()
  const { organization_id } = work.collab
  await createMembership(db, { organization_id, user: work.creator as never })
  for (const [client, rating] of [
    [work.asAdmin, ofBrand],
    [work.asCreator, ofCreator],
  ] as const)
    expect((await rate(client, rating)).json().errors.base[0]).toContain('nobody rates themselves')
})

test('who rates the same creator often counts once', async () => {
  const { work, rate, ofCreatorNow } = await setUp()
  await rate(work.asCreator, ofCreator)
  await rate(work.asAdmin, { ...ofBrand, answered_in_time: 5 })
  const { creator } = work
  const { organization_id } = work.collab
  const marked = (mark: number) => ({
    reliable: mark,
    as_agreed: mark,
    easy: mark,
    answered_in_time: mark,
  })
  for (const [given, mark] of [
    [{ creator, organization_id }, 3],
    [{ creator }, 1],
  ] as const) {
    const further = await createApplication(given)
    await go(further, 'acceptance', 'content', 'approval', 'post', 'completion')
    const path = `/submissions/${further.id}/ratings.json`
    await further.asCreator.post(path, { rating: ofCreator })
    expect((await further.asAdmin.post(path, { rating: marked(mark) })).statusCode).toBe(201)
  }
  expect(await ofCreatorNow()).toMatchObject({ count: 3, average: '2.5', easy: '2.5' })
})

test('organizations of one owner are one voice, and are heard once', async () => {
  const { work, rate, ofCreatorNow } = await setUp()
  await rate(work.asCreator, ofCreator)
  await rate(work.asAdmin, { ...ofBrand, answered_in_time: 5 })
  const { organization_id } = await createMembership(db, { user: work.admin.user })
  const shell = await createApplication({ creator: work.creator, organization_id })
  await go(shell, 'acceptance', 'content', 'approval', 'post', 'completion')
  const path = `/submissions/${shell.id}/ratings.json`
  await shell.asCreator.post(path, { rating: ofCreator })
  const marks = { reliable: 1, as_agreed: 1, easy: 1, answered_in_time: 1, words: 'Never again.' }
  expect((await shell.asAdmin.post(path, { rating: marks })).statusCode).toBe(201)
  // One voice of 5 and 1; the words are the last of it.
  expect(await ofCreatorNow()).toMatchObject({
    count: 2,
    average: '3.0',
    latest: [{ words: 'Never again.' }],
  })
})
