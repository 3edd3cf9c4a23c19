import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createApplication,
  go,
  letTimePass,
  stored,
  tryMove,
  type Work,
} from '../../../../test/support/world/collab-work.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { organizationPath } from '../../../vocabulary/addresses/urls.ts'

async function remindersTo({ submission }: Work, user_id: number) {
  const isIt = and(
    eq(notifications.user_id, user_id),
    eq(notifications.record_id, submission.id),
    eq(notifications.type, 'SubmissionDueNotifier'),
  )
  const rows = await db.select().from(notifications).where(isIt).orderBy(asc(notifications.id))
  return rows.map(({ params }) =>
    params.hours_left === undefined ? params.step : `${params.step} (${params.hours_left})`,
  )
}

test('whoever has to act is reminded after half of the time, a day and an hour before it is over', async () => {
  const work = await createApplication()
  const both = async () => [
    await remindersTo(work, work.creator.id),
    await remindersTo(work, work.admin.user_id),
  ]
  await letTimePass(work, '5 days')
  await workOff()
  expect(await both()).toEqual([[], ['answer_application']])

  await go(work, 'acceptance')
  const step = 'submit_content'
  await letTimePass(work, '7 days -1 minute')
  expect((await both())[0]).toEqual([])
  await letTimePass(work, '1 minute')
  expect((await both())[0]).toEqual([step])
  await letTimePass(work, '6 days')
  await workOff()
  expect((await both())[0]).toEqual([step, `${step} (24)`])
  const { body } = await (await withSession(work.creator)).get('/me/notifications')
  expect(body).toContain('(24 hours left)')
  await letTimePass(work, '23 hours')
  expect(await both()).toEqual([[step, `${step} (24)`, `${step} (1)`], ['answer_application']])
  await letTimePass(work, '1 hour')
  expect(await stored(work)).toMatchObject({ state: 'expired' })
  expect((await both())[0]).toHaveLength(3)
})

test('a reminder that comes too late is none', async () => {
  const work = await createApplication()
  await go(work, 'acceptance')
  await letTimePass(work, '20 days')
  expect(await remindersTo(work, work.creator.id)).toEqual([])
})

test('the next step says what was asked for, and what happens without an answer', async () => {
  const work = await createApplication()
  await go(work, 'acceptance')
  const extension = { extension_days: 3, extension_note: 'The light was bad.' }
  await work.asCreator.post(`${work.ownPath}/extension.json`, { extension })
  const own = (await (await withSession(work.creator)).get(work.ownPath)).body
  expect(own).toContain('You asked for 3 days more. The brand can agree until your deadline.')
  expect(own).toMatch(/submit your content within \d+ days, or the work expires/)
  expect(own).not.toContain('The creator asked for it')
  const received = (await (await withSession(work.admin)).get(work.path)).body
  expect(received).toContain(
    'the deadline stays, and if nothing is submitted by then, the work expires',
  )
  expect(received).toContain('The deadline stays until you agree.')
  const home = organizationPath({ id: work.collab.organization_id })
  const { waits } = (await work.asAdmin.get(`${home}/overview.json`)).json()
  expect(waits).toMatchObject([{ kind: 'extensions', number: 1 }])
  expect((await (await withSession(work.admin)).get(home)).body).toContain(
    '1 request for more time',
  )
  await work.asAdmin.post(`${work.path}/extension_grant.json`)
  const told = (await (await withSession(work.creator)).get('/me/notifications')).body
  expect(told).toMatch(/due by <time datetime="[^"]+Z" data-controller="local-time"/)
})

test('more time is asked for once, and granted by the organization', async () => {
  const work = await createApplication()
  await go(work, 'acceptance')
  await letTimePass(work, '13 days')
  await go(work, 'extension')
  expect((await tryMove(work, 'extension')).statusCode).toBe(422)
  const page = await (await withSession(work.admin)).get(work.path)
  expect(page.body).toContain('The creator asks for 3 days more')
  const before = (await work.asCreator.get(`${work.ownPath}.json`)).json().due_at
  await go(work, 'extension_grant')
  const after = (await work.asCreator.get(`${work.ownPath}.json`)).json()
  expect(after).toMatchObject({ extension_days: 3, extension_state: 'granted' })
  expect(Date.parse(after.due_at) - Date.parse(before)).toBe(3 * 86_400_000)
  expect((await tryMove(work, 'extension_refusal')).statusCode).toBe(422)
  const told = (await (await withSession(work.creator)).get(work.ownPath)).body
  expect(told).toContain('asked for 3 days more')
  expect(told).toContain('granted it')
  await letTimePass(work, '3 days')
  expect(await stored(work)).toMatchObject({ state: 'in_progress' })
  await letTimePass(work, '1 day')
  expect(await stored(work)).toMatchObject({ state: 'expired' })
})

test('more time that is refused, or not answered, changes no deadline', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'extension', 'extension_refusal')
  await letTimePass(work, '14 days')
  expect(await stored(work)).toMatchObject({ state: 'expired', extension_state: 'refused' })
})

test.each([0, 15, 1.5, 'soon', [3], null])('%j days are no extension', async (extension_days) => {
  const work = await createApplication()
  await go(work, 'acceptance')
  const answer = await work.asCreator.post(`${work.ownPath}/extension.json`, {
    extension: { extension_days, extension_note: 'Please.' },
  })
  expect(Object.keys(answer.json().errors)).toEqual(['extension_days'])
})
