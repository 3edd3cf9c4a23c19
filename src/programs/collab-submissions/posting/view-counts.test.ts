import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, context, db, withSession } from '../../../../test/support/helper.ts'
import {
  createApplication,
  createOwnPost,
  go,
  stored,
  type Work,
} from '../../../../test/support/world/collab-work.ts'
import { fakePlatform } from '../../../../test/support/world/submissions.ts'
import { sweepUploads } from '../../../framework/uploads/jobs.ts'
import { posts } from '../../../tables/campaigns/posts.ts'
import { organizationPath } from '../../../vocabulary/addresses/urls.ts'
import { fetchPostPictures } from '../../posts/jobs.ts'
import { pollPlatform } from '../../posts/polling.ts'

const platform = fakePlatform({ platform_id: 'tiktok' })

async function read(work: Work, views: number, age = '1 hour') {
  const { id, post_uid } = await stored(work)
  platform.post(post_uid as string, { views })
  await db
    .update(posts)
    .set({ poll_at: sql`now() - interval '1 second'`, created_at: sql`now() - ${age}::interval` })
    .where(eq(posts.submission_id, id))
  await pollPlatform(context, platform.source, 'tiktok')
  const [post] = await db.select().from(posts).where(eq(posts.submission_id, id))
  return post
}

test('the views of a post for a collab are read and shown to both sides, for 30 days', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval', 'post')
  expect((await work.asAdmin.get(`${work.path}.json`)).json().view_count).toBe(null)

  const before = await stored(work)
  expect((await read(work, 4200))?.poll_at).not.toBe(null)
  for (const answer of [
    await work.asAdmin.get(`${work.path}.json`),
    await work.asCreator.get(`${work.ownPath}.json`),
  ])
    expect(answer.json()).toMatchObject({ view_count: 4200, views_read_at: expect.any(String) })
  const list = (await work.asCreator.get('/me/submissions.json')).json()
  expect(list).toMatchObject([{ kind: 'collab', view_count: 4200 }])
  expect(await stored(work)).toEqual(before)
  expect((await (await withSession(work.admin)).get(work.path)).body).toContain('4,200')

  const { organization_id } = work.collab
  const home = `${organizationPath({ id: organization_id })}/overview.json`
  const { collab_views } = (await work.asAdmin.get(home)).json()
  expect(collab_views).toEqual({ posts_count: 1, view_count: 4200 })

  expect((await read(work, 5000, '31 days'))?.poll_at).toBe(null)
  expect((await work.asAdmin.get(`${work.path}.json`)).json().view_count).toBe(5000)
})

test('both sides see the picture and the caption of a post for a collab', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval')
  const post_url = await createOwnPost(work.creator, 'My mug of the morning. #ad')
  await work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } })
  await fetchPostPictures.perform(context, {})

  const told = { caption: 'My mug of the morning. #ad', hashtags: ['#ad'] }
  const [picture] = await Promise.all(
    [work.asAdmin.get(`${work.path}.json`), work.asCreator.get(`${work.ownPath}.json`)].map(
      async (asked) => {
        const { picture_url, ...shown } = (await asked).json()
        expect(shown).toMatchObject(told)
        return new URL(picture_url).pathname
      },
    ),
  )
  for (const [who, path] of [
    [work.admin, work.path],
    [work.creator, work.ownPath],
    [work.creator, '/me/submissions'],
  ] as const)
    expect((await (await withSession(who)).get(path)).body).toContain(`src="${picture}"`)
  expect((await anonymous.get(picture ?? '')).headers['content-type']).toBe('image/webp')

  const other = { post: { post_url: await createOwnPost(work.creator, 'Another') } }
  const { picture_url, caption } = (
    await work.asCreator.post(`${work.ownPath}/post.json`, other)
  ).json()
  expect([picture_url, caption]).toEqual([null, 'Another'])
  for (const [who, path] of [
    [work.admin, work.path],
    [work.creator, work.ownPath],
  ] as const)
    expect((await (await withSession(who)).get(path)).body).toContain('has no word like #ad')
  await sweepUploads.perform(context, {})
  expect((await anonymous.get(picture ?? '')).statusCode).toBe(404)
})

test('another post begins anew', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval', 'post')
  await read(work, 4200)
  const post_url = await createOwnPost(work.creator)
  await work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } })
  expect((await work.asAdmin.get(`${work.path}.json`)).json().view_count).toBe(null)
})
