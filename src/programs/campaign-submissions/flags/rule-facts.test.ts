import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../../test/support/world/submissions.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { postSnapshots, posts } from '../../../tables/campaigns/posts.ts'
import { sessions } from '../../../tables/users/credentials/sessions.ts'
import { socialAccountSnapshots } from '../../../tables/users/social-accounts.ts'
import type { User } from '../../../tables/users/users.ts'
import { readCurve } from './curve.ts'
import { type FlagFacts, readFlagFacts } from './rule-facts.ts'
import { findDoubts } from './rules.ts'

const platform = fakePlatform()

async function factsOf(...submissions: { id: number }[]) {
  const facts = await db.transaction((tx) =>
    readFlagFacts(
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

test('a post is compared with what others had when they were as old, and with all of its account', async () => {
  const campaign = await createRunningCampaign()
  const someone = await createCreator()
  const post = await handInPost(platform, campaign, someone, { views: 20_000 })
  const daysAgo = (days: number) => new Date(Date.now() - days * 864e5).toISOString()
  const posted = ({ id }: { id: number }, days: number) =>
    db
      .update(campaignSubmissions)
      .set({ posted_at: daysAgo(days) })
      .where(eq(campaignSubmissions.id, id))
  await posted(post, 2)
  for (const views of [900, 1000, 1100]) {
    const other = await handInPost(platform, campaign, someone, { views: 90_000 })
    await posted(other, 20)
    await db.insert(postSnapshots).values({
      submission_id: other.id,
      taken_at: daysAgo(18),
      views,
      provider: 'staff',
      view_definition: '',
    })
  }
  // It was never as old, so it says nothing.
  await handInPost(platform, campaign, someone, { views: 10 })

  const [facts] = await factsOf(post)
  expect(facts).toMatchObject({ others: 3, median_views: 1000, age_hours: 48, mean_views: null })
  const unusual = findDoubts(facts as FlagFacts).find(({ rule }) => rule === 'views_above_median')
  expect(unusual?.note).toBe(
    'Unusual: 20,000 views after 2 days. 3 other posts of this account had a median of 1,000 at that age.',
  )
  expect((await readCurve(db, post)).at(-1)).toMatchObject({
    views: 20_000,
    usual_views: 1000,
    others: 3,
  })

  await db
    .insert(socialAccountSnapshots)
    .values({ social_account_id: someone.account.id, view_count: 500_000, video_count: 100 })
  const [known] = await factsOf(post)
  expect(known).toMatchObject({ mean_views: 5000 })
  expect(findDoubts(known as FlagFacts).map(({ rule }) => rule)).not.toContain('views_above_median')
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
