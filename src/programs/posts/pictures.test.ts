import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous, context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { openPlatforms } from '../../../test/support/servers/platforms-server.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  newPostUid,
  readAgain,
  reload,
} from '../../../test/support/world/submissions.ts'
import { postSource } from '../../creators/social-accounts/connecting/post-source.ts'
import { actingAs, asDatabase } from '../../demo/world.ts'
import { one } from '../../framework/database/rows.ts'
import { sweepUploads } from '../../framework/uploads/jobs.ts'
import { eraseUser } from '../../pages/account/erase.ts'
import type { Provider } from '../../platforms/provider.ts'
import { createSimulatedAccount, createSimulatedPost } from '../../platforms/simulated/model.ts'
import { postUrlOf } from '../../platforms/simulated/posts.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import { posts } from '../../tables/campaigns/posts.ts'
import { socialAccounts } from '../../tables/users/social-accounts.ts'
import { campaignSubmissionPath, reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { handIn } from '../campaign-submissions/handing-in/model.ts'
import { fetchPostPictures } from './jobs.ts'
import { fetchPicture, fetchPictures } from './pictures.ts'
import { pollPlatform } from './polling.ts'

const platforms = await openPlatforms()
afterAll(() => platforms.close())
beforeEach(() => platforms.forget())

const photograph = (width = 1280, height = 720) =>
  sharp({ create: { width, height, channels: 3, background: '#d6401f' } })
    .withExif({ IFD0: { Artist: 'Robin Vale' } })
    .jpeg()
    .toBuffer()

async function setUp() {
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  const submission = await handInPost(fakePlatform(), campaign, creator)
  return { campaign, creator, submission }
}

/** Fetches from a platform that gives out these bytes. */
function fetchFrom({ id, post_uid }: CampaignSubmission, readPicture: Provider['readPicture']) {
  const { source } = fakePlatform({ readPicture })
  const picture_url = 'https://a.test/'
  const due = { submission_id: id, platform_id: 'youtube' as const, uid: post_uid, picture_url }
  return fetchPicture(context, source, due)
}

async function withPicture() {
  const made = await setUp()
  const data = await photograph()
  await fetchFrom(made.submission, async () => data)
  const { picture_key } = await postOf(made.submission)
  return { ...made, picture: `/files/${picture_key}` }
}

const statusOf = async (path: string) => (await anonymous.get(path)).statusCode

const postOf = async ({ id }: CampaignSubmission) =>
  one(await db.select().from(posts).where(eq(posts.submission_id, id)))

describe('the picture of a post', () => {
  test('is fetched after the post was handed in, made small, and shown', async () => {
    const campaign = await createRunningCampaign()
    const { user, account, uid } = await createCreator()
    const post = newPostUid()
    platforms.on('www.googleapis.com/youtube/v3/videos', {
      json: {
        items: [
          {
            id: post,
            snippet: {
              channelId: uid,
              publishedAt: new Date().toISOString(),
              thumbnails: {
                default: { url: 'https://i.ytimg.com/small.jpg', width: 120 },
                maxres: { url: 'https://i.ytimg.com/huge.jpg', width: 1280 },
                standard: { url: 'https://i.ytimg.com/right.jpg', width: 640 },
              },
            },
          },
        ],
      },
    })
    platforms.on('i.ytimg.com/right.jpg', {
      headers: { 'content-type': 'image/jpeg' },
      bytes: await photograph(),
    })

    // In one transaction, so that nobody else fetches it meanwhile.
    const submission = await db.transaction(async (tx) => {
      const inside = { ...platforms.context, db: asDatabase(tx) }
      const handed = await handIn(inside, postSource(inside), actingAs(user), campaign, {
        post_url: `https://youtu.be/${post}`,
        social_account_id: encodeId('SocialAccount', account.id),
      })
      await fetchPictures(inside, postSource(inside))
      return handed
    })

    const admin = await createMembership(db, { organization_id: campaign.organization_id })
    const client = await withToken(admin)
    const { picture_url } = (await client.get(campaignSubmissionPath(submission))).json()
    const file = await anonymous.get(new URL(picture_url).pathname)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const metadata = await sharp(file.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 480, height: 270 })
    expect(metadata.exif).toBeUndefined()
    const path = reviewPath({ id: campaign.organization_id })
    const { body } = await (await withSession(admin)).get(path)
    expect(body).toContain(`src="${new URL(picture_url).pathname}"`)
    expect(await postOf(submission)).toMatchObject({ picture_url: null, picture_tries_left: 0 })
  })

  test.each([
    ['that cannot be fetched', () => Promise.reject(new Error('No answer'))],
    ['that is none', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['of which nothing comes', async () => Buffer.alloc(0)],
    ['that is too large', () => photograph(4097, 10)],
  ])('%s leaves the post without one', async (_name, readPicture) => {
    const { submission } = await setUp()
    await fetchFrom(submission, readPicture)
    expect((await postOf(submission)).picture_key).toBeNull()
  })

  test('is asked for again at the next readings, and not for ever', async () => {
    const platform = fakePlatform({ readPicture: () => Promise.reject(new Error('No answer')) })
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator())
    platform.post(submission.post_uid, { picture_url: 'https://a.test/' })
    const asked = vi.spyOn(platform.provider, 'readPicture')

    // In one transaction, so that nobody else fetches it meanwhile.
    await db.transaction(async (tx) => {
      const inside = { ...context, db: asDatabase(tx) }
      for (let round = 0; round < 4; round += 1) {
        await tx
          .update(posts)
          .set({ poll_at: sql`now() - interval '1 second'` })
          .where(eq(posts.submission_id, submission.id))
        await pollPlatform(inside, platform.source, 'youtube')
        await fetchPictures(inside, platform.source)
      }
    })
    expect(asked).toHaveBeenCalledTimes(3)
    expect(await postOf(submission)).toMatchObject({ picture_url: null, picture_tries_left: 0 })
  })

  test('is left to another process where this one stops, and nobody waits for it', async () => {
    const { promise: never } = Promise.withResolvers<Buffer>()
    const stop = new AbortController()
    const readPicture = () => {
      stop.abort()
      return never
    }
    const platform = fakePlatform({ readPicture })
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator())
    const address = { picture_url: 'https://a.test/', picture_tries_left: 3 }

    // In one transaction, so that nobody else fetches it meanwhile.
    await db.transaction(async (tx) => {
      const inside = { ...context, db: asDatabase(tx) }
      await tx.update(posts).set(address).where(eq(posts.submission_id, submission.id))
      await fetchPictures(inside, platform.source, stop.signal)
      const [left] = await tx.select().from(posts).where(eq(posts.submission_id, submission.id))
      expect(left).toMatchObject(address)
      await tx.update(posts).set({ picture_url: null })
    })
  })

  test('is asked for no more once it is there, even if the post was read meanwhile', async () => {
    const data = await photograph()
    const platform = fakePlatform()
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator())
    const other = await handInPost(platform, campaign, await createCreator())
    for (const { post_uid } of [submission, other])
      platform.post(post_uid, { picture_url: 'https://a.test/' })
    const is = eq(posts.submission_id, submission.id)

    // In one transaction, so that nobody else fetches it meanwhile.
    await db.transaction(async (tx) => {
      const inside = { ...context, db: asDatabase(tx) }
      const readNow = async (one: CampaignSubmission) => {
        const due = { poll_at: sql`now() - interval '1 second'` }
        await tx.update(posts).set(due).where(eq(posts.submission_id, one.id))
        await pollPlatform(inside, platform.source, 'youtube')
      }
      const asked = vi.spyOn(platform.provider, 'readPicture').mockImplementation(async () => {
        if (asked.mock.calls.length === 1) await readNow(submission)
        return data
      })
      await readNow(submission)
      await fetchPictures(inside, platform.source)
      expect(await tx.select().from(posts).where(is)).toMatchObject([
        { picture_url: null, picture_tries_left: 0 },
      ])

      await readNow(other)
      await fetchPictures(inside, platform.source)
      expect(asked).toHaveBeenCalledTimes(2)
    })
    expect((await postOf(other)).picture_key).not.toBeNull()
  })

  test('has no address without a try left, whoever writes it', async () => {
    const { submission } = await setUp()
    const is = eq(posts.submission_id, submission.id)
    await db.update(posts).set({ picture_tries_left: 0 }).where(is)
    await db.update(posts).set({ picture_url: 'https://a.test/' }).where(is)

    expect((await postOf(submission)).picture_url).toBeNull()
  })

  test('goes with the account that it was posted with', async () => {
    const { submission, creator, picture } = await withPicture()
    expect(await statusOf(picture)).toBe(200)

    await db.delete(socialAccounts).where(eq(socialAccounts.id, creator.account.id))
    expect((await postOf(submission)).picture_key).toBeNull()
    await sweepUploads.perform(context, {})
    expect(await statusOf(picture)).toBe(404)
  })

  test('goes when the post is taken down', async () => {
    const { submission, picture } = await withPicture()
    await approveSubmission(submission)
    const gone = fakePlatform()
    for (const _day of [1, 2]) {
      await readAgain(gone, submission)
      await db
        .update(posts)
        .set({ missing_at: sql`now() - interval '25 hours'` })
        .where(eq(posts.submission_id, submission.id))
    }

    expect((await reload(submission)).frozen_because).toBe('missing')
    expect((await postOf(submission)).picture_key).toBeNull()
    await sweepUploads.perform(context, {})
    expect(await statusOf(picture)).toBe(404)
  })

  test('goes with whoever posted it, and comes back for nobody', async () => {
    const { submission, creator, picture } = await withPicture()
    await db.transaction((tx) => eraseUser(tx, creator.user))
    const data = await photograph()
    await fetchFrom(submission, async () => data)

    expect((await postOf(submission)).picture_key).toBeNull()
    await sweepUploads.perform(context, {})
    expect(await statusOf(picture)).toBe(404)
  })
})

test('a post of the simulated platform has a picture of its own', async () => {
  const campaign = await createRunningCampaign()
  const { user, account, uid } = await createCreator()
  const simulated = await createSimulatedAccount(
    db,
    user,
    { platform_id: 'youtube', handle: uid },
    uid,
  )
  const pictures: Buffer[] = []
  // One after the other: of two who fetch at the same moment, one may get both.
  for (const _ of [0, 1]) {
    const made = await createSimulatedPost(db, simulated, {
      kind: 'normal',
      sound: null,
      posted_at: undefined,
    })
    const submission = await handIn(context, postSource(context), actingAs(user), campaign, {
      post_url: postUrlOf('youtube', uid, made.uid),
      social_account_id: encodeId('SocialAccount', account.id),
    })
    await fetchPostPictures.perform(context, {})
    const { picture_key } = await postOf(submission)
    pictures.push((await anonymous.get(`/files/${picture_key}`)).rawPayload)
  }
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'webp', height: 256 })
  expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false)
})
