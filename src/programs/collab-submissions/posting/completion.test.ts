import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createApplication,
  createOwnPost,
  go,
  stored,
} from '../../../../test/support/world/collab-work.ts'
import { creatorAccount, readBalance } from '../../../money/bookkeeping/accounts.ts'

/** A creator can correct where a post is until it is paid for, also while someone looks at it. */

async function posted() {
  const work = await createApplication()
  await go(work, 'acceptance', 'content', 'approval', 'post')
  const seen = (await stored(work)).post_url as string
  const other = await createOwnPost(work.creator)
  const correct = () =>
    work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url: other } })
  const complete = (post_url: string) =>
    work.asAdmin.post(`${work.path}/completion.json`, { completion: { post_url } })
  const paid = () => readBalance(db, creatorAccount({ id: work.creator.id }, 'usd'))
  return { work, seen, other, correct, complete, paid }
}

describe('a completion', () => {
  test('pays for the post that was looked at, and for no other', async () => {
    const { work, seen, other, correct, complete, paid } = await posted()
    await correct()
    const refused = await complete(seen)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        errors: {
          base: [
            `The creator has corrected where the post is: ${other}. Look at it before you complete.`,
          ],
        },
      },
    ])
    expect([(await stored(work)).state, await paid()]).toEqual(['posted', 0])

    expect((await complete(other)).json()).toMatchObject({ state: 'completed', post_url: other })
    expect(await paid()).toBe(25_000)
  })

  test('names the post on the page, which shows the new one where it was refused', async () => {
    const { work, seen, other, correct } = await posted()
    const browser = await withSession(work.admin)
    const page = await browser.get(work.path)
    expect(page.body).toContain(`name="completion[post_url]" value="${seen}"`)
    await correct()
    const form = new URLSearchParams({ 'completion[post_url]': seen }).toString()
    const refused = await browser.post(`${work.path}/completion`, form)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('The creator has corrected where the post is')
    expect(refused.body).toContain(`name="completion[post_url]" value="${other}"`)
    expect((await stored(work)).state).toBe('posted')
  })

  test('needs no address from programs that do not name one', async () => {
    const { work } = await posted()
    await go(work, 'completion')
    expect((await stored(work)).state).toBe('completed')
  })

  test.each([1, 2, 3])('and a correction at the same moment: one of them (%i)', async () => {
    const { work, seen, other, correct, complete, paid } = await posted()
    const [corrected, completed] = await Promise.all([correct(), complete(seen)])
    const { state, post_url } = await stored(work)
    const statuses = [corrected.statusCode, completed.statusCode].sort()
    expect(statuses).toEqual([201, 422])
    expect([state, post_url, await paid()]).toEqual(
      completed.statusCode === 201 ? ['completed', seen, 25_000] : ['posted', other, 0],
    )
  })
})
