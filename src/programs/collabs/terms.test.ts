import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { textOf } from '../../../test/support/reading/reference.ts'
import {
  createApplication,
  createOpenCollab,
  createOwnPost,
  go,
  stored,
  storedCollab,
  tryMove,
} from '../../../test/support/world/collab-work.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { reconcile } from '../../money/reconciliation/reconcile.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { applicationsPath } from '../../vocabulary/addresses/submission-urls.ts'
import { collabPath, discoverCollabPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { pricePaidFrom } from './words.ts'

const application = { submission: { quote_amount: 25_000, message: 'I film mugs.' } }

async function apply(collab: { id: number }) {
  const someone = await withToken(await createUser(db))
  return someone.post(`${applicationsPath(collab)}.json`, application)
}

/** Whether someone finds it who does not belong to its organization. */
const findsIt = async (collab: { organization_id: number }, query = '') => {
  const isIt = eq(organizations.id, collab.organization_id)
  await db.update(organizations).set({ privacy_setting: 'public' }).where(isIt)
  const id = encodeId('Organization', collab.organization_id)
  return (
    (await anonymous.get(`/discover/collabs.json?organization_id=${id}${query}`)).json().length > 0
  )
}

describe('the terms of a collab', () => {
  test('are written together, and refused where they contradict each other', async () => {
    const { asAdmin, collab } = await createApplication()
    const change = (fields: object) =>
      asAdmin.patch(`${collabPath(collab)}.json`, { collab: fields })
    const terms = {
      platform_ids: ['tiktok', 'youtube'],
      min_quote_amount: 10_000,
      max_quote_amount: 30_000,
      creator_limit: 3,
      applications_end_at: '2099-01-01T00:00:00.000Z',
      usage_rights: 'paid_ads',
      usage_days: 90,
      content_days: 21,
      revision_rounds: 0,
    }
    expect((await change(terms)).json()).toMatchObject({ ...terms, places_left: 3 })

    const wrong: [object, string][] = [
      [{ min_quote_amount: 30_001 }, 'min_quote_amount'],
      [{ usage_rights: '' }, 'usage_days'],
      [{ applications_end_at: '2020-01-01' }, 'applications_end_at'],
      [{ applications_end_at: '2020-01-01T00:00:00Z' }, 'applications_end_at'],
      [{ creator_limit: 0 }, 'creator_limit'],
      [{ content_days: 0 }, 'content_days'],
      [{ content_days: 91 }, 'content_days'],
      [{ content_days: '' }, 'content_days'],
      [{ revision_rounds: 6 }, 'revision_rounds'],
      [{ revision_rounds: null }, 'revision_rounds'],
      [{ creator_limit: ['3'] }, 'creator_limit'],
      [{ require_spark_ads: true, platform_ids: ['youtube'] }, 'platform_ids'],
      [{ spark_days: 30 }, 'spark_days'],
      [{ require_spark_ads: true, spark_days: 14 }, 'spark_days'],
    ]
    for (const [fields, attribute] of wrong) {
      const answer = await change(fields)
      expect([fields, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        fields,
        422,
        [attribute],
      ])
    }
  })

  test('say when content is due and how often it is changed, and whoever applied keeps that', async () => {
    const work = await createApplication({ content_days: 5, revision_rounds: 1 })
    const later = { collab: { content_days: 30, revision_rounds: 5 } }
    await work.asAdmin.patch(`${collabPath(work.collab)}.json`, later)
    await go(work, 'acceptance')
    const due = async () => Date.parse((await work.asAdmin.get(`${work.path}.json`)).json().due_at)
    const inDays = Math.round(((await due()) - Date.now()) / 86_400_000)
    expect(inDays).toBe(5)
    const told = (await work.asCreator.get('/me/notifications.json')).json()
    expect(told[0].params).toMatchObject({ content_days: 5 })

    await go(work, 'content', 'change_request', 'content')
    const second = await tryMove(work, 'change_request')
    expect(second.json().errors.base[0]).toContain('All rounds of changes are used up')
    const { body } = await (await withSession(work.admin)).get(work.path)
    expect(body).toContain('Within 5 days after acceptance')
    expect(body).toContain('One round')
    const copy = await work.asAdmin.post(`${collabPath(work.collab)}/duplicate.json`)
    expect(copy.json()).toMatchObject(later.collab)
  })

  test('are all read before one applies: the money, its days, and the time for the content', async () => {
    const { collab, asCreator, creator } = await createApplication({ content_days: 9 })
    expect((await asCreator.get(`${discoverCollabPath(collab)}.json`)).json()).toMatchObject({
      content_days: 9,
      revision_rounds: 2,
    })
    const { body } = await (await withSession(creator)).get(discoverCollabPath(collab))
    const page = textOf(body).replace(/\s+/g, ' ')
    expect(page).toContain('set aside for you as soon as you are accepted')
    expect(page).toContain('at the latest 72 hours after you post. No fee is taken off it.')
    expect(page).toContain('Within 9 days after acceptance')
    expect(page).toContain('Up to 2 rounds, each new version within 14 days')
    expect(page).toContain('Within 14 days after the content is approved')
  })

  test('begin in the currency of the newest program for people, and in that of the store for programs', async () => {
    const { admin, collab, asAdmin } = await createApplication({ currency: 'eur' })
    const id = encodeId('Organization', collab.organization_id)
    const browser = await withSession(admin)
    const page = await browser.get(`/organizations/${id}/collabs/new`)
    expect(page.body).toContain('You hear from us within 48 hours.')
    expect(page.body).toContain('it is set aside from your balance at once. ')
    expect(pricePaidFrom(500)).toContain('it is set aside from your balance at once, with the fee.')
    const { headers } = await browser.post(`/organizations/${id}/collabs`, 'template=open')
    const edit = await browser.get(headers.location as string)
    expect(edit.body).toMatch(/value="eur"[^>]* selected/)
    expect(edit.body).toContain('You hear from us within 48 hours.')
    expect(edit.body).toContain(
      '14 days for each new version, and 14 days to post what you approved',
    )
    const made = await asAdmin.post(`/organizations/${id}/collabs.json`)
    expect(made.json()).toMatchObject({ currency: 'usd' })
  })

  test('stand above every page of the collab', async () => {
    const { admin, collab } = await createApplication({
      platform_ids: ['tiktok', 'youtube'],
      max_quote_amount: 25_000,
    })
    const { body } = await (await withSession(admin)).get(collabPath(collab))
    expect(textOf(body)).toContain(
      'Price expected: up to $250.00 · TikTok, YouTube · content within 14 days',
    )
  })

  test('are typed into a form as people write them', async () => {
    const { admin, collab } = await createApplication()
    const form = new URLSearchParams({
      'collab[typed][min_quote_amount]': '150',
      'collab[typed][max_quote_amount]': '',
      'collab[creator_limit]': '',
      'collab[usage_rights]': '',
      'collab[usage_days]': '',
      'collab[spark_days]': '',
      'collab[applications_end_at]': '',
    })
    const browser = await withSession(admin)
    expect(
      (await browser.post(`${collabPath(collab)}?_method=patch`, form.toString())).statusCode,
    ).toBe(303)
    expect(await storedCollab({ collab })).toMatchObject({
      min_quote_amount: 15_000,
      max_quote_amount: 0,
      creator_limit: null,
      usage_rights: null,
    })
  })

  test('stay for whoever has applied, also against the database', async () => {
    const work = await createApplication({ platform_ids: ['tiktok'], usage_rights: 'organic' })
    await work.asAdmin.patch(`${collabPath(work.collab)}.json`, {
      collab: { platform_ids: ['x'], usage_rights: 'everywhere' },
    })
    const { body } = await (await withSession(work.creator)).get(work.ownPath)
    expect(body).toContain('On the brand’s own channels, without an end')
    expect(await stored(work)).toMatchObject({ platform_ids: ['tiktok'], usage_rights: 'organic' })
    await expect(
      db
        .update(collabSubmissions)
        .set({ usage_rights: 'everywhere' })
        .where(eq(collabSubmissions.id, work.submission.id)),
    ).rejects.toMatchObject({ cause: { message: 'what was agreed on stays' } })
  })

  test('a price outside of what is expected can be asked for, and both see that it is', async () => {
    const work = await createApplication({ min_quote_amount: 5000, max_quote_amount: 20_000 })
    for (const [someone, path] of [
      [work.admin, work.path],
      [work.creator, work.ownPath],
    ] as const)
      expect((await (await withSession(someone)).get(path)).body).toContain('more than expected')
  })
})

describe('places', () => {
  test('are taken at acceptance, and free again when the work ends early', async () => {
    const work = await createApplication({ creator_limit: 1 })
    const { collab } = work
    const second = await withToken(await createUser(db))
    const other = (await second.post(`${applicationsPath(collab)}.json`, application)).json()
    expect(await findsIt(collab)).toBe(true)
    await go(work, 'acceptance')
    expect(await storedCollab(work)).toMatchObject({ accepted_count: 1 })
    expect(await findsIt(collab)).toBe(false)
    expect((await anonymous.get(discoverCollabPath(collab))).body).toContain('All places')

    const late = await apply(collab)
    expect([late.statusCode, late.json().errors.base]).toEqual([
      422,
      ['All places of this collab are taken.'],
    ])
    const path = work.path.replace(work.id, other.id)
    const refused = await work.asAdmin.post(`${path}/acceptance.json`)
    expect([refused.statusCode, refused.json().errors.base[0]]).toEqual([
      422,
      'All places of this collab are taken. Raise the number of creators first.',
    ])
    const lower = await work.asAdmin.patch(`${collabPath(collab)}.json`, {
      collab: { creator_limit: 1 },
    })
    expect(lower.statusCode).toBe(200)

    await go(work, 'withdrawal')
    expect(await findsIt(collab)).toBe(true)
    expect((await work.asAdmin.post(`${path}/acceptance.json`)).statusCode).toBe(201)
    expect((await reconcile(db)).differences).toEqual([])
  })

  test('are never more than there are, whoever accepts at the same moment', async () => {
    const works = [await createApplication({ creator_limit: 2 })]
    const [{ collab, asAdmin, path, id }] = works as [(typeof works)[0]]
    const paths = [path]
    for (let number = 0; number < 3; number++)
      paths.push(path.replace(id, (await apply(collab)).json().id))
    const answers = await Promise.all(paths.map((each) => asAdmin.post(`${each}/acceptance.json`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422])
    await expect(
      db.update(collabs).set({ creator_limit: 1 }).where(eq(collabs.id, collab.id)),
    ).rejects.toMatchObject({ cause: { constraint: 'collabs_places_check' } })
  })
})

describe('the time to apply', () => {
  test('is over at its end: nobody applies, and nobody finds it', async () => {
    const collab = await createOpenCollab({ applications_end_at: '2099-01-01T00:00:00.000Z' })
    expect(await findsIt(collab)).toBe(true)
    await db
      .update(collabs)
      .set({ applications_end_at: sql`now() - interval '1 minute'` })
      .where(eq(collabs.id, collab.id))
    const answer = await apply(collab)
    expect([answer.statusCode, answer.json().errors.base]).toEqual([
      422,
      ['The time to apply to this collab is over.'],
    ])
    expect(await findsIt(collab)).toBe(false)
  })
})

describe('platforms', () => {
  test('are what collabs are found by, and those without take any', async () => {
    const some = await createOpenCollab({ platform_ids: ['youtube'] })
    const any = await createOpenCollab()
    const spark = await createOpenCollab({ require_spark_ads: true })
    const found = (query: string) =>
      Promise.all([some, any, spark].map((collab) => findsIt(collab, query)))
    expect(await found('&platform_ids[]=youtube')).toEqual([true, true, false])
    expect(await found('&platform_ids[]=tiktok')).toEqual([false, true, true])
  })

  test.each([
    [{ platform_ids: ['tiktok' as const, 'x' as const] }, 'has to be on TikTok or X'],
    [{ require_spark_ads: true }, 'has to be on TikTok, which gives the Spark code'],
  ])('with %j a post elsewhere is refused', async (terms, reason) => {
    const work = await createApplication(terms)
    await go(work, 'acceptance', 'content', 'approval')
    const post_url = await createOwnPost(work.creator, '', 'youtube')
    const answer = await work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } })
    expect([answer.statusCode, answer.json().errors.post_url?.[0]]).toEqual([
      422,
      expect.stringContaining(reason),
    ])
    const elsewhere = { post_url, post_platform_id: 'youtube', post_uid: '1' } as const
    await expect(
      db
        .update(collabSubmissions)
        .set(elsewhere)
        .where(eq(collabSubmissions.id, work.submission.id)),
    ).rejects.toMatchObject({ cause: { message: 'the terms name other platforms' } })
    expect((await tryMove(work, 'post')).statusCode).toBe(201)
  })
})
