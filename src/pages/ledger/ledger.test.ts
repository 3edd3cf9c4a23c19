import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import {
  createCampaignSubmission,
  createMembership,
} from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  readAgain,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { type User, users } from '../../tables/users/users.ts'
import {
  campaignLedgerPath,
  ledgerLinkPath,
  ledgerPath,
} from '../../vocabulary/addresses/ledger-urls.ts'

const platform = fakePlatform()

async function countedPost(campaign: Campaign, views: number, someone?: User) {
  const creator = await createCreator(someone)
  const post = await handInPost(platform, campaign, creator)
  await approveSubmission(post)
  platform.post(post.post_uid, { views })
  await readAgain(platform, post)
  await grantAll()
  return { ...creator, post }
}

async function createBooks(fields: Partial<Campaign> = {}) {
  const owner = await createMembership(db)
  const campaign = await createRunningCampaign({
    organization_id: owner.organization_id,
    ...fields,
  })
  const first = await countedPost(campaign, 4000)
  const second = await countedPost(campaign, 12_500)
  return { owner, campaign, first, second, address: `${ledgerPath(campaign)}.json` }
}

test('both sides read the same books, and a creator finds their own posts marked', async () => {
  const { owner, campaign, first, address } = await createBooks()
  const brand = (await (await withToken(owner)).get(address)).json()
  const creator = (await (await withToken(first.user)).get(address)).json()

  expect(brand).toMatchObject({
    summary:
      '$28.87 of $10,000.00 is spent, on 2 posts and 16,500 paid views. $9,971.13 is left, and lasts over a year at $14.44 a day.',
    used_amount: 2887,
    aside_amount: 0,
    posts_count: 2,
    formula: {
      sentences: [
        'A post earns $1.75 for every 1,000 verified views.',
        'It earns from 2,000 views: below $3.50 that is nothing.',
        'It earns $2,500.00 at most. That takes 1,428,572 views.',
      ],
      examples: [
        { views: 1000, earned_amount: 0 },
        { views: 10_000, earned_amount: 1750 },
        { views: 100_000, earned_amount: 17_500 },
        { views: 1_000_000, earned_amount: 175_000 },
      ],
    },
    posts: [
      { view_count: 12_500, earned_amount: 2187, is_own: false },
      { view_count: 4000, earned_amount: 700, is_own: false },
    ],
  })
  expect(brand.posts[0].submission_url).toContain('/organizations/')
  expect(creator.posts.map(({ is_own }: { is_own: boolean }) => is_own)).toEqual([false, true])
  expect(creator.posts[0].submission_url).toBeNull()
  expect(creator.posts[1].submission_url).toContain('/me/submissions/')
  expect({ ...creator, posts: [] }).toEqual({ ...brand, posts: [] })

  const page = await (await withSession(first.user)).get(ledgerPath(campaign))
  expect(page.body).toContain('yours')
  const own = await (await withSession(owner)).get(ledgerPath(campaign))
  expect(own.headers.location).toBe(campaignLedgerPath(campaign))
})

test('what is granted to the listed posts and aside is what is spent', async () => {
  const { owner, address, second } = await createBooks({ fee_bps: 1000 })
  const client = await withToken(owner)
  type Post = { granted_amount: number; fee_amount: number }
  const sums = async () => {
    const { used_amount, aside_amount, posts } = (await client.get(address)).json()
    const listed = posts.reduce(
      (sum: number, post: Post) => sum + post.granted_amount + post.fee_amount,
      0,
    )
    return { used_amount, aside_amount, listed }
  }

  expect(await sums()).toEqual({ used_amount: 3175, aside_amount: 0, listed: 3175 })
  await flagSubmission(second.post)
  expect(await sums()).toEqual({ used_amount: 3175, aside_amount: 2405, listed: 770 })
})

test('each line says what is granted and what comes next, and so do the sums and the file', async () => {
  const { owner, campaign, first } = await createBooks()
  platform.post(first.post.post_uid, { views: 6000 })
  await readAgain(platform, first.post)

  const browser = await withSession(owner)
  const { body } = await browser.get(campaignLedgerPath(campaign))
  const text = body.replace(/<[^>]+>/g, '')
  // 4,000 views are granted, 2,000 are not.
  expect(text).toContain('$7.00granted+$3.50 next')
  expect(text).toContain('$21.87granted')
  expect(text).toContain('Granted to posts that count$28.87')
  expect(text).toContain('Due with the next grant$3.50')

  const [titles, ...lines] = (await browser.get(`${ledgerPath(campaign)}.csv`)).body.split('\r\n')
  expect(titles).toContain('Earned,Granted,Next grant,Waits for budget,Lapsed,Fee')
  expect(lines.find((line) => line.includes(first.post.post_url))).toContain(
    '10.50,7.00,3.50,0.00,0.00',
  )
})

test('of posts that do not count only their number is told', async () => {
  const { owner, campaign, address } = await createBooks()
  const doubted = await countedPost(campaign, 3000)
  await flagSubmission(doubted.post)
  const refused = await createCreator()
  await rejectSubmission(await handInPost(platform, campaign, refused))
  const waiting = await createCreator()
  await handInPost(platform, campaign, waiting)

  const response = await (await withToken(owner)).get(address)
  expect(response.json()).toMatchObject({
    posts_count: 2,
    pending_count: 1,
    rejected_count: 1,
    flagged_count: 1,
    submissions_count: 5,
  })
  const page = await (await withSession(refused.user)).get(ledgerPath(campaign))
  expect(page.statusCode).toBe(200)
  for (const { uid } of [doubted, refused, waiting]) {
    expect(response.body).not.toContain(uid)
    expect(page.body).not.toContain(uid)
  }
})

test('why views are not paid, and who has left, is not told', async () => {
  const { owner, address, campaign, first, second } = await createBooks()
  const set = (id: number, values: Partial<typeof campaignSubmissions.$inferInsert>) =>
    db.update(campaignSubmissions).set(values).where(eq(campaignSubmissions.id, id))
  await set(second.post.id, {
    baseline_views: 100,
    invalid_views: 400,
    invalid_reason: 'bought',
    invalidated_at: new Date().toISOString(),
    frozen_at: new Date().toISOString(),
    frozen_because: 'disconnected',
  })
  await db.delete(users).where(eq(users.id, first.user.id))

  const { posts } = (await (await withToken(owner)).get(address)).json()
  expect(posts[0]).toMatchObject({ unpaid_views: 500, view_count: 12_000 })
  expect(posts[0].steps.slice(0, 3)).toMatchObject([
    { name: 'verified', value: 12_500, text: '12,500 views is the highest number we read.' },
    { name: 'unpaid', value: 500, text: '500 of them are not paid.' },
    { name: 'payable', value: 12_000 },
  ])
  expect(posts[1]).toMatchObject({ account_handle: null, post_url: null, is_own: false })
  const { body } = await (await withSession(owner)).get(campaignLedgerPath(campaign))
  expect(body).toContain('A creator who has left')
})

test('a creator who hides their handle is one number to other creators and the public', async () => {
  const { owner, campaign, address, first, second } = await createBooks()
  const again = await handInPost(platform, campaign, second)
  await approveSubmission(again)
  const client = await withToken(second.user)
  expect(
    (await client.patch('/me.json', { user: { hides_handle: true } })).json().hides_handle,
  ).toBe(true)
  const admin = await withToken(owner)
  const { ledger_url } = (await admin.post(`${ledgerLinkPath(campaign)}.json`)).json()
  const open = new URL(ledger_url).pathname.replace('.json', '')

  const hidden = { account_handle: null, post_url: null, creator_number: 2, is_hidden: true }
  for (const reader of [await withToken(first.user), anonymous]) {
    const response = await reader.get(reader === anonymous ? `${open}.json` : address)
    const [later, sooner, others] = response.json().posts
    expect(later).toMatchObject(hidden)
    expect(sooner).toMatchObject(hidden)
    expect(others.account_handle).not.toBeNull()
    expect(response.body).not.toContain(second.post.account_handle)
  }
  for (const suffix of ['', '.csv']) {
    const { body } = await anonymous.get(`${open}${suffix}`)
    expect(body).toContain('Creator 2')
    expect(body).not.toContain(second.post.account_handle)
    expect(body).not.toContain(second.post.post_url)
  }
  for (const reader of [admin, client])
    expect((await reader.get(address)).json().posts[0]).toMatchObject({
      account_handle: again.account_handle,
      post_url: again.post_url,
      creator_number: null,
      is_hidden: true,
    })
  const own = await (await withSession(second.user)).get(ledgerPath(campaign))
  expect(own.body).toContain('hidden from others')

  // The number is theirs, whoever leaves, and nobody else gets it.
  await db.delete(users).where(eq(users.id, first.user.id))
  await countedPost(campaign, 3000)
  const { posts } = (await anonymous.get(`${open}.json`)).json()
  expect(posts.map((post: { creator_number: number | null }) => post.creator_number)).toEqual([
    null,
    2,
    2,
    null,
  ])
})

test('others do not find it, nor does anyone the ledger of a draft', async () => {
  const { owner, campaign, address } = await createBooks()
  const stranger = await createMembership(db)
  expect((await (await withToken(stranger)).get(address)).statusCode).toBe(404)
  expect((await anonymous.get(address)).statusCode).toBe(401)
  const elsewhere = campaignLedgerPath({ ...campaign, organization_id: stranger.organization_id })
  expect((await (await withToken(stranger)).get(`${elsewhere}.json`)).statusCode).toBe(404)

  const draft = await createRunningCampaign({
    organization_id: owner.organization_id,
    status: 'draft',
    published_at: null,
  })
  expect((await (await withToken(owner)).get(`${ledgerPath(draft)}.json`)).statusCode).toBe(404)
})

test('a long ledger comes in pages, by one statement each, and whole as a file', async () => {
  const owner = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: owner.organization_id })
  const approved_at = new Date().toISOString()
  const { id } = await createCampaignSubmission(db, campaign, { state: 'approved', approved_at })
  await db.execute(sql`
    insert into campaign_submissions (organization_id, campaign_id, platform_id, account_handle, post_url,
      post_uid, state, approved_at, user_id)
    select organization_id, campaign_id, platform_id, account_handle, post_url, 'copy-' || id || '-' || number,
      state, approved_at - make_interval(secs => number / 3), user_id
    from campaign_submissions, generate_series(1, 520) number where id = ${id}`)

  const client = await withToken(owner)
  const address = ledgerPath(campaign)
  const last = await client.get(`${address}.json?page=6&limit=100`)
  expect(last.json().posts).toHaveLength(21)
  expect(last.headers['total-count']).toBe('521')
  expect((await client.get(`${address}.json?page=7&limit=100`)).json().posts).toEqual([])
  expect(await statementsOf(() => client.get(`${address}.json?page=7`))).toHaveLength(2)

  const { body, headers } = await (await withSession(owner)).get(`${address}.csv`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body.trim().split('\r\n')).toHaveLength(522)
})
