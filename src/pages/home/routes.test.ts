import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createApplication, createOwnPost, go } from '../../../test/support/world/collab-work.ts'
import {
  createEarner,
  createPayoutMethod,
  createReleasedGrant,
} from '../../../test/support/world/earnings.ts'
import {
  createMembership,
  createSocialAccount,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  readAgain,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import { createPayout } from '../../money/payouts/model.ts'
import { moveClock } from '../../platforms/simulated/clock.ts'
import { grants } from '../../tables/finance/grants.ts'
import type { User } from '../../tables/users/users.ts'
import { ownSubmissionPath, ratingsPath } from '../../vocabulary/addresses/submission-urls.ts'

const home = async (user: Pick<User, 'id' | 'email'>) =>
  (await (await withSession(user)).get('/home')).body

/** A reward as if it had been granted so long ago. */
async function earnEarlier(user: User, amount: number, ago: string, currency = 'usd') {
  const { id } = await createReleasedGrant(user, amount, { currency })
  const created_at = sql`now() - ${ago}::interval`
  await db.update(grants).set({ created_at }).where(eq(grants.id, id))
}

describe("a creator's home", () => {
  test('tells newcomers what to do first, and goes on with them', async () => {
    const user = await createUser(db)
    expect(await home(user)).toMatch(/Three steps[\s\S]+href="\/me\/social_accounts\/new"/)

    await createSocialAccount(db, user, { status: 'pending' })
    expect(await home(user)).toContain('Finish verifying')

    const verified = await createCreator()
    const next = await home(verified.user)
    expect(next).toMatch(/Connect an account<span class="sr-only"> \(done\)/)
    expect(next).not.toContain('not verified yet')
  })

  test('has first the currency in which there is most', async () => {
    const user = await createUser(db)
    await createReleasedGrant(user, 2600, { currency: 'eur' })
    await createReleasedGrant(user, 13_301, { currency: 'usd' })
    const page = await home(user)
    const figures = [...page.matchAll(/class="figure[^>]*>([^<]+)/g)].map(([, sum]) => sum)
    expect(figures).toEqual(['$133.01', '€26.00'])
    expect(page.match(/btn-primary[^>]*>\s*Withdraw [^<]+/)?.[0]).toContain('$133.01')
  })

  test('says what was earned in each currency, and never the sum', async () => {
    const user = await createUser(db)
    await createReleasedGrant(user, 4200)
    await earnEarlier(user, 1100, '10 days')
    await earnEarlier(user, 77_700, '40 days')
    await createReleasedGrant(user, 900, { currency: 'eur' })
    const page = await home(user)

    expect(page).toContain('$42.00 in 7 days')
    expect(page).toContain('more than $11.00 in the 7 before')
    expect(page).toContain('€9.00 in 7 days')
    expect(page).toContain('Withdraw $830.00')
    expect(page).not.toContain('Withdraw €')
    expect(page).toContain('€9.00 is in your balance. You can withdraw from €10.00 on.')
    const [main = ''] = page.match(/<main[\s\S]*<\/main>/) ?? []
    expect(main.match(/btn-primary/g)).toHaveLength(1)
    expect(page).toContain('Tell us where to send your money')

    await createPayoutMethod(user)
    expect(await home(user)).not.toContain('Tell us where to send your money')
  })

  test('goes by the clock of the business, which a trial can move', async () => {
    const user = await createUser(db)
    await createReleasedGrant(user, 4200)
    await db.transaction((tx) => moveClock(tx, context, 40 * 86_400))
    const page = await home(user)

    const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
    expect(page).toContain(`Granted in ${month.format(Date.now() + 40 * 86_400_000)}`)
    expect(page).toContain('$0.00 in 7 days')
  })

  test('says what is on its way, and has the earnings at hand on a phone', async () => {
    const user = await createUser(db)
    await createEarner(user)
    await createPayout(context, actingAs(user), { currency: 'usd' })
    const page = await home(user)
    expect(page).toContain('$50.00 is on its way to you')
    expect(page).toMatch(
      /The next payout goes out on \w+ \d+, \d{4}, and should be there by \w+ \d+, \d{4}\./,
    )
    expect(page).not.toContain('Nothing to withdraw yet')
    expect(page).toMatch(
      /class="bottom-bar"><a[\s\S]+href="\/me\/earnings"[\s\S]+popovertarget="more"/,
    )
  })

  test('asks to rate work that is done, once', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post')
    const link = `href="${ratingsPath(work.submission)}"`
    expect(await home(work.creator)).not.toContain(link)
    await go(work, 'completion')
    expect(await home(work.creator)).toContain(link)
    const rating = { as_agreed: 5, easy: 4, paid_in_time: 5, answered_in_time: 3 }
    await work.asCreator.post(`${ratingsPath(work.submission)}.json`, { rating })
    expect(await home(work.creator)).not.toContain(link)
  })

  test('lists what waits for its creator, and nobody else', async () => {
    const platform = fakePlatform()
    const creator = await createCreator()
    const campaign = await createRunningCampaign({ name: unique('Autumn roast') })
    const rejected = await handInPost(platform, campaign, creator)
    await rejectSubmission(rejected)
    await createSocialAccount(db, creator.user, {
      platform_id: 'instagram',
      account_url: `https://www.instagram.com/${unique('ida')}`,
      status: 'failed',
      verified_at: new Date().toISOString(),
    })
    const page = await home(creator.user)

    expect(page).toContain(`href="${ownSubmissionPath(rejected)}"`)
    expect(page).toContain('A post was rejected')
    expect(page).toContain('Connect Instagram again')
    expect(await home((await createCreator()).user)).not.toContain('A post was rejected')
  })

  test('lists an appeal and a doubt with who decides, and until when', async () => {
    const platform = fakePlatform()
    const creator = await createCreator()
    const campaign = await createRunningCampaign()
    const [appealed, flagged] = [
      await handInPost(platform, campaign, creator),
      await handInPost(platform, campaign, creator),
    ]
    await rejectSubmission(appealed)
    await appealSubmission(appealed)
    await flagSubmission(flagged)
    const asked = await home(creator.user)
    expect(asked).toMatch(/Waiting for a decision[\s\S]+Troupe’s team decides <time[^>]*>by /)
    expect(asked).not.toContain('flagged: it is being checked')

    const answer = { flag_answer: { text: 'A large channel shared it.' } }
    const client = await withSession(creator.user)
    await client.post(`${ownSubmissionPath(flagged)}/flag_answer`, answer)
    expect(await home(creator.user)).toMatch(/flagged: it is being checked <time[^>]*>until /)
  })

  test('asks for an answer to an offer, and calls it so', async () => {
    const work = await createApplication()
    await work.asAdmin.post(`${work.path}/counter_offer.json`, {
      counter_offer: { quote_amount: 20_000 },
    })
    expect(await home(work.creator as User)).toContain('Answer the offer of another price')
    const { body } = await (await withSession(work.creator)).get(work.ownPath)
    expect(body).toContain('offer to answer')
    expect(body).not.toContain('>Quote<')
    expect(body).not.toContain('>Product<')
  })

  test('asks for the Spark code of a post, as long as it is missing', async () => {
    const work = await createApplication({ require_spark_ads: true })
    await go(work, 'acceptance', 'content', 'approval')
    const post_url = await createOwnPost(work.creator)
    await work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } })
    const pages = async () => {
      const client = await withSession(work.creator)
      return Promise.all(['/home', '/me/submissions'].map((page) => client.get(page)))
    }
    for (const { body } of await pages()) {
      expect(body).toContain('Give the Spark code')
      expect(body).toMatch(/My work[\s\S]{0,200}>1</)
    }
    await go(work, 'spark_code')
    for (const { body } of await pages()) expect(body).not.toContain('Give the Spark code')
  })

  test('shows posts with their views and what these earn, and programs for their platforms', async () => {
    const platform = fakePlatform()
    const creator = await createCreator()
    const campaign = await createRunningCampaign({ name: unique('Roast') })
    const submission = await handInPost(platform, campaign, creator)
    for (const path of ['/home', '/me/submissions', ownSubmissionPath(submission)])
      expect((await (await withSession(creator.user)).get(path)).body).toMatch(/>waits for \w/)

    await approveSubmission(submission)
    platform.post(submission.post_uid, { views: 20_000 })
    await readAgain(platform, submission)
    const page = await home(creator.user)
    await handInPost(platform, campaign, creator)
    expect(await home(creator.user)).toMatch(
      /Counting now[\s\S]+20K<\/span> views[\s\S]+Waiting for a decision[\s\S]+>waits for /,
    )
    expect(page).not.toContain('Waiting for a decision')
    expect(page).toContain('$35.00')
    expect(page).toContain('New for your accounts')
    expect(page).toContain('/discover/campaigns?platform_ids%5B%5D=youtube')
  })

  test('takes a handful of statements, however much there is', async () => {
    const creator = await createCreator()
    const platform = fakePlatform()
    for (let number = 0; number < 3; number += 1) {
      const submission = await handInPost(platform, await createRunningCampaign(), creator)
      await approveSubmission(submission)
      await createReleasedGrant(creator.user, 500)
    }
    const client = await withSession(creator.user)
    await client.get('/home')
    expect(await statementsOf(() => client.get('/home'))).toHaveLength(8)
  })
})

describe('the question what brings someone here', () => {
  test('leads to either side', async () => {
    const { body } = await (await withSession(await createUser(db))).get('/beginning')
    expect(body).toContain('href="/organizations/new"')
    expect(body).toContain('href="/me/social_accounts/new"')
  })

  test('is not asked of those who have begun', async () => {
    const creator = await withSession((await createCreator()).user)
    const brand = await withSession(await createMembership(db))
    for (const client of [creator, brand])
      expect((await client.get('/beginning')).headers.location).toBe('/')
  })
})
