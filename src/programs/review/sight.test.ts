import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMembership } from '../../../test/support/factories.ts'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  readAgain,
} from '../../../test/support/submissions.ts'
import { socialAccounts } from '../../tables/users/social-accounts.ts'
import { campaignSubmissionPath, reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
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
