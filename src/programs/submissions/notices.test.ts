import { describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createAddress } from '../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
  reload,
  withholdSubmission,
} from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import { correctPost } from '../campaign-submissions/corrections/model.ts'
import { submissionApproved, submissionReceived } from './notices.ts'

test('An approved post is paid for the views that it has already, too', () => {
  const params = {
    organization_id: 'Zx3PwNf6',
    organization_name: 'Fernweh Coffee',
    program_name: 'Autumn roast',
    kind: 'campaign',
    creator_name: '@nora',
  } as const
  const told = (counts_since: 'posted' | 'submitted' | null) =>
    submissionApproved.body({ ...params, counts_since }, { id: 'Wd6KfMp2' })
  expect(told('posted')).toBe('Fernweh Coffee pays for all its views since you posted it.')
  expect(told('submitted')).toBe(
    'Fernweh Coffee pays for its views since you submitted it: you posted it before the campaign began.',
  )
  expect(told(null)).toBe(
    'Fernweh Coffee pays for all its views since you posted it. If you posted it before the campaign began, only those after you submit it count.',
  )
})

describe('what admins are told of a post says what becomes of it if nobody decides', () => {
  async function handInTo(countries: string[]) {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const campaign = await createRunningCampaign({ organization_id, countries })
    const platform = fakePlatform()
    const creator = await createCreator()
    await createAddress(creator.user)
    const submission = await handInPost(platform, campaign, creator)
    const correct = async (caption = 'A new one.') => {
      platform.post(submission.post_uid, { caption })
      const rejected = await reload(submission)
      const fields = { text: 'It says #ad now.' }
      return correctPost(context, platform.source, actingAs(creator.user), rejected, fields)
    }
    return { email: admin.user.email, submission, correct }
  }

  test.each([
    [['DE'], 'If nobody decides, it is approved.'],
    [['FR'], 'A check failed, so if nobody decides, it is rejected.'],
  ])('where the campaign is for %j', async (countries, sentence) => {
    const { email, submission, correct } = await handInTo(countries)
    expect((await mailTo(email, { subject: /submitted a post/ })).text).toContain(sentence)

    await rejectSubmission(submission, 'missing_disclosure')
    await correct()
    expect((await mailTo(email, { subject: /corrected a post/ })).text).toContain(sentence)
  })

  test('where a person has to decide', async () => {
    const { email, submission, correct } = await handInTo([])
    await withholdSubmission(submission)
    await rejectSubmission(submission, 'missing_disclosure')
    await correct()
    const { text } = await mailTo(email, { subject: /corrected a post/ })
    expect(text).toContain('It is not decided automatically.')
    expect(text).not.toContain('If nobody decides')
  })

  test('but for those of before that was recorded', () => {
    const body = submissionReceived.body({ kind: 'campaign' } as never, { id: 'Wd6KfMp2' })
    expect(body).toBe('Approve or reject it.')
  })
})
