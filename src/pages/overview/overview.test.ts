import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createFundedCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  pass,
  readAgain,
} from '../../../test/support/world/submissions.ts'
import { campaignDays } from '../../tables/campaigns/campaign-days.ts'
import { campaignPlatformDays } from '../../tables/campaigns/campaign-platform-days.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import {
  applicationsPath,
  campaignSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  absolute,
  campaignPath,
  creatorInvitationsPath,
  discoverCampaignPath,
  organizationPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const platform = fakePlatform()

async function createBrand(fields: Partial<Campaign> = {}) {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const campaign = await createRunningCampaign({ organization_id, ...fields })
  const path = organizationPath({ id: organization_id })
  const client = await withToken(owner)
  const overview = async (query = '') => (await client.get(`${path}/overview.json${query}`)).json()
  return { owner, campaign, organization_id, path, client, overview }
}

async function countedPost(campaign: Campaign, views: number): Promise<CampaignSubmission> {
  const post = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(post)
  platform.post(post.post_uid, { views })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()
  return post
}

/** Moves everything that happened so far so many days back. */
async function longAgo({ id }: Campaign, days: number): Promise<void> {
  await db
    .update(campaignPlatformDays)
    .set({ day: sql`${campaignPlatformDays.day} - ${days}::int` })
    .where(eq(campaignPlatformDays.campaign_id, id))
  await db
    .update(campaignDays)
    .set({ day: sql`${campaignDays.day} - ${days}::int` })
    .where(eq(campaignDays.campaign_id, id))
}

describe('the overview of an organization', () => {
  test('compares a period with the one before', async () => {
    const { campaign, overview } = await createBrand({ currency: 'eur' })
    await countedPost(campaign, 4000)
    await longAgo(campaign, 30)
    await countedPost(campaign, 6000)

    const month = await overview()
    expect(month).toMatchObject({
      period: '30d',
      now: {
        submissions_count: 1,
        posts_count: 1,
        view_count: 6000,
        spent: [{ currency: 'eur', used_amount: 1050, effective_cpm_amount: 175 }],
      },
      before: { posts_count: 1, view_count: 4000, spent: [{ used_amount: 700 }] },
    })
    expect(month.points).toHaveLength(30)
    expect(month.points.at(-1)).toMatchObject({ day: month.last_day, view_count: 6000 })
    expect(month.points[0]).toMatchObject({ day: month.first_day, view_count: 0 })
    expect((await overview('?period=7d')).before.view_count).toBe(0)

    const year = await overview('?period=12m')
    expect(year.now.view_count).toBe(10_000)
    expect(year.points).toHaveLength(52)
    expect(sum(year.points)).toBe(10_000)
  })

  test('can be about any days, and those before them', async () => {
    const { campaign, path, client, overview } = await createBrand()
    await countedPost(campaign, 4000)
    await longAgo(campaign, 30)
    await countedPost(campaign, 6000)
    const { last_day } = await overview()
    const day = (ago: number) =>
      new Date(Date.parse(last_day) - ago * 864e5).toISOString().slice(0, 10)

    const then = await overview(`?from=${day(32)}&to=${day(29)}`)
    expect(then).toMatchObject({
      period: 'custom',
      first_day: day(32),
      last_day: day(29),
      now: { view_count: 4000 },
      before: { view_count: 0 },
    })
    expect(then.points.map(({ view_count }: { view_count: number }) => view_count)).toEqual([
      0, 0, 4000, 0,
    ])
    const turned = `from=${day(1)}&to=${day(2)}`
    for (const wrong of ['from=2026-02-30&to=2026-03-01', 'to=2026-03-01', turned])
      expect((await client.get(`${path}/overview.json?${wrong}`)).statusCode).toBe(422)
  })

  test('leads to the posts behind each tile and point', async () => {
    const { campaign, path, owner, client } = await createBrand()
    const counted = await countedPost(campaign, 4000)
    const pending = await handInPost(platform, campaign, await createCreator())
    const { body } = await (await withSession(owner)).get(path)
    const links = [...body.matchAll(/href="([^"]+\/submissions\?[^"]+)"/g)].map(([, link]) =>
      link?.replaceAll('&amp;', '&'),
    )
    // Four tiles, and each of thirty days in three charts.
    expect(new Set(links).size).toBeGreaterThan(30)
    const idsAt = async (query: string) =>
      (await client.get(`${path}/submissions.json?${query}`))
        .json()
        .map(({ id }: { id: string }) => id)
    const today = new Date().toISOString().slice(0, 10)
    const own = encodeId('Submission', counted.id)
    expect(links).toContain(
      `${path}/campaigns/${encodeId('Campaign', campaign.id)}/submissions?from=${today}&to=${today}`,
    )
    expect(await idsAt(`from=${today}&to=${today}`)).toEqual([own])
    expect(await idsAt(`from=${today}&by=approved&platform_id=youtube`)).toEqual([own])
    expect(await idsAt('from=2026-01-01&to=2026-01-02')).toEqual([])
    expect(await idsAt('platform_id=tiktok')).toEqual([])
    expect(await idsAt('from=2099-01-01')).toEqual([])
    expect(await idsAt(`from=${today}&by=submitted`)).toEqual([
      encodeId('Submission', pending.id),
      own,
    ])
    const page = async (query: string) =>
      (await (await withSession(owner)).get(`${path}/submissions?${query}`)).body
    const listed = await page(`from=${today}&to=${today}`)
    expect(listed).toContain('4,000 views, and $7.00 spent.')
    expect(listed).toContain('4,000 views so far, and $7.00 granted to creators')
    expect(await page(`from=${today}&by=submitted`)).not.toContain('$7.00 spent')
    expect(await page('')).toContain('value="submitted" selected')
    for (const wrong of ['platform_id=vine', 'by=seen', 'from=soon'])
      expect((await client.get(`${path}/submissions.json?${wrong}`)).statusCode).toBe(422)
  })

  test('counts a post on the day of its approval, and lists as many, however often it is in doubt', async () => {
    const { campaign, path, client, overview } = await createBrand()
    const old = await countedPost(campaign, 4000)
    await longAgo(campaign, 40)
    await db
      .update(campaignSubmissions)
      .set({
        created_at: sql`created_at - interval '40 days'`,
        approved_at: sql`approved_at - interval '40 days'`,
      })
      .where(eq(campaignSubmissions.id, old.id))
    const recent = await countedPost(campaign, 6000)
    const counts = async () => {
      const { now, before, first_day, last_day } = await overview()
      const listed = await client.get(
        `${path}/submissions.json?by=approved&from=${first_day}&to=${last_day}`,
      )
      return [before.posts_count, now.posts_count, Number(listed.headers['total-count'])]
    }
    expect(await counts()).toEqual([1, 1, 1])

    await flagSubmission(old)
    await flagSubmission(recent)
    expect(await counts()).toEqual([0, 0, 0])
    for (const post of [old, recent])
      await client.delete(`${campaignSubmissionPath(post)}/flag.json`)
    expect(await counts()).toEqual([1, 1, 1])
  })

  test('never adds up two currencies', async () => {
    const { campaign, organization_id, overview } = await createBrand({ currency: 'eur' })
    const other = await createRunningCampaign({ organization_id, currency: 'jpy' })
    await countedPost(campaign, 4000)
    await countedPost(other, 2000)

    expect((await overview()).now).toEqual({
      submissions_count: 2,
      posts_count: 2,
      view_count: 6000,
      spent: [
        { currency: 'eur', used_amount: 700, collab_amount: 0, effective_cpm_amount: 175 },
        { currency: 'jpy', used_amount: 350, collab_amount: 0, effective_cpm_amount: 175 },
      ],
    })
  })

  test('says which budget is used up first, and when', async () => {
    const { campaign, organization_id, overview } = await createBrand()
    await createRunningCampaign({ organization_id })
    await countedPost(campaign, 400_000)

    const { budget, last_day } = await overview()
    // Published yesterday, so 70,000 are the use of two days.
    expect(budget).toMatchObject({
      campaign_name: campaign.name,
      unused_amount: 930_000,
      held_amount: 70_000,
      burn_amount: 35_000,
    })
    expect(Date.parse(budget.runs_dry_on) - Date.parse(last_day)).toBe(26 * 86_400_000)
    expect(budget.days.at(-1)).toEqual({ day: last_day, left_amount: 930_000 })
  })

  test('forecasts from posts that still count, and says how many those are', async () => {
    const { campaign, overview } = await createBrand({ max_payout_amount: 50_000 })
    await countedPost(campaign, 4000)
    const capped = await countedPost(campaign, 10_000)
    // 700 and 1,750 in two days.
    expect((await overview()).budget).toMatchObject({
      burn_amount: 1225,
      burn_days: 2,
      counting_count: 2,
      ended_count: 0,
    })

    platform.post(capped.post_uid, { views: 1_000_000 })
    await readAgain(platform, capped)
    await grantAll()
    const { budget } = await overview()
    expect(budget).toMatchObject({
      unused_amount: 949_300,
      burn_amount: 350,
      counting_count: 1,
      ended_count: 1,
    })
  })

  test('tells what waits, by program, and the posts with most views', async () => {
    const { campaign, organization_id, overview } = await createBrand()
    await handInPost(platform, campaign, await createCreator())
    await handInPost(platform, campaign, await createCreator())
    const best = await countedPost(campaign, 9000)
    await flagSubmission(await countedPost(campaign, 5000))
    await createApplication({ organization_id, quote: 18_000 })

    const { waits, best_posts } = await overview()
    expect(waits).toMatchObject([
      { kind: 'posts', number: 2, program_name: campaign.name },
      { kind: 'applications', number: 1, quotes: [18_000] },
      { kind: 'flags', number: 1 },
    ])
    expect(Date.parse(waits[0].due_at)).toBeGreaterThan(Date.now())
    expect(best_posts).toMatchObject([{ post_url: best.post_url, view_count: 9000 }])
    expect(best_posts[0].days.at(-1)).toBe(9000)
  })

  test('an unknown period does not exist', async () => {
    const { client, path } = await createBrand()
    expect((await client.get(`${path}/overview.json?period=1y`)).statusCode).toBe(422)
    expect((await client.get(`${path}/overview.json?period=toString`)).statusCode).toBe(422)
  })

  test('takes a handful of statements, however much there is', async () => {
    const { owner, campaign, path, client } = await createBrand()
    await countedPost(campaign, 4000)
    await client.get(`${path}/overview.json`)
    const json = await statementsOf(() => client.get(`${path}/overview.json?period=12m`))
    expect(json).toHaveLength(2)

    const browser = await withSession(owner)
    await browser.get(path)
    // Who it is, the organization seen last, what is around the page, and the page itself.
    const page = await statementsOf(() => browser.get(`${path}?period=12m`))
    expect(page.length, page.join('\n')).toBeLessThanOrEqual(4)
  })
})

describe('the home of an organization', () => {
  test('says how things stand', async () => {
    const { owner, campaign, path } = await createBrand()
    await countedPost(campaign, 400_000)
    await handInPost(platform, campaign, await createCreator())

    const { body } = await (await withSession(owner)).get(path)
    expect(body).toContain('Hello, Robin')
    expect(body).toContain('1 post waits for you, for 1 minute.')
    expect(body).toMatch(/runs out on \w+ \d+\./)
    expect(body).toMatch(/aria-current="true" class="[^"]*">30 days/)
    expect(body).not.toContain('style=')
  })

  test('says what applications ask for at least and at most, and how many posts are flagged', async () => {
    const { owner, campaign, organization_id, path } = await createBrand()
    const { collab } = await createApplication({ organization_id, quote: 52_000 })
    for (const quote_amount of [30_000, 41_000, 35_000])
      await (await withToken(await createUser(db))).post(`${applicationsPath(collab)}.json`, {
        submission: { quote_amount, message: 'I film mugs.' },
      })
    await flagSubmission(await countedPost(campaign, 5000))
    await flagSubmission(await countedPost(campaign, 5000))

    const { body } = await (await withSession(owner)).get(path)
    expect(body).toContain(`for ${collab.name}, quoted at $300.00 to $520.00`)
    expect(body).toContain('2 flagged posts')
    expect(body).toContain(`in ${campaign.name}, their pay is on hold`)
  })

  test('does not say that nothing waits above what does', async () => {
    const { owner, campaign, path } = await createBrand()
    await flagSubmission(await countedPost(campaign, 5000))

    const { body } = await (await withSession(owner)).get(path)
    expect(body).toContain('All is decided. 1 flagged post is being checked.')
    expect(body).not.toContain('Nothing is waiting for you.')
  })

  test('forecasts the end of a campaign where that comes before the end of its budget', async () => {
    const { owner, campaign, path } = await createBrand({ ends_at: inDays(5) })
    await countedPost(campaign, 400_000)

    const { body } = await (await withSession(owner)).get(path)
    expect(body).toContain(`${campaign.name} ends in 5 days, before its budget runs out.`)
    expect(body).not.toMatch(/runs out on/i)
  })

  test('leads a new organization to its first campaign, step by step', async () => {
    const owner = await createMembership(db)
    const { organization_id } = owner
    const path = organizationPath({ id: organization_id })
    const browser = await withSession(owner)
    const home = async () => (await browser.get(path)).body

    expect(await home()).toContain('0 of 6 done')
    await createMembership(db, { organization_id, role: 'member' })
    const draft = await createCampaign(db, { organization_id })
    expect(await home()).toContain('2 of 6 done')
    await createCampaign(db, { organization_id, total_budget_amount: 5000 })
    expect(await home()).toContain('3 of 6 done')
    expect(await home()).not.toContain(draft.name)
    const running = await createRunningCampaign({ organization_id })
    expect(await home()).toMatch(/4 of 6 done.*Tell creators about it/s)
    await browser.post(
      creatorInvitationsPath({ id: owner.organization_id }),
      'creator_invitation[email]=suki%40example.com',
    )
    expect(await home()).toContain('5 of 6 done')
    expect(await home()).toContain(`data-copy="${absolute(discoverCampaignPath(running))}"`)
    expect((await browser.get(campaignPath(running))).body).toContain('Tell creators about it')
    await db
      .update(organizations)
      .set({ avatar_key: 'a'.repeat(32) })
      .where(eq(organizations.id, organization_id))
    expect(await home()).toContain('All set: now creators post')
    expect(await home()).not.toContain('6 of 6')
    await handInPost(fakePlatform(), running, await createCreator())
    expect(await home()).toContain('Hello, Robin')
    expect((await browser.get(campaignPath(running))).body).not.toContain('Tell creators about it')
  })

  test('is told to programs with its figures too', async () => {
    const owner = await createMembership(db)
    const path = organizationPath({ id: owner.organization_id })
    const { body } = await (await withSession(owner)).get(`${path}?period=7d`)
    expect(body).toContain(`${path}/overview.json?period=7d`)
    expect(body).toContain(`${path}.json`)
    expect(body).not.toContain(`${path}.json?`)
  })

  test('a member sees the steps, and is not sent where they may not go', async () => {
    const { organization_id } = await createMembership(db)
    const member = await createMembership(db, { organization_id, role: 'member' })
    const path = organizationPath({ id: organization_id })
    const { body } = await (await withSession(member)).get(path)
    expect(body).toContain('An admin of your organization takes these steps.')
    expect(body).not.toContain(`${path}/campaigns/new`)
  })
})

const sum = (points: { view_count: number }[]) =>
  points.reduce((before, { view_count }) => before + view_count, 0)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('the page of a campaign', () => {
  test('says on each of its parts when it ends, and forecasts nothing beyond', async () => {
    const ends_at = inDays(5)
    const { owner, campaign } = await createBrand({ ends_at })
    await countedPost(campaign, 400_000)
    const browser = await withSession(owner)

    for (const part of ['', '/submissions', '/brief', '/fundings', '/edit']) {
      const { body } = await browser.get(`${campaignPath(campaign)}${part}`)
      expect(body).toMatch(new RegExp(`everywhere · ends <time datetime="${ends_at}"`))
      expect(body).toContain('ends before its budget runs out at $350.00 a day')
      expect(body).not.toMatch(/runs out on/i)
    }
    await db
      .update(campaigns)
      .set({ status: 'finished', finished_at: sql`troupe_now()` })
      .where(eq(campaigns.id, campaign.id))
    const { body } = await browser.get(campaignPath(campaign))
    expect(body).toContain('everywhere · ended <time')
  })

  test('of a draft says when it ends before it is published', async () => {
    const owner = await createMembership(db)
    const { organization_id } = owner
    const ends_at = inDays(20)
    const draft = await createFundedCampaign(db, { organization_id, ends_at })
    const { body } = await (await withSession(owner)).get(campaignPath(draft))
    expect(body).toContain(`· ends <time datetime="${ends_at}"`)
    expect(body).toContain(`It ends <time datetime="${ends_at}"`)
  })

  test('shows how it does, with its numbers in tables too', async () => {
    const { owner, campaign } = await createBrand({ name: 'Kettles' })
    await countedPost(campaign, 4000)
    const browser = await withSession(owner)

    const { body } = await browser.get(campaignPath(campaign))
    expect(body).toContain(
      '$1.75 per 1,000 views · from 2,000 views, up to $2,500.00 a post · YouTube · everywhere',
    )
    expect(body).toContain(
      'Budget: $0.00 in creators’ balances, $7.00 granted, not in their balances yet, $9,993.00 left',
    )
    expect(body).toContain('4,000 views in the last 30 days, YouTube.')
    expect(body).toContain('Top creators')
  })

  test('never says that nothing was used beside what was used in a day', async () => {
    const { owner, campaign } = await createBrand()
    await countedPost(campaign, 4000)
    const browser = await withSession(owner)
    const page = async () => (await browser.get(campaignPath(campaign))).body

    expect(await page()).toContain('Lasts over a year at this pace.')
    expect(await page()).toContain('lasts over a year at $3.50 a day')
    expect(await page()).toContain('as much is handed in as before: a post counts for 30 days')
    await db
      .update(campaigns)
      .set({ status: 'paused', paused_at: sql`troupe_now()`, paused_by: 'admin' })
      .where(eq(campaigns.id, campaign.id))
    expect(await page()).not.toContain('Nothing was used')
    expect(await page()).toContain('It does not run now, so there is no forecast.')
  })

  test('draws no day below nothing, and marks where posts stopped counting', async () => {
    const { owner, campaign, path, overview } = await createBrand()
    const post = await countedPost(campaign, 5000)
    await longAgo(campaign, 1)
    await flagSubmission(post)

    const browser = await withSession(owner)
    for (const address of [campaignPath(campaign), path]) {
      const { body } = await browser.get(address)
      expect(body).toContain('0 (5,000 no longer count)')
      expect(body).not.toContain('-5,000')
      expect(body).toContain('A ring marks a day on which posts stopped counting')
    }
    // The days still make the sums.
    const { now, points } = await overview()
    expect(now.view_count).toBe(0)
    expect(sum(points)).toBe(0)
  })

  test('has the same head and tabs everywhere, and says which of them is open', async () => {
    const { owner, campaign } = await createBrand()
    await handInPost(platform, campaign, await createCreator())
    const browser = await withSession(owner)
    const path = campaignPath(campaign)

    for (const part of ['', '/submissions', '/brief', '/fundings', '/transfers', '/edit']) {
      const { body } = await browser.get(`${path}${part}`)
      expect(body).toContain('Review a post')
      expect(body).toContain('as an API call')
      const tab = part === '/transfers' ? '/fundings' : part
      expect(body).toContain(`<a href="${path}${tab}" aria-current="page">`)
    }
    const { organization_id } = campaign
    const member = await createMembership(db, { organization_id, role: 'member' })
    const { body } = await (await withSession(member)).get(path)
    expect(body).not.toContain(`${path}/edit`)
  })

  test('over JSON is the same in one statement, and only for its organization', async () => {
    const { client, campaign } = await createBrand()
    await countedPost(campaign, 4000)
    const path = `${campaignPath(campaign)}/overview.json`
    const found = (await client.get(path)).json()
    expect(found).toMatchObject({
      now: { view_count: 4000, spent: [{ used_amount: 700 }] },
      platforms: [{ platform_id: 'youtube' }],
      creators_count: 1,
      pending_count: 0,
      creators: [{ submissions_count: 1, view_count: 4000, used_amount: 700 }],
    })
    expect(await statementsOf(() => client.get(path))).toHaveLength(2)

    const { organization_id } = (await createBrand()).campaign
    const elsewhere = campaignPath({ ...campaign, organization_id })
    const stranger = await withToken(
      await createMembership(db, { organization_id, role: 'member' }),
    )
    expect((await stranger.get(`${elsewhere}/overview.json`)).statusCode).toBe(404)
  })

  test('of a draft says what its rate and budget buy', async () => {
    const owner = await createMembership(db)
    const draft = await createCampaign(db, {
      organization_id: owner.organization_id,
      cpm_amount: 200,
      total_budget_amount: 50_000,
    })
    const { body } = await (await withSession(owner)).get(campaignPath(draft))
    expect(body).toContain('With the $500.00 in this campaign.')
    expect(body).toMatch(/10,000<\/th><td[^>]*><span[^>]*>\$20.00<\/span><\/td><td[^>]*>25</)
    expect(body).toContain('Preview as creators will see it')
  })
})
