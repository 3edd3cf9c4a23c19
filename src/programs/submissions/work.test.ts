import { expect, test } from 'vitest'
import { createApplication, go } from '../../../test/support/collab-work.ts'
import { withSession, withToken } from '../../../test/support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
} from '../../../test/support/submissions.ts'
import { discoverCollabPath } from '../../vocabulary/urls.ts'

test('a creator sees which post it is, how it fares, and when it is decided', async () => {
  const platform = fakePlatform()
  const campaign = await createRunningCampaign()
  const someone = await createCreator()
  const pending = await handInPost(platform, campaign, someone, { views: 4000 })
  const approved = await handInPost(platform, campaign, someone)
  await approveSubmission(approved)
  const list = (await (await withToken(someone.user)).get('/me/submissions.json')).json()

  expect(list).toMatchObject([
    { state: 'approved', post_url: approved.post_url, due_at: null },
    {
      state: 'pending',
      platform_id: 'youtube',
      post_url: pending.post_url,
      view_count: 4000,
      earned_amount: 0,
      due_at: expect.any(String),
    },
  ])
  expect(Date.parse(list[1].due_at) - Date.parse(pending.created_at)).toBe(48 * 3_600_000)
  const page = await (await withSession(someone.user)).get('/me/submissions')
  for (const { post_url } of [pending, approved]) expect(page.body).toContain(post_url)
  expect(page.body).toMatch(/class="table row-cards"[\s\S]+YouTube, posted <time/)
  expect(page.body).toMatch(/<td data-title="Views">/)
  await rejectSubmission(pending)
})

test('a creator sees only what is at one stage', async () => {
  const someone = await createCreator()
  const work = await createApplication({ creator: someone.user })
  const rejected = await handInPost(fakePlatform(), await createRunningCampaign(), someone)
  await rejectSubmission(rejected)
  const client = await withToken(work.creator)
  const kindsAt = async (stage: string) =>
    (await client.get(`/me/submissions.json?stage=${stage}`))
      .json()
      .map(({ kind }: { kind: string }) => kind)

  expect(await kindsAt('')).toEqual(['campaign', 'collab'])
  expect(await kindsAt('todo')).toEqual([])
  expect(await kindsAt('open')).toEqual(['collab'])
  expect(await kindsAt('ended')).toEqual(['campaign'])
  await go(work, 'acceptance')
  expect(await kindsAt('todo')).toEqual(['collab'])
  expect((await client.get('/me/submissions.json?stage=later')).statusCode).toBe(404)
  expect(
    (await (await withSession(work.creator)).get('/me/submissions?stage=ended')).body,
  ).toContain(rejected.post_url)
})

test('a collab that someone applied to leads to the application', async () => {
  const work = await createApplication()
  const browser = await withSession(work.creator)
  const show = async () => (await browser.get(discoverCollabPath(work.collab))).body

  expect(await show()).toContain('You have applied')
  expect(await show()).toContain(work.ownPath)
  expect(await show()).not.toContain('>Apply<')
  await go(work, 'withdrawal')
  expect(await show()).toContain('>Apply<')
})
