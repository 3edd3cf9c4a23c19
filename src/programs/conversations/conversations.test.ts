import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  organizationConversationsPath,
  ownConversationsPath,
} from '../../vocabulary/addresses/submission-urls.ts'

async function setUp() {
  const first = await createApplication()
  const { organization_id } = first.collab
  const second = await createApplication({ organization_id })
  const path = organizationConversationsPath({ id: organization_id })
  const write = async (work: typeof first, body: string) =>
    work.asCreator.post(`/submissions/${work.id}/messages.json`, { message: { body } })
  await write(first, 'Which mug is it, the blue one?')
  await write(second, 'Is the deadline firm?')
  const list = async (query = '') => (await first.asAdmin.get(`${path}.json${query}`)).json()
  return { first, second, path, list, organization_id }
}

test('an organization reads all conversations in one place, those to read first', async () => {
  const { first, second, path, list } = await setUp()
  expect(await list()).toMatchObject([
    { submission_id: second.id, body: 'Is the deadline firm?', side: 'creator', is_unread: true },
    { submission_id: first.id, is_unread: true },
  ])
  const browser = await withSession(first.admin)
  expect((await browser.get(path)).body).toMatch(/Messages.{0,400}>2</s)

  await first.asAdmin.post(`/submissions/${second.id}/messages/reading.json`, {})
  expect(await list()).toMatchObject([
    { submission_id: first.id, is_unread: true },
    { submission_id: second.id, is_unread: false },
  ])
  expect(await list('?unread=true')).toMatchObject([{ submission_id: first.id }])
  expect(await list('?q=BLUE')).toMatchObject([{ submission_id: first.id }])
  expect(await list('?q=100%25')).toEqual([])

  expect((await first.asAdmin.post(`${path}/reading.json`, {})).statusCode).toBe(204)
  expect(await list('?unread=true')).toEqual([])
})

test('a creator sees their own and nobody else’s, and the answer is news to them', async () => {
  const { first, second, list } = await setUp()
  const own = async (work: typeof first) =>
    (await work.asCreator.get(`${ownConversationsPath}.json`)).json()
  expect(await own(first)).toMatchObject([{ submission_id: first.id, is_unread: false }])

  const path = `/submissions/${first.id}/messages.json`
  await first.asAdmin.post(path, { message: { body: 'The blue one.' } })
  expect(await own(first)).toMatchObject([{ body: 'The blue one.', is_unread: true }])
  expect(await own(second)).toMatchObject([{ submission_id: second.id, is_unread: false }])
  expect(await list('?unread=true')).toMatchObject([{ submission_id: second.id }])
})

test('whoever joins later has nothing to catch up on', async () => {
  const { path, organization_id } = await setUp()
  const member = await createMembership(db, { organization_id, role: 'member' })
  const answer = (await (await withToken(member)).get(`${path}.json`)).json()
  expect(answer).toMatchObject([{ is_unread: false }, { is_unread: false }])
})
