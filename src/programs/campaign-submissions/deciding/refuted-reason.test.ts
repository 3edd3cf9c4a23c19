import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { textOf } from '../../../../test/support/reading/reference.ts'
import { createMembership, createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
  reload,
} from '../../../../test/support/world/submissions.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import {
  campaignSubmissionPath,
  ownSubmissionPath,
  staffSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { organizationPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

/** Creators read no reason of which a check has found the contrary. */

async function setUp(numbers: Partial<PlatformPost> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createRunningCampaign({ organization_id })
  const creator = await createCreator()
  const post = await handInPost(fakePlatform(), campaign, creator, numbers)
  const client = await withToken(admin)
  const reject = (reason: string, note?: string) =>
    client.post(`${campaignSubmissionPath(post)}/rejection.json`, { rejection: { reason, note } })
  return { admin, organization_id, creator, post, client, reject }
}

test.each([
  ['wrong_account', 'Who posted it', /It was posted by @/],
  ['duplicate', 'Not submitted before', /It was not submitted before\./],
  ['outside_window', 'When it was posted', /It was posted on/],
  ['wrong_country', 'Country', /from everywhere may take part\./],
])('%s is refused where the check is fine, with its name', async (reason, check, found) => {
  const { reject, post } = await setUp()
  const refused = await reject(reason, 'So it is.')
  expect(refused.statusCode).toBe(422)
  const [sentence] = refused.json().errors.reason
  expect(sentence).toContain(`The check “${check}” found otherwise:`)
  expect(sentence).toMatch(found)
  expect((await reload(post)).state).toBe('pending')
})

test('“Something else” with a note is open to whoever knows better', async () => {
  const { reject } = await setUp()
  expect((await reject('other', 'The account was sold.')).json().state).toBe('rejected')
})

test('what could not be looked at is for people to say', async () => {
  const { reject } = await setUp({ author_uid: null })
  expect((await reject('wrong_account')).json()).toMatchObject({
    state: 'rejected',
    reason: 'wrong_account',
  })
})

test('that it is not public needs a note where there is a post', async () => {
  const { reject } = await setUp()
  expect((await reject('not_public')).json().errors.note).toEqual([
    'Say what you see: we found a post at its link.',
  ])
  expect((await reject('not_public', 'Only your followers see it.')).statusCode).toBe(201)
})

test('one that is decided already is refused for that', async () => {
  const { reject, post } = await setUp()
  await rejectSubmission(post)
  expect(Object.keys((await reject('wrong_account')).json().errors)).toEqual(['base'])
})

test('the page keeps what was typed, and the inbox says it of each post', async () => {
  const { admin, organization_id, post, client } = await setUp()
  const page = await withSession(admin)
  const rejection = { reason: 'wrong_account', note: 'Who is that?' }
  const shown = await page.post(`${campaignSubmissionPath(post)}/rejection`, { rejection })
  expect(shown.statusCode).toBe(422)
  expect(shown.body).toContain('The check “Who posted it” found otherwise')
  expect(textOf(shown.body)).not.toContain('Reason The')
  expect(shown.body).toContain('Who is that?')

  const decision = {
    ...rejection,
    action: 'reject',
    submission_ids: [encodeId('Submission', post.id)],
  }
  const inbox = `${organizationPath({ id: organization_id })}/review/decisions`
  const typed = new URLSearchParams(
    Object.entries({ ...rejection, action: 'reject', form: 'reject' }).map(([name, value]) => [
      `decision[${name}]`,
      value,
    ]),
  )
  typed.append('decision[submission_ids][]', encodeId('Submission', post.id))
  const again = await page.post(inbox, typed.toString())
  expect([again.statusCode, again.body.includes('Who is that?')]).toEqual([422, true])
  const [outcome] = (await client.post(`${inbox}.json`, { decision })).json().decisions
  expect(outcome).toMatchObject({
    error: expect.stringContaining('found otherwise'),
    takes_effect_at: null,
  })
})

test('staff may say what the checks did not see', async () => {
  const { post } = await setUp()
  const someone = await createUser(db)
  makeStaff(someone)
  await approveSubmission(post)
  const path = `${staffSubmissionPath(post)}/rejection.json`
  const answer = await (await withToken(someone)).post(path, {
    rejection: { reason: 'wrong_account', note: 'It was sold to them.' },
  })
  expect(answer.json().state).toBe('rejected')
})

test('what happens next after a rejection is an appeal, with its day', async () => {
  const { post, creator } = await setUp()
  await rejectSubmission(post)
  const { body } = await (await withSession(creator.user)).get(ownSubmissionPath(post))
  expect(body).toMatch(/you can appeal <time[^>]*>until /)
  expect(body).not.toContain('Someone neutral')
})

test.each([
  ['Two cups. #ad', '#ad'],
  ['#Werbung Zwei Tassen', '#Werbung'],
  ['Brewed with love #sponsored!', '#sponsored'],
])('the caption “%s” is quoted where a post is rejected as not marked', async (caption, mark) => {
  const { admin, post } = await setUp({ caption })
  const { body } = await (await withSession(admin)).get(campaignSubmissionPath(post))
  expect(body).toContain(`Its caption has “${mark}”.`)
  expect(body).toMatch(/Needed for [^.]*“Not marked as advertising”/)
})

test('a caption without a mark is not said to have one, and opinions need a note', async () => {
  const { admin, post } = await setUp({ caption: 'Two cups. #adventure' })
  const { body } = await (await withSession(admin)).get(campaignSubmissionPath(post))
  expect(body).not.toContain('Its caption has “')
  expect(body).toMatch(/Needed for [^.]*“Low quality”, and “Requirement missing”/)
})
