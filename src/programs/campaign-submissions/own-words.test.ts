import { expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { createSessionToken, createUser } from '../../../test/support/world/factories.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import {
  handInPath,
  newHandInPath,
  ownSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { socialAccountPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type AppealDecision, decideAppeal } from './appeals/model.ts'
import { withAccountOfLink } from './handing-in/post.ts'
import { lockSubmission } from './lock.ts'

/** Creators read of their own posts in words of their own. */

const platform = fakePlatform()

async function setUp(fields: Parameters<typeof createRunningCampaign>[0] = {}) {
  const creator = await createCreator()
  const submission = await handInPost(platform, await createRunningCampaign(fields), creator)
  const client = await withSession(creator.user)
  const read = async () => (await client.get(ownSubmissionPath(submission))).body
  return { creator, client, submission, read }
}

async function decide(submission: { id: number }, decision: AppealDecision) {
  const staff = { ...actingAs(await createUser(db)), isStaff: true } as const
  await db.transaction(async (tx) =>
    decideAppeal(tx, context, staff, await lockSubmission(tx, submission), decision),
  )
}

test('They are spoken to, and not of', async () => {
  const { submission, read } = await setUp({ countries: ['DE'] })
  expect(await read()).toContain('No address is saved yet')
  expect(await read()).toContain('not known yet')

  await rejectSubmission(submission)
  await appealSubmission(submission)
  const page = await read()
  expect(page).toContain('Your appeal')
  expect(page).not.toMatch(/check yourself|The creator/)
})

test('Who approved a post is said, be it nobody', async () => {
  const { submission, read } = await setUp()
  await approveSubmission(submission)
  expect(await read()).toMatch(/Automatically, because [^,]+ did not decide in time, after/)
})

test('An appeal that Troupe’s team decided says so, with its note', async () => {
  const won = await setUp()
  await rejectSubmission(won.submission)
  await appealSubmission(won.submission)
  await decide(won.submission, { outcome: 'accepted', note: 'The light is fine.' })
  const page = await won.read()
  expect(page).toContain('Troupe’s team, which decided the appeal, after')
  expect(page).toContain('The light is fine.')
  expect(page).not.toContain('Appeal refused')

  const lost = await setUp()
  await rejectSubmission(lost.submission)
  await appealSubmission(lost.submission)
  await decide(lost.submission, { outcome: 'refused', note: 'It is too dark.' })
  expect(await lost.read()).toMatch(/Appeal refused[\s\S]+It is too dark\./)
})

test('Whoever connects an account for a campaign finds back to it', async () => {
  const path = newHandInPath(await createRunningCampaign())
  const user = await createUser(db)
  const session = `session_token=${await createSessionToken(db, user)}`
  const client = await withSession(user)
  const before = await client.get(path)
  expect(before.body).toContain('Connect an account first')
  const errand = before.cookies.find(({ name }) => name === 'errand')
  const cookie = `${session}; errand=${encodeURIComponent(errand?.value ?? '')}`

  const { account } = await createCreator(user)
  const shown = await client.get(socialAccountPath(account), { cookie })
  expect(shown.body).toContain(`href="${path}"`)
  expect((await client.get(socialAccountPath(account))).body).toContain('Find a program')

  const after = await client.get(path, { cookie })
  expect(after.cookies).toContainEqual(expect.objectContaining({ name: 'errand', value: '' }))
})

test('The link says which account it was posted with', async () => {
  const creator = await createCreator()
  const { account } = await createCreator(creator.user)
  const { account: other } = await createCreator(creator.user)
  const both = [
    account,
    { ...other, platform_id: 'tiktok', account_url: 'https://www.tiktok.com/@Nora' },
  ] as const
  const chosen = (post_url: string) =>
    withAccountOfLink(
      { submission: { post_url, social_account_id: '' } },
      { platform_ids: ['tiktok', 'youtube'] },
      [...both],
    )

  const ofTikTok = { social_account_id: encodeId('SocialAccount', other.id) }
  const ofYouTube = { social_account_id: encodeId('SocialAccount', account.id) }
  expect(chosen('https://www.tiktok.com/@nora/video/7301234567890123456')).toMatchObject({
    submission: ofTikTok,
  })
  expect(chosen('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({ submission: ofYouTube })
})

test('A link that leads to no account is refused for what is wrong with it', async () => {
  const creator = await createCreator()
  await createCreator(creator.user)
  const campaign = await createRunningCampaign()
  const browser = await withSession(creator.user)
  const send = async (post_url: string) => {
    const fields = { 'submission[post_url]': post_url, 'submission[social_account_id]': '' }
    const { statusCode, body } = await browser.post(
      handInPath(campaign),
      new URLSearchParams(fields).toString(),
    )
    expect(statusCode).toBe(422)
    expect(body).not.toMatch(/Posted with can(&#39;|')t be blank/)
    return body
  }

  expect(await send('hello')).toContain(
    'is not the address of a post, which looks like https://www.youtube.com/watch?v=…',
  )
  expect(await send('https://www.youtube.com/@nora')).toContain('but of a profile: open the post')
  expect(await send('https://www.tiktok.com/@nora/video/7301234567890123456')).toContain(
    'is on TikTok, which this campaign does not pay for',
  )
  const twice = await handInPost(fakePlatform(), campaign, await createCreator(creator.user))
  const again = await send(twice.post_url)
  expect(again).toContain(`href="${ownSubmissionPath(twice)}"`)
  expect(await send('')).toMatch(/Link to your post can(&#39;|')t be blank/)
  expect(await send('https://youtu.be/dQw4w9WgXcQ')).toContain(
    'Posted with cannot be told from this link: choose it',
  )
})
