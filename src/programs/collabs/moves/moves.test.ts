import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import { createCollab, createMembership } from '../../../../test/support/world/factories.ts'
import { type Collab, collabs } from '../../../tables/collabs/collabs.ts'
import { collabPath, collabsPath, collabUrl } from '../../../vocabulary/addresses/urls.ts'
import { briefTemplate, defaultName, isTemplateBrief } from '../copies/templates.ts'

async function setUp(fields: Partial<Collab> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const collab = await createCollab(db, { brief: '<p>Make it.</p>', ...fields, organization_id })
  const path = collabPath(collab)
  return { admin, organization_id, collab, path, client: await withToken(admin) }
}

const inReview = { state: 'submitted_for_review' } as const
const published = { state: 'published', published_at: now() } as const
const paused = { ...published, state: 'paused' } as const

const stored = async ({ id }: Collab) =>
  (await db.select().from(collabs).where(eq(collabs.id, id)))[0] as Collab

describe('the nouns of moves', () => {
  test.each([
    ['post', 'review_request', {}, 201, 'submitted_for_review'],
    ['delete', 'review_request', inReview, 200, 'draft'],
    ['post', 'suspension', published, 201, 'paused'],
    ['delete', 'suspension', paused, 200, 'published'],
  ] as const)('%s %s of %j', async (method, noun, fields, status, state) => {
    const { client, collab, path } = await setUp(fields)

    const response = await client[method](`${path}/${noun}.json`)

    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ state, published_at: collab.published_at })
    expect(response.headers.location).toBe(status === 201 ? collabUrl(collab) : undefined)
    expect((await stored(collab)).state).toBe(state)
  })

  test.each([
    ['post', 'review_request', published, 'Only a draft can be submitted for review.'],
    ['post', 'review_request', { brief: '' }, 'Write a brief.'],
    [
      'post',
      'review_request',
      { brief: briefTemplate },
      'Complete the brief: it is still the template.',
    ],
    ['post', 'review_request', { name: defaultName() }, 'Give it a name.'],
    ['delete', 'review_request', {}, 'Only a collab in review can be taken back.'],
    ['delete', 'review_request', published, 'Only a collab in review can be taken back.'],
    ['post', 'suspension', inReview, 'Only a published collab can be paused.'],
    ['delete', 'suspension', published, 'Only a paused collab can be opened again.'],
  ] as const)('%s %s of %j is refused', async (method, noun, fields, reason) => {
    const { client, collab, path } = await setUp(fields)

    const response = await client[method](`${path}/${noun}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: [reason] })
    expect(await stored(collab)).toEqual(collab)
  })

  test('say on the page what a draft from nothing lacks', async () => {
    const { admin, organization_id, client } = await setUp()
    const { id } = (await client.post(`${collabsPath({ id: organization_id })}.json`)).json()
    const path = `${collabsPath({ id: organization_id })}/${id}`

    const { errors } = (await client.post(`${path}/review_request.json`)).json()
    const page = await (await withSession(admin)).get(path)

    expect(errors.base).toEqual([
      'Give it a name.',
      'Complete the brief: it is still the template.',
    ])
    for (const reason of errors.base) expect(page.body).toContain(reason)
  })
})

describe('the template', () => {
  test('is known again after an editor has written it in its own way', () => {
    const rewritten = briefTemplate.replaceAll('\n', '').replaceAll('<li>', '<li><p> ')

    expect(isTemplateBrief(rewritten)).toBe(true)
    expect(isTemplateBrief(briefTemplate.replace('What is it', 'A mug'))).toBe(false)
    expect(isTemplateBrief(`${briefTemplate}<p>More.</p>`)).toBe(false)
    expect(isTemplateBrief('')).toBe(false)
  })
})

describe('a collab that was submitted', () => {
  test('says since when it waits, and has no note any more', async () => {
    const { client, collab, path } = await setUp({ review_note: 'Say more.' })

    await client.post(`${path}/review_request.json`)

    const after = await stored(collab)
    expect(after.submitted_at).toBe(after.updated_at)
    expect(after.review_note).toBeNull()
  })

  test.each([inReview, published, paused])('keeps its currency: %j', async (fields) => {
    const { client, collab, path } = await setUp(fields)
    const patch = (changes: object) => client.patch(`${path}.json`, { collab: changes })

    const refused = await patch({ currency: 'eur', name: 'Renamed' })
    const same = await patch({ currency: 'usd', name: 'Renamed' })

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({
      currency: ["can't be changed after submission for review"],
    })
    expect(same.statusCode).toBe(200)
    expect(await stored(collab)).toMatchObject({ currency: 'usd', name: 'Renamed' })
  })

  test('may change its currency once it is a draft again', async () => {
    const { client, path } = await setUp(inReview)

    await client.delete(`${path}/review_request.json`)

    const response = await client.patch(`${path}.json`, { collab: { currency: 'eur' } })
    expect(response.json()).toMatchObject({ currency: 'eur', state: 'draft' })
  })
})

describe('a note of staff', () => {
  test('is shown to members as long as the collab is a draft', async () => {
    const { organization_id, client, path } = await setUp({ review_note: 'Which mug <is> it?' })
    const member = await createMembership(db, { organization_id, role: 'member' })
    const browser = await withSession(member)

    const before = await browser.get(path)
    await client.post(`${path}/review_request.json`)
    const after = await browser.get(path)

    expect(before.body).toContain('Which mug &lt;is> it?')
    expect(after.body).not.toContain('Which mug')
  })
})
