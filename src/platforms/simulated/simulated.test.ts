import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'
import { postKinds } from '../../tables/users/simulated-platform.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { readPostUrl } from '../posts/post-url.ts'
import { AccessRevoked, type Provider } from '../provider.ts'
import { providerOf } from '../providers.ts'
import { moveClock } from './clock.ts'
import { countsAt } from './curve.ts'
import {
  createSimulatedAccount,
  createSimulatedPost,
  deleteSimulatedPost,
  revokeAccess,
} from './model.ts'
import { postUrlOf } from './posts.ts'
import { issueGrant } from './tokens.ts'

const day = 86_400
const handle = () => unique('sim').replaceAll('-', '_').toLowerCase()
const normal = { kind: 'normal' as const, sound: null, posted_at: undefined }

describe('the views of a post', () => {
  const post = fc.record({ uid: fc.string(), kind: fc.constantFrom(...postKinds) })
  const age = fc.integer({ min: -100, max: 400 * day })

  test('never fall, are whole, and are the same each time', () => {
    fc.assert(
      fc.property(post, age, age, (post, one, other) => {
        const [before, after] = [one, other].sort((a, b) => a - b) as [number, number]
        const [early, late] = [countsAt(post, before), countsAt(post, after)]
        for (const count of ['views', 'likes', 'comments', 'shares'] as const) {
          expect(Number.isSafeInteger(early[count])).toBe(true)
          expect(early[count]).toBeGreaterThanOrEqual(0)
          expect(late[count]).toBeGreaterThanOrEqual(early[count])
        }
        expect(late.likes).toBeLessThanOrEqual(late.views)
        expect(countsAt(post, after)).toEqual(late)
      }),
    )
  })

  test('begin at none and come to an end, by the kind of post', () => {
    const viewsOf = (kind: (typeof postKinds)[number], seconds: number) =>
      countsAt({ uid: 'post', kind }, seconds).views

    for (const kind of postKinds) expect(viewsOf(kind, 0)).toBe(0)
    expect(viewsOf('flop', 30 * day)).toBeLessThan(viewsOf('normal', 30 * day))
    expect(viewsOf('normal', 30 * day)).toBeLessThan(viewsOf('viral', 30 * day))
    expect(viewsOf('viral', 60 * day) - viewsOf('viral', 30 * day)).toBeLessThan(10)
  })

  test('that were bought come within an hour, and hardly anybody likes them', () => {
    const views = Array.from({ length: 24 }, (_, hour) =>
      countsAt({ uid: 'post', kind: 'bought' }, hour * 3600),
    )
    const all = views.at(-1)?.views ?? 0
    const largest = Math.max(...views.map(({ views: v }, i) => v - (views[i - 1]?.views ?? 0)))
    expect(largest).toBeGreaterThan(all * 0.4)
    expect((views.at(-1)?.likes ?? 0) / all).toBeLessThan(0.005)
  })
})

describe('the simulated platform', () => {
  const tiktok = providerOf(context, 'tiktok') as Provider

  test('answers for every platform of a trial, and for none elsewhere', () => {
    for (const id of platformIds) expect(providerOf(context, id)?.name).toBe('simulated')
    const config = { ...context.config, trial: false }
    for (const id of platformIds) expect(providerOf({ ...context, config }, id)).toBeUndefined()
  })

  test.each(platformIds)(
    'makes posts on %s whose address is read as there',
    async (platform_id) => {
      const account = await createSimulatedAccount(db, await createUser(db), {
        platform_id,
        handle: handle(),
      })
      const { uid } = await createSimulatedPost(db, account, normal)
      const url = postUrlOf(platform_id, account.handle, uid)

      expect(readPostUrl(url)).toMatchObject({ platform_id, uid, url })
      const posts = await providerOf(context, platform_id)?.readPosts([uid], undefined)
      expect(posts?.get(uid)).toMatchObject({ author_uid: account.uid, views: 0 })
    },
  )

  test('lets views grow when its clock moves, and leaves alone when a post was posted', async () => {
    const fields = { platform_id: 'tiktok' as const, handle: handle() }
    const account = await createSimulatedAccount(db, await createUser(db), fields)
    const { uid, posted_at } = await createSimulatedPost(db, account, {
      ...normal,
      sound: '7301234567890123456',
    })
    const read = async () => (await tiktok.readPosts([uid], undefined)).get(uid)

    await db.transaction((tx) => moveClock(tx, context, day))
    const first = await read()
    await db.transaction((tx) => moveClock(tx, context, 7 * day))
    const second = await read()

    expect(first).toMatchObject({ posted_at, sound_uid: '7301234567890123456' })
    const viewsAfter = (seconds: number) => countsAt({ uid, kind: 'normal' }, seconds).views
    expect(first?.views).toBeGreaterThanOrEqual(viewsAfter(day))
    expect(first?.views).toBeLessThan(viewsAfter(2 * day))
    expect(second?.views).toBeGreaterThan(first?.views ?? 0)
    expect(second?.posted_at).toBe(posted_at)
    expect(await tiktok.readAccount({ handle: account.handle }, undefined)).toMatchObject({
      uid: account.uid,
      view_count: second?.views,
      video_count: 1,
    })
  })

  test('counts a post from the past as old as it says, and one after a move as new', async () => {
    const fields = { platform_id: 'tiktok' as const, handle: handle() }
    const account = await createSimulatedAccount(db, await createUser(db), fields)
    const posted_at = new Date(Date.now() - 2 * day * 1000).toISOString()
    await db.transaction((tx) => moveClock(tx, context, day))
    const old = await createSimulatedPost(db, account, { ...normal, posted_at })
    const fresh = await createSimulatedPost(db, account, normal)

    const posts = await tiktok.readPosts([old.uid, fresh.uid], undefined)
    expect(posts.get(old.uid)?.views).toBeGreaterThan(0)
    expect(posts.get(fresh.uid)?.views).toBe(0)
  })

  test('knows nothing of a post that was deleted', async () => {
    const fields = { platform_id: 'tiktok' as const, handle: handle() }
    const account = await createSimulatedAccount(db, await createUser(db), fields)
    const post = await createSimulatedPost(db, account, normal)
    await deleteSimulatedPost(db, post)
    expect((await tiktok.readPosts([post.uid], undefined)).size).toBe(0)
  })

  test('lets nobody read with what was taken back', async () => {
    const fields = { platform_id: 'tiktok' as const, handle: handle() }
    const account = await createSimulatedAccount(db, await createUser(db), fields)
    const grant = { account_id: account.id, issued_at: Date.now() + 1000 }
    const token = issueGrant(context.config.secretKeys, grant)

    expect(await tiktok.readAccount({ uid: account.uid }, { token })).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await revokeAccess(db, account)
    const earlier = issueGrant(context.config.secretKeys, {
      ...grant,
      issued_at: Date.now() - 1000,
    })
    await expect(tiktok.readAccount({ uid: account.uid }, { token: earlier })).rejects.toThrow(
      AccessRevoked,
    )
    await expect(tiktok.readPosts(['1'], { token: 'made-up' })).rejects.toThrow(AccessRevoked)
    const youtube = providerOf(context, 'youtube') as Provider
    await expect(youtube.readPosts(['1'], { token })).rejects.toThrow(AccessRevoked)
  })
})
