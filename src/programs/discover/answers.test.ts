import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db, withToken } from '../../../test/support/helper.ts'
import { planOf } from '../../../test/support/reading/plans.ts'
import {
  createApplication,
  go,
  letTimePass,
  type Work,
} from '../../../test/support/world/collab-work.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { applicationsPath } from '../../vocabulary/addresses/submission-urls.ts'
import { discoverCollabPath } from '../../vocabulary/addresses/urls.ts'

async function figuresOf({ collab }: Work) {
  const { organization_id: id } = collab
  await db.update(organizations).set({ privacy_setting: 'public' }).where(eq(organizations.id, id))
  return (await anonymous.get(`${discoverCollabPath(collab)}.json`)).json()
}

test('a collab says how fast and how those who apply are answered', async () => {
  const work = await createApplication()
  expect(await figuresOf(work)).toMatchObject({
    decisions_count: 0,
    approved_percent: null,
    median_decision_seconds: null,
  })

  await go(work, 'acceptance')
  expect(await figuresOf(work)).toMatchObject({ decisions_count: 1, approved_percent: 100 })

  const other = await withToken(await createUser(db))
  const body = { submission: { quote_amount: 900, message: 'Me too.' } }
  const { id } = (await other.post(`${applicationsPath(work.collab)}.json`, body)).json()
  expect(await figuresOf(work)).toMatchObject({ decisions_count: 1 })
  await work.asAdmin.post(`${work.path.replace(work.id, id)}/decline.json`)
  const answered = await figuresOf(work)
  expect(answered).toMatchObject({ decisions_count: 2, approved_percent: 50 })
  expect(answered.median_decision_seconds).toBeGreaterThanOrEqual(0)
  const { body: page } = await anonymous.get(discoverCollabPath(work.collab))
  expect(page).toContain('of the last 2 applications')
})

test('who is left without an answer counts as declined', async () => {
  const work = await createApplication()
  await letTimePass(work, '11 days')
  expect(await figuresOf(work)).toMatchObject({ decisions_count: 1, approved_percent: 0 })
})

test('the last answers are found by an index', async () => {
  const plan = await planOf(sql`
    select created_at from collab_submissions
    where collab_id = 7 and (accepted_at is not null or state in ('declined', 'expired'))`)
  expect(plan).toContain('collab_submissions_answered')
})
