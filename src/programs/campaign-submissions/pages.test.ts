import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership, createSessionToken } from '../../../test/support/world/factories.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
  releaseEarnings,
} from '../../../test/support/world/submissions.ts'
import {
  campaignSubmissionPath,
  campaignSubmissionsPath,
  messagesPath,
  newHandInPath,
  organizationPostsPath,
  ownSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { Step } from './paying/steps-to-amount.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

async function setUp() {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const creator = await createCreator()
  const submission = await handInPost(platform, campaign, creator)
  await approveSubmission(submission)
  platform.post(submission.post_uid, { views: 12_500 })
  await readAgain(platform, submission)
  await pass(submission, '25 hours')
  await grantAll()
  return { admin, campaign, creator, submission }
}

test('Both sides see the same figure, every step to it and what happened', async () => {
  const { admin, creator, submission } = await setUp()
  const own = await (await withSession(creator.user)).get(ownSubmissionPath(submission))
  const theirs = await (await withSession(admin)).get(campaignSubmissionPath(submission))

  for (const { body } of [own, theirs]) {
    expect(body).toMatch(/Earned so far<\/p><p class="figure[^>]*>\$21\.87</)
    expect(body).toMatch(/Verified views<\/th><td[^>]*>12,500</)
    expect(body).toMatch(/× \$1\.75 per 1,000<\/th><td[^>]*>\$21\.87</)
    expect(body).toMatch(/at most \$2,500\.00 a post<\/th><td[^>]*>not reached</)
    expect(body).toMatch(/from 2,000 views<\/th><td[^>]*>passed</)
    expect(body).toMatch(/\$21\.87<\/span> granted/)
    expect(body).toMatch(/\$21\.87 granted[\s\S]+Approved[\s\S]+Submitted/)
  }
  expect(own.body).toContain('href="/me/statement"')
  expect(theirs.body).toMatch(/href="[^"]+\/transfers"/)

  await releaseEarnings(submission)
  const after = await (await withSession(creator.user)).get(ownSubmissionPath(submission))
  expect(after.body).toMatch(/\$21\.87 in your balance[\s\S]+\$21\.87 granted/)
})

test('A post that has ended below the threshold does not say that it is still to be reached', async () => {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const submission = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(submission)
  platform.post(submission.post_uid, { views: 100 })
  await readAgain(platform, submission)
  const client = await withToken(admin)
  const least = async () => {
    const { body } = await (await withSession(admin)).get(campaignSubmissionPath(submission))
    const why = (await client.get(`${campaignSubmissionPath(submission)}/explanation.json`)).json()
    const step: Step = why.steps.find(({ name }: Step) => name === 'least')
    expect(body).toMatch(new RegExp(`from 2,000 views</th><td[^>]*>${step.figure}<`))
    return [step.figure, step.text]
  }
  const earns = 'A post earns from 2,000 views, so this is nothing'
  expect(await least()).toEqual(['not reached yet', `${earns} yet.`])
  await pass(submission, '31 days')
  await readAgain(platform, submission)
  expect(await least()).toEqual(['not reached', `${earns}.`])
})

test('All posts of an organization are a file for spreadsheets too', async () => {
  const { admin, submission } = await setUp()
  const path = organizationPostsPath({ id: admin.organization_id })
  const client = await withSession(admin)

  const lines = (await client.get(`${path}.csv`)).body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(submission.post_url)
  expect(lines[1]).toContain(',counting,12500,USD,21.87,21.87,0.00,')
  expect((await client.get(`${path}.csv?state=rejected`)).body.trim()).not.toContain('\n')
  expect((await client.get(`${path}.csv?state=lost`)).statusCode).toBe(404)
})

test('A campaign counts and orders its posts as the organization does, and leads to their file', async () => {
  const { admin, campaign, submission } = await setUp()
  const { campaign_id, organization_id } = submission
  const client = await withSession(admin)
  const files = `${organizationPostsPath({ id: organization_id })}.csv?campaign_id=${encodeId('Campaign', campaign_id)}`
  const path = campaignSubmissionsPath({ id: campaign_id, organization_id })
  for (const list of [path, organizationPostsPath({ id: organization_id })]) {
    const { body } = await client.get(`${list}?order=most_views`)
    expect(body).toMatch(/counting<\/span>\s*<span[^>]*>1</)
    expect(body).toMatch(/<option value="most_views" selected/)
  }
  expect((await client.get(path)).body).toContain(files)
  expect((await client.get(path)).body).toMatch(
    /<a href="[^"]+\/submissions"[^>]*>(?:(?!<\/a>).)*All posts/s,
  )

  const more = await handInPost(platform, campaign, await createCreator(), { views: 20 })
  const program = await withToken(admin)
  const ids = async (order: string) =>
    (await program.get(`${path}.json?order=${order}`)).json().map(({ id }: { id: string }) => id)
  const [first, second] = [submission, more].map(({ id }) => encodeId('Submission', id))
  expect(await ids('newest')).toEqual([second, first])
  expect(await ids('most_views')).toEqual([first, second])
})

test('Nothing is said to be earned before it is approved, or after it was rejected', async () => {
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  const submission = await handInPost(platform, campaign, creator, { views: 12_500 })
  const page = async () =>
    (await (await withSession(creator.user)).get(ownSubmissionPath(submission))).body
  expect(await page()).toMatch(/Would earn, if approved now<\/p><p class="figure[^>]*>\$21\.87</)

  await rejectSubmission(submission)
  expect(await page()).toContain('Would have earned, if approved')
  expect(await page()).not.toContain('Earned so far')
})

test('Both sides read whether the caption marks a post as advertising, and its creator what to do', async () => {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const creator = await createCreator()
  const submission = await handInPost(platform, campaign, creator, { caption: 'Two cups.' })
  const own = async () =>
    (await (await withSession(creator.user)).get(ownSubmissionPath(submission))).body
  const theirs = await (await withSession(admin)).get(campaignSubmissionPath(submission))
  const look = 'Its caption has no word like #ad.'
  for (const body of [await own(), theirs.body]) expect(body).toContain(look)
  expect(await own()).toContain('a post that is not marked can be rejected')
  expect(theirs.body).not.toContain('Mark it now')

  platform.post(submission.post_uid, { caption: 'Two cups. #ad' })
  await readAgain(platform, submission)
  expect(await own()).toContain('“#ad” is in its caption.')
  expect(await own()).not.toContain('Mark it now')
})

test('A flag is part of what happened', async () => {
  const { creator, submission } = await setUp()
  await flagSubmission(submission)
  const { body } = await (await withSession(creator.user)).get(ownSubmissionPath(submission))
  expect(body).toMatch(/Flagged<\/span><span[^>]*>Odd\./)
})

test('Both sides read what silence does to a flag and to an appeal', async () => {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const creator = await createCreator()
  const [flagged, appealed] = [
    await handInPost(platform, campaign, creator),
    await handInPost(platform, campaign, creator),
  ]
  await flagSubmission(flagged)
  await rejectSubmission(appealed)
  const own = await withSession(creator.user)
  const before = (await own.get(ownSubmissionPath(appealed))).body
  expect(before).toContain('If they do not within 7 days of your appeal, it succeeds.')
  await appealSubmission(appealed)
  const form = (await own.get(newHandInPath(campaign))).body
  expect(form).toMatch(/href="\/me"[^>]*>\s*hide your handle/)
  const theirs = await withSession(admin)

  const asked = (await theirs.get(campaignSubmissionPath(flagged))).body
  expect(asked).toContain('You can lift your flag, or reject the post. Troupe’s team can do both.')
  for (const body of [asked, (await own.get(ownSubmissionPath(flagged))).body]) {
    expect(body).toContain('If nobody decides, the flag expires, and the post goes on where it was')
    expect(body).toContain('approved automatically after another 48 hours')
  }
  expect((await theirs.get(campaignSubmissionPath(appealed))).body).toContain(
    'If they do not within 7 days, the appeal succeeds',
  )
  expect((await own.get(ownSubmissionPath(appealed))).body).toContain('your appeal succeeds')

  const { admin: other, submission: approved } = await setUp()
  await flagSubmission(approved)
  const { body } = await (await withSession(other)).get(campaignSubmissionPath(approved))
  expect(body).toContain('the post goes on where it was.')
  expect(body).not.toContain('approved automatically')
})

test('Only on a trial the form to submit says where posts to try it with are made', async () => {
  const path = newHandInPath(await createRunningCampaign())
  const { user } = await createCreator()
  const hint = 'make accounts and posts to try it with'
  expect((await (await withSession(user)).get(path)).body).toContain(hint)

  const { app } = await appWith({}, { trial: false })
  const cookie = `session_token=${await createSessionToken(db, user)}`
  const { statusCode, body } = await clientOf(app, { cookie }).get(path)
  expect([statusCode, body.includes(hint)]).toEqual([200, false])
})

test('The curve has the highest reading of each day, and none that was taken back', async () => {
  const { creator, submission } = await setUp()
  const { id } = submission
  await db.execute(
    sql`update campaign_submissions set created_at = now() - interval '5 days' where id = ${id}`,
  )
  await db.execute(sql`insert into post_snapshots (submission_id, taken_at, views, provider, view_definition, voided_at)
    select ${id}, date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - age, views, 'fake', 'plays', voided
    from (values (interval '30 hours', 100, null::timestamptz), (interval '26 hours', 900, null),
      (interval '25 hours', 99000, now()), (interval '50 hours', 40, null)) earlier (age, views, voided)`)
  const client = await withSession(creator.user)
  const { readings } = (
    await client.get(`${ownSubmissionPath(submission)}/explanation.json`)
  ).json()

  expect(readings.map(({ views }: { views: number }) => views)).toEqual([40, 900, 12_500])
  const { body } = await client.get(ownSubmissionPath(submission))
  expect(body).toContain('aria-label="From 40 views to 12,500 views."')
  expect(body.match(/<tr data-place=/g)).toHaveLength(3)
})

test('A form that is refused leaves messages unread on both sides, and the page does not', async () => {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const creator = await createCreator()
  const submission = await handInPost(platform, campaign, creator)
  const [asAdmin, asCreator] = [await withSession(admin), await withSession(creator.user)]
  const inJson = `${messagesPath(submission)}.json`
  const unread = async (side: typeof asAdmin) => (await side.get(inJson)).json()[0].is_unread
  const refuse = async (side: typeof asAdmin, address: string, body: object) =>
    expect((await side.post(address, body)).statusCode).toBe(422)

  await asCreator.post(inJson, { message: { body: 'Is the caption right?' } })
  await refuse(asAdmin, `${campaignSubmissionPath(submission)}/rejection`, {
    rejection: { reason: 'other', note: '' },
  })
  expect(await unread(asAdmin)).toBe(true)
  await asAdmin.get(campaignSubmissionPath(submission))
  expect(await unread(asAdmin)).toBe(false)

  await asAdmin.post(inJson, { message: { body: 'It is.' } })
  await refuse(asCreator, `${ownSubmissionPath(submission)}/appeal`, { appeal: { text: '' } })
  expect(await unread(asCreator)).toBe(true)
  await asCreator.get(ownSubmissionPath(submission))
  expect(await unread(asCreator)).toBe(false)
})
