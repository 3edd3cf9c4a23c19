import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { workOff } from '../../../test/support/world/deadlines.ts'
import { createCampaignSubmission } from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  pass,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { readSurroundings } from '../../composition/navigation/surroundings.ts'
import { flags } from '../../tables/campaigns/flags.ts'
import { ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { discoverCollabPath } from '../../vocabulary/addresses/urls.ts'
import { earnedBy } from '../campaigns/budget/earnings.ts'

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
  const statesOf = async (states: string) => {
    const client = await withToken(someone.user)
    const answer = await client.get(`/me/submissions.json?state=${states}`)
    return answer.statusCode === 200
      ? [
          answer.headers['total-count'],
          ...answer.json().map(({ state }: { state: string }) => state),
        ]
      : [answer.statusCode, Object.keys(answer.json().allowed)]
  }
  expect(await statesOf('pending')).toEqual(['1', 'pending'])
  expect(await statesOf('pending,approved')).toEqual(['2', 'approved', 'pending'])
  expect(await statesOf('in_progress')).toEqual(['0'])
  expect(await statesOf('gone')).toEqual([422, ['state']])
  expect(Date.parse(list[1].due_at) - Date.parse(pending.created_at)).toBe(48 * 3_600_000)
  const page = await (await withSession(someone.user)).get('/me/submissions')
  for (const { post_url } of [pending, approved]) expect(page.body).toContain(post_url)
  expect(page.body).toMatch(/class="table row-cards row-lines"[\s\S]+YouTube, posted <time/)
  expect(page.body).toMatch(/<td data-title="Views">/)
  const shown = await (await withSession(someone.user)).get(ownSubmissionPath(pending))
  expect(shown.body).toMatch(
    new RegExp(`does not answer.*datetime="${list[1].due_at}".*approved automatically`, 's'),
  )
  await rejectSubmission(pending)
  const rejected = await (await withSession(someone.user)).get(ownSubmissionPath(pending))
  expect(rejected.body).toMatch(/You can appeal once,.*<time/s)
})

test('a post that is over and earned nothing is not said to be paid', async () => {
  const { user } = await createCreator()
  const campaign = await createRunningCampaign()
  const over = { approved_at: now(), finalized_at: now(), paid_at: now() }
  const fields = { user_id: user.id, state: 'paid' as const, ...over }
  const submission = await createCampaignSubmission(db, campaign, fields)
  const browser = await withSession(user)

  expect((await browser.get('/me/submissions')).body).toContain('no reward')
  const { body } = await browser.get(ownSubmissionPath(submission))
  expect(body).toContain('Its views are final. They earned nothing.')
  expect(body).not.toContain('can be withdrawn')
})

test('what a post has earned is the same sum in the list and on its page, granted or not', async () => {
  const { user } = await createCreator()
  const campaign = await createRunningCampaign({ max_payout_amount: 60_000 })
  const final = { user_id: user.id, state: 'finalized' as const, approved_at: now() }
  const views = [1999, 2000, 39_147, 400_000]
  for (const verified_views of views)
    await createCampaignSubmission(db, campaign, { ...final, finalized_at: now(), verified_views })
  const list = (await (await withToken(user)).get('/me/submissions.json')).json()

  expect(list.map(({ earned_amount }: { earned_amount: number }) => earned_amount)).toEqual(
    views.map((some) => Number(earnedBy(campaign, BigInt(some)))).toReversed(),
  )
  const browser = await withSession(user)
  expect((await browser.get('/me/submissions')).body).toContain('$600.00')
  const { body } = await browser.get(`/me/submissions/${list[0].id}`)
  expect(body).toContain('$600.00')
  expect(body).not.toContain('They earned nothing')
})

test('a creator sees only what is at one stage', async () => {
  const someone = await createCreator()
  const work = await createApplication({ creator: someone.user })
  const rejected = await handInPost(fakePlatform(), await createRunningCampaign(), someone)
  await rejectSubmission(rejected)
  const client = await withToken(work.creator)
  const kindsAt = async (stage?: string) =>
    (await client.get(`/me/submissions.json${stage ? `?stage=${stage}` : ''}`))
      .json()
      .map(({ kind }: { kind: string }) => kind)

  expect(await kindsAt()).toEqual(['campaign', 'collab'])
  expect(await kindsAt('todo')).toEqual([])
  expect(await kindsAt('open')).toEqual(['collab'])
  expect(await kindsAt('ended')).toEqual(['campaign'])
  await go(work, 'acceptance')
  expect(await kindsAt('todo')).toEqual(['collab'])
  expect((await client.get('/me/submissions.json?stage=later')).statusCode).toBe(422)
  expect(
    (await (await withSession(work.creator)).get('/me/submissions?stage=ended')).body,
  ).toContain(rejected.post_url)
})

test('a flag is theirs to answer until they have, wherever it says what to do', async () => {
  const someone = await createCreator()
  const post = await handInPost(fakePlatform(), await createRunningCampaign(), someone)
  await flagSubmission(post)
  const [flag] = await db.select().from(flags).where(eq(flags.submission_id, post.id))
  const client = await withToken(someone.user)
  const browser = await withSession(someone.user)
  const todo = async () => (await client.get('/me/submissions.json?stage=todo')).json()
  const work = async () => (await readSurroundings(db, someone.user, undefined, undefined)).work
  const pages = async () => {
    const list = (await browser.get('/me/submissions')).body
    return [list, (await browser.get('/home')).body]
  }
  const question = 'Answer the question about your post'

  expect(await todo()).toMatchObject([{ post_url: post.post_url, due_at: flag?.ends_at }])
  expect(await work()).toBe(1)
  for (const page of await pages()) {
    expect(page).toContain(question)
    expect(page).toContain(`datetime="${flag?.ends_at}"`)
  }

  const answer = { flag_answer: { text: 'A friend shared it.' } }
  await client.post(`${ownSubmissionPath(post)}/flag_answer.json`, answer)
  expect(await todo()).toEqual([])
  expect(await work()).toBe(0)
  for (const page of await pages()) expect(page).not.toContain(question)
  expect((await pages())[0]).toContain('It is being checked')
})

test('the page has first what waits for the creator', async () => {
  const someone = await createCreator()
  const work = await createApplication({ creator: someone.user })
  await go(work, 'acceptance')
  const post = await handInPost(fakePlatform(), await createRunningCampaign(), someone)
  const { body } = await (await withSession(someone.user)).get('/me/submissions')
  expect(body.indexOf(work.ownPath)).toBeLessThan(body.indexOf(post.post_url))
  const list = (await (await withToken(someone.user)).get('/me/submissions.json')).json()
  expect(list).toMatchObject([{ kind: 'campaign' }, { kind: 'collab' }])
})

test('the page has last, and folded, what is over', async () => {
  const someone = await createCreator()
  const campaign = await createRunningCampaign()
  const older = await handInPost(fakePlatform(), campaign, someone)
  const over = { approved_at: now(), finalized_at: now(), paid_at: now() }
  const paid = { user_id: someone.user.id, state: 'paid' as const, ...over }
  const { post_url } = await createCampaignSubmission(db, campaign, paid)
  const work = await createApplication({ creator: someone.user })
  const browser = await withSession(someone.user)
  const page = async (query = '') => (await browser.get(`/me/submissions${query}`)).body
  const [current = '', ended = ''] = (await page()).split('<details class="mt-6">')
  expect([current.includes(older.post_url), current.includes(post_url)]).toEqual([true, false])
  expect(ended).toContain(post_url)
  expect(current).toMatch(/applied<\/span><time/)
  expect(current).toContain(work.ownPath)
  expect(await page('?stage=ended')).not.toContain('<details class="mt-6">')
})

test('a rejection says that it can be appealed while it can', async () => {
  const someone = await createCreator()
  const post = await handInPost(fakePlatform(), await createRunningCampaign(), someone)
  await rejectSubmission(post)
  const browser = await withSession(someone.user)
  const list = async () => (await browser.get('/me/submissions')).body
  expect(await list()).toContain('Read why, and what you can do')

  await pass(post, '7 days 1 minute')
  await workOff()
  expect(await list()).not.toContain('Read why, and what you can do')
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
