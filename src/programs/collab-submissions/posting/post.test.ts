import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createApplication,
  createOwnPost,
  go,
  letTimePass,
  stored,
  type Work,
} from '../../../../test/support/world/collab-work.ts'
import { createUser } from '../../../../test/support/world/factories.ts'

describe('the post', () => {
  const say = (work: Work, post_url: string) =>
    work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } })

  test('has to be of a verified account of its creator, and one that everybody sees', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval')
    const refusalOf = async (address: string) => {
      const answer = await say(work, address)
      return [answer.statusCode, answer.json().errors?.post_url?.[0]]
    }
    const strange = await createOwnPost(await createUser(db))

    expect(await refusalOf(strange)).toEqual([
      422,
      'is on TikTok, where you have no verified account: connect it first',
    ])
    const own = await createOwnPost(work.creator)
    expect(await refusalOf(strange)).toEqual([422, expect.stringContaining('is not yours. It was')])
    expect(await refusalOf('https://example.com/my-post')).toEqual([
      422,
      expect.stringContaining('is not the address of a post'),
    ])
    expect(await refusalOf('https://www.tiktok.com/@robin/video/7301234567890123456')).toEqual([
      422,
      'cannot be found: it is deleted, or not everybody can see it',
    ])
    expect(await stored(work)).toMatchObject({ state: 'approved', post_url: null })
    expect((await say(work, `${own}?utm_source=x`)).statusCode).toBe(201)
    expect(await stored(work)).toMatchObject({ state: 'posted', post_url: own })
  })

  test('can be corrected until it is confirmed, and has to be looked at anew then', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post')
    await letTimePass(work, '71 hours')
    const other = await createOwnPost(work.creator)

    expect((await say(work, other)).json()).toMatchObject({ state: 'posted', post_url: other })
    await letTimePass(work, '71 hours')
    expect(await stored(work)).toMatchObject({ state: 'posted' })
    await go(work, 'completion')
    const late = await say(work, await createOwnPost(work.creator))
    expect(late.json().errors).toHaveProperty('base')
    expect(await stored(work)).toMatchObject({ state: 'completed', post_url: other })
  })

  test('says to both sides when it was made, and if that was before the work was agreed on', async () => {
    const work = await createApplication()
    const old = await createOwnPost(work.creator)
    await go(work, 'acceptance', 'content', 'approval')
    await say(work, old)
    const pages = async () => [
      (await (await withSession(work.creator)).get(work.ownPath)).body,
      (await (await withSession(work.admin)).get(work.path)).body,
    ]
    const words = 'It was posted before the work was agreed on.'
    for (const page of await pages()) expect(page).toContain(words)
    await say(work, await createOwnPost(work.creator))
    for (const page of await pages()) expect(page).not.toContain(words)
  })

  test('is paid for once, also where two collabs are told of it at once', async () => {
    const one = await createApplication()
    const other = await createApplication({ creator: one.creator })
    for (const work of [one, other]) await go(work, 'acceptance', 'content', 'approval')
    const post = await createOwnPost(one.creator)
    const answers = await Promise.all([say(one, post), say(other, post)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual({
      post_url: ['has already been submitted to another collab'],
    })
  })
})
