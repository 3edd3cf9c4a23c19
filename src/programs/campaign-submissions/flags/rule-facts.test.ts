import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../../test/support/submissions.ts'
import { posts } from '../../../tables/campaigns/posts.ts'
import { sessions } from '../../../tables/users/sessions.ts'
import type { User } from '../../../tables/users/users.ts'
import { readPostFacts } from './rule-facts.ts'

const platform = fakePlatform()

async function factsOf(...submissions: { id: number }[]) {
  const facts = await db.transaction((tx) =>
    readPostFacts(
      tx,
      submissions.map(({ id }) => id),
    ),
  )
  return submissions.map(({ id }) => facts.find(({ submission_id }) => submission_id === id))
}

async function signInFrom(user: User, ip: string): Promise<void> {
  await withSession(user)
  await db.update(sessions).set({ ip, user_agent: ip }).where(eq(sessions.user_id, user.id))
}

test('a post is compared with the others of its account, and with those of no other', async () => {
  const campaign = await createRunningCampaign()
  const someone = await createCreator()
  const other = await createCreator()
  const handed = [9000, 6000, 7000, 8000].map(async (views) =>
    handInPost(platform, campaign, someone, { views, likes: views / 100 }),
  )
  const [first, ...rest] = await Promise.all(handed)
  const alone = await handInPost(platform, campaign, other, { views: 5000, likes: 500 })
  const few = await handInPost(platform, campaign, other, { views: 4999, likes: 1 })

  expect(await factsOf(first as { id: number }, alone, few)).toMatchObject([
    { others: 3, median_views: 7000, median_likes_per_1000: 10 },
    { others: 1, median_views: 4999, median_likes_per_1000: 0 },
    undefined,
  ])
  await db
    .update(posts)
    .set({ views: null })
    .where(eq(posts.submission_id, rest[0]?.id ?? 0))
  expect(await factsOf(first as { id: number })).toMatchObject([{ others: 2, median_views: 7000 }])
})

test('a device is shared with creators of the same campaign only', async () => {
  const campaign = await createRunningCampaign()
  const creators = [await createCreator(), await createCreator(), await createCreator()] as const
  for (const { user } of creators) await signInFrom(user, `device-${campaign.id}`)
  const [first, second, third] = creators
  const mine = await handInPost(platform, campaign, first, { views: 8000 })
  const elsewhere = await handInPost(platform, await createRunningCampaign(), third, {
    views: 8000,
  })

  expect(await factsOf(mine, elsewhere)).toMatchObject([{ same_device: 0 }, { same_device: 0 }])
  await handInPost(platform, campaign, second, { views: 10 })
  await handInPost(platform, campaign, second, { views: 20 })
  expect(await factsOf(mine, elsewhere)).toMatchObject([{ same_device: 1 }, { same_device: 0 }])
})
