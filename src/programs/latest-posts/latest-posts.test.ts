import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createApplication,
  createOwnPost,
  go,
  tryMove,
} from '../../../test/support/world/collab-work.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { createRunningCampaign } from '../../../test/support/world/submissions.ts'
import { one } from '../../framework/database/rows.ts'
import { platformStates } from '../../tables/users/platforms.ts'
import { simulatedAccounts, simulatedPosts } from '../../tables/users/simulated-platform.ts'
import { type SocialAccount, socialAccounts } from '../../tables/users/social-accounts.ts'
import { encodeId } from '../../vocabulary/ids.ts'

beforeEach(() => db.delete(platformStates))

const latestPath = (account: SocialAccount) =>
  `/me/social_accounts/${encodeId('SocialAccount', account.id)}/latest_posts.json`
const accountOf = async ({ id }: { id: number }) =>
  one(await db.select().from(socialAccounts).where(eq(socialAccounts.user_id, id)))

async function createPoster(caption = 'A kettle that whistles #ad') {
  const creator = await createUser(db)
  const post_url = await createOwnPost(creator, caption)
  const client = await withToken(creator)
  return { creator, post_url, client, account: await accountOf(creator) }
}

describe('the latest posts of an account', () => {
  test('are those of its platform, newest first, without what is deleted there', async () => {
    const { creator, post_url, client, account } = await createPoster()
    const [first] = await db
      .select()
      .from(simulatedPosts)
      .innerJoin(simulatedAccounts, eq(simulatedAccounts.id, simulatedPosts.account_id))
      .where(eq(simulatedAccounts.user_id, creator.id))
    const { id: _, ...post } = first?.simulated_posts ?? ({} as never)
    const older = sql`troupe_now() - interval '9 days'`
    await db.insert(simulatedPosts).values([
      { ...post, uid: '7318273645546384902', caption: 'An older one', posted_at: older },
      { ...post, uid: '7318273645546384903', caption: 'Gone', deleted_at: older },
    ])

    const answer = await client.get(latestPath(account))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject([
      { post_url, caption: 'A kettle that whistles #ad', submission_id: null },
      { caption: 'An older one' },
    ])
    expect(answer.json()[0].views).toBeTypeOf('number')
  })

  test('say which of them was submitted, to a campaign or for a collab', async () => {
    const { creator, post_url, client, account } = await createPoster()
    const campaign = await createRunningCampaign({ platform_ids: ['tiktok'] })
    const social_account_id = encodeId('SocialAccount', account.id)
    const path = `/campaigns/${encodeId('Campaign', campaign.id)}/submissions.json`
    const submitted = await client.post(path, { submission: { post_url, social_account_id } })
    expect(submitted.statusCode).toBe(201)
    const seen = (await client.get(latestPath(account))).json()
    expect(seen).toMatchObject([{ post_url, submission_id: submitted.json().id }])

    const work = await createApplication({})
    await go(work, 'acceptance', 'content', 'approval')
    const posted = await tryMove(work, 'post')
    const listed = await work.asCreator.get(latestPath(await accountOf(work.creator)))
    expect(listed.json()).toMatchObject([{ submission_id: posted.json().id }])
    expect(creator.id).not.toBe(work.creator.id)
  })

  test('are nobody else’s, and none of an account that is not verified', async () => {
    const { client, account } = await createPoster()
    const stranger = await withToken(await createUser(db))
    expect((await stranger.get(latestPath(account))).statusCode).toBe(404)

    await db
      .update(socialAccounts)
      .set({ status: 'pending', verified_at: null })
      .where(eq(socialAccounts.id, account.id))
    const refused = await client.get(latestPath(account))
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { base: ['This account is not verified yet.'] },
    ])
  })
})

describe('the posts to choose from', () => {
  const pageFor = async (creator: Parameters<typeof withSession>[0], query: string) =>
    (await withSession(creator)).get(`/me/latest_posts?${query}`)

  test('fill in the form of a campaign, but for those that are too old', async () => {
    const { creator, post_url, account } = await createPoster()
    const campaign = await createRunningCampaign({ platform_ids: ['tiktok'] })
    const id = encodeId('Campaign', campaign.id)
    const page = await pageFor(creator, `campaign_id=${id}`)
    expect(page.statusCode).toBe(200)
    const [, href = ''] = /href="([^"]+)" class="btn btn-sm[^"]*">\s*Choose/.exec(page.body) ?? []
    const chosen = new URL(href.replaceAll('&amp;', '&'), 'http://troupe.test')
    expect(Object.fromEntries(chosen.searchParams)).toEqual({
      post_url,
      social_account_id: encodeId('SocialAccount', account.id),
    })
    const form = await (await withSession(creator)).get(chosen.pathname + chosen.search)
    expect(form.body).toContain(`value="${post_url}"`)

    await db
      .update(simulatedPosts)
      .set({ posted_at: sql`troupe_now() - interval '400 days'` })
      .where(
        eq(
          simulatedPosts.account_id,
          sql`(select id from simulated_accounts where user_id = ${creator.id})`,
        ),
      )
    const later = (await pageFor(creator, `campaign_id=${id}`)).body
    expect(later).toContain('Too old')
    expect(later).not.toMatch(/btn btn-sm[^"]*">\s*Choose/)
  })

  test('fill in the form of one’s own work for a collab, and of nobody else’s', async () => {
    const work = await createApplication({})
    await go(work, 'acceptance', 'content', 'approval')
    const post_url = await createOwnPost(work.creator, 'A kettle #ad')
    const id = encodeId('Submission', work.submission.id)
    const page = await pageFor(work.creator, `submission_id=${id}`)
    expect(page.body).toContain(encodeURIComponent(post_url))
    const own = await (await withSession(work.creator)).get(
      `/me/submissions/${id}?post_url=${encodeURIComponent(post_url)}`,
    )
    expect(own.body).toContain(`value="${post_url}"`)
    const older = 'Posted before you were accepted'
    expect(page.body).not.toContain(older)
    expect(page.body).not.toContain('No word like #ad')

    const before = sql`troupe_now() - interval '9 days'`
    await db
      .update(simulatedPosts)
      .set({ posted_at: before, caption: 'A kettle' })
      .where(
        eq(
          simulatedPosts.account_id,
          sql`(select id from simulated_accounts where user_id = ${work.creator.id})`,
        ),
      )
    const later = (await pageFor(work.creator, `submission_id=${id}`)).body
    expect(later).toContain(older)
    expect(later).toContain('No word like #ad')

    const stranger = await createUser(db)
    expect((await pageFor(stranger, `submission_id=${id}`)).statusCode).toBe(404)
    expect((await pageFor(work.creator, '')).statusCode).toBe(404)
  })
})
