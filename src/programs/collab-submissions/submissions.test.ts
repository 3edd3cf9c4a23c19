import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withToken } from '../../../test/support/helper.ts'
import {
  bodies,
  createApplication,
  createOpenCollab,
  go,
  stored,
  tryMove,
} from '../../../test/support/world/collab-work.ts'
import { addBalance, createMembership } from '../../../test/support/world/factories.ts'
import { collabSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

describe('a move from the wrong state is refused', () => {
  const nouns = Object.keys(bodies).concat(
    'acceptance',
    'approval',
    'completion',
    'receipt',
    'withdrawal',
  )
  const possible: Record<string, string[]> = {
    applied: ['acceptance', 'counter_offer', 'decline', 'withdrawal'],
    in_progress: ['content', 'extension', 'cancellation', 'withdrawal'],
    content_submitted: ['approval', 'change_request', 'withdrawal', 'escalation'],
    approved: ['post', 'withdrawal', 'escalation'],
    completed: [],
  }
  const ways: Record<string, string[]> = {
    applied: [],
    in_progress: ['acceptance'],
    content_submitted: ['acceptance', 'content'],
    approved: ['acceptance', 'content', 'approval'],
    completed: ['acceptance', 'content', 'approval', 'post', 'completion'],
  }
  test.each(Object.keys(ways))('%s', async (state) => {
    const work = await createApplication()
    await go(work, ...(ways[state] ?? []))
    const impossible = nouns.filter((noun) => !possible[state]?.includes(noun))
    for (const noun of impossible) {
      const answer = await tryMove(work, noun)
      expect([noun, answer.statusCode]).toEqual([noun, 422])
      expect(answer.json().errors).toHaveProperty('base')
    }
    expect(await stored(work)).toMatchObject({ state })
  })
})

describe('nobody else', () => {
  test('sees a submission, whatever they do', async () => {
    const work = await createApplication()
    const other = await withToken(await createMembership(db))
    for (const path of [work.ownPath, work.path])
      expect((await other.get(`${path}.json`)).statusCode).toBe(404)
    expect((await other.post(`${work.ownPath}/withdrawal.json`)).statusCode).toBe(404)
    expect((await work.asAdmin.get(`${work.ownPath}.json`)).statusCode).toBe(404)
    expect((await work.asCreator.get(`${work.path}.json`)).statusCode).toBe(404)
  })

  test('reaches it below another collab of the same organization', async () => {
    const work = await createApplication()
    const { organization_id } = work.collab
    const other = await createOpenCollab({ organization_id, balance: 0 })
    const elsewhere = collabSubmissionPath({ ...work.submission, collab_id: other.id })
    expect((await work.asAdmin.get(`${elsewhere}.json`)).statusCode).toBe(404)
  })
})

test('the lists are by state, and of both sides', async () => {
  const work = await createApplication()
  await addBalance(db, { id: work.collab.organization_id }, 1)
  const list = `/organizations/${encodeId('Organization', work.collab.organization_id)}/collabs/${encodeId('Collab', work.collab.id)}/submissions.json`
  expect((await work.asAdmin.get(list)).json()).toMatchObject([
    {
      ...{ id: work.id, state: 'applied', next_to_act: 'organization', creator_name: 'Robin Vale' },
      applicant: { rating: null, ratings_count: 0 },
    },
  ])
  expect((await work.asAdmin.get(`${list}?state=approved`)).json()).toEqual([])
  await db.execute(sql`insert into creator_profiles (user_id, topics)
    values (${work.creator.id}, '{food}')`)
  const address = `${collabSubmissionPath(work.submission)}.json`
  const { applicant } = (await work.asAdmin.get(address)).json()
  expect(applicant).toMatchObject({ name: 'Robin Vale', topics: ['food'], ratings_count: 0 })
  expect((await work.asAdmin.get(new URL(applicant.url).pathname)).statusCode).toBe(200)
  expect((await work.asCreator.get('/me/submissions.json')).json()).toMatchObject([
    { id: work.id, kind: 'collab', program_name: work.collab.name, amount: 25_000 },
  ])
})
