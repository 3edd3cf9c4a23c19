import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  readAgain,
} from '../../../test/support/world/submissions.ts'
import { socialAccounts } from '../../tables/users/social-accounts.ts'
import { campaignSubmissionPath, reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const admin = await createMembership(db)
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({
    organization_id: admin.organization_id,
    brief: '<p>Show the cup.</p>',
  })
  const caption = 'Two cups <before> nine. #ad #Coffee'
  const submission = await handInPost(platform, campaign, await createCreator(), { caption })
  const path = reviewPath({ id: admin.organization_id })
  return { admin, platform, submission, caption, path, browser: await withSession(admin) }
}

test('a post is decided with its picture to be played, its caption and the brief in sight', async () => {
  const { browser, path, submission, admin, caption } = await setUp()
  for (const address of [path, campaignSubmissionPath(submission)]) {
    const { body } = await browser.get(address)
    expect(body).toContain(`data-src="/simulated/clips/youtube/${submission.post_uid}"`)
    // Nothing is loaded before someone asks for it.
    expect(body).not.toMatch(/<iframe[^>]* src=/)
    expect(body).toContain('Two cups &lt;before> nine.')
    expect(body).toContain('<strong class="font-semibold">#Coffee</strong>')
    expect(body).toContain('<p>Show the cup.</p>')
  }

  const json = (await (await withToken(admin)).get(`${path}/${idOf(submission)}.json`)).json()
  expect(json).toMatchObject({
    caption,
    hashtags: ['#ad', '#Coffee'],
    embed_url: `https://www.youtube-nocookie.com/embed/${submission.post_uid}`,
    brief: '<p>Show the cup.</p>',
  })
})

test('only the pages on which posts are decided may show pages of platforms, and of no others', async () => {
  const { browser, path, submission, admin } = await setUp()
  const framesOf = async (address: string) => {
    const { headers } = await browser.get(address)
    return /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const sites =
    "https://www.tiktok.com https://www.youtube-nocookie.com https://www.instagram.com https://platform.twitter.com 'self'"

  expect(await framesOf(path)).toBe(sites)
  expect(await framesOf(campaignSubmissionPath(submission))).toBe(sites)
  expect(await framesOf(`/organizations/${encodeId('Organization', admin.organization_id)}`)).toBe(
    undefined,
  )
  const form = `decision[action]=reject&decision[submission_ids][]=${idOf(submission)}`
  const refused = await browser.post(`${path}/decisions`, form)
  expect(refused.statusCode).toBe(422)
  expect(String(refused.headers['content-security-policy'])).toContain(`frame-src ${sites}`)
})

test('a caption follows what its platform says, and goes with the account', async () => {
  const { platform, submission, browser, path } = await setUp()
  platform.post(submission.post_uid, { caption: 'Three cups. #ad' })
  await readAgain(platform, submission)
  expect((await browser.get(path)).body).toContain('Three cups.')

  await db.delete(socialAccounts).where(eq(socialAccounts.id, submission.social_account_id ?? 0))
  expect((await browser.get(path)).body).not.toContain('Three cups.')
})

const idOf = ({ id }: { id: number }) => encodeId('Submission', id)

test('approving many asks once, with their number and the sum that adds up', async () => {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const platform = fakePlatform()
  const terms = { cpm_amount: 200, base_reward_amount: 1000, min_payout_amount: 0 }
  const campaign = await createRunningCampaign({ organization_id, ...terms })
  const creator = await createCreator()
  const first = await handInPost(platform, campaign, creator, { views: 1596 })
  const second = await handInPost(platform, campaign, creator, { views: 500 })
  const path = reviewPath({ id: organization_id })
  const chosen = [first, second].map((one) => `decision[submission_ids][]=${idOf(one)}`).join('&')
  const browser = await withSession(admin)
  const words = async (address: string) =>
    (await browser.get(address)).body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')

  const beside = await words(`${path}?id=${idOf(first)}`)
  expect(beside).toContain('Would earn, if approved now$13.19')
  expect(beside).toContain('$10.00 for the post + $3.19 for 1,596 views at $2.00 per 1,000')
  expect(beside).not.toContain('has earned')

  const asked = await words(`${path}/approval_preview?${chosen}`)
  expect(asked).toContain('Approve 2 posts?')
  expect(asked).toContain('Together they would earn $24.19 now, and more as their views grow.')
  const one = await words(`${path}/approval_preview?decision[submission_ids][]=${idOf(first)}`)
  expect(one).toContain('It would earn $13.19 now, and more as its views grow.')
  expect(asked).toContain(
    `${campaign.name}${formatMoney(campaign.unused_amount, 'usd')} of its budget is free.`,
  )

  const program = await withToken(admin)
  const told = await program.get(`${path}/approval_preview.json?${chosen}`)
  expect(told.json()).toEqual({
    submissions_count: 2,
    submission_ids: expect.arrayContaining([idOf(first), idOf(second)]),
    would_pay: [{ currency: 'usd', amount: 2419 }],
    campaigns: [
      {
        campaign_id: encodeId('Campaign', campaign.id),
        campaign_name: campaign.name,
        currency: 'usd',
        submissions_count: 2,
        would_pay_amount: 2419,
        free_amount: campaign.unused_amount,
      },
    ],
    failed: [],
  })
  const others = await createMembership(db)
  const elsewhere = reviewPath({ id: others.organization_id })
  const strange = await (await withToken(others)).get(
    `${elsewhere}/approval_preview.json?${chosen}`,
  )
  const unknown = { error: 'Submission not found.', code: 'not_found' }
  expect([strange.statusCode, strange.json().submissions_count]).toEqual([200, 0])
  expect(strange.json().failed).toEqual(
    [first, second].map((one) => ({ submission_id: idOf(one), ...unknown })),
  )
  const both = await program.get(
    `${path}/approval_preview.json?${chosen}&decision[submission_ids][]=zzz`,
  )
  expect(both.json().failed).toEqual([{ submission_id: 'zzz', ...unknown }])
  const none = await program.get(`${path}/approval_preview.json`)
  expect(none.statusCode).toBe(422)
  expect(none.json()).toMatchObject({
    errors: { 'decision[submission_ids]': ["can't be blank: send decision[submission_ids][]"] },
    codes: { 'decision[submission_ids]': ['blank'] },
  })

  const form = `${chosen}&decision[action]=approve`
  const sent = await browser.post(`${path}/decisions?return_to=${encodeURIComponent(path)}`, form)
  expect(sent.headers.location).toBe(path)
  expect(await words(path)).toContain('2 posts will be approved.')
  expect((await browser.get(`${path}/approval_preview?${chosen}`)).headers.location).toBe(path)
  const late = (await program.get(`${path}/approval_preview.json?${chosen}`)).json()
  expect(late).toMatchObject({
    submissions_count: 0,
    failed: [{ code: 'refused' }, { code: 'refused' }],
  })
})
