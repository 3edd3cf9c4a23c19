import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db, withSession } from '../../../../test/support/helper.ts'
import { createAddress } from '../../../../test/support/world/collab-work.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { campaignNow, earnByViews, setUpPost } from '../../../../test/support/world/one-post.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  flagSubmission,
  handInPost,
  pass,
  readAgain,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { actingAs } from '../../../demo/world.ts'
import { one } from '../../../framework/database/rows.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { flags } from '../../../tables/campaigns/flags.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { liftAsMember } from '../flags/model.ts'
import { explainAmount } from '../paying/explanation.ts'
import { handIn } from './model.ts'
import { withdrawPost } from './withdrawal.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

describe('a post that is handed in', () => {
  test('is checked by name, counted, and claims its post', async () => {
    const { campaign, someone, submission } = await setUpPost(platform)

    expect(submission.state).toBe('pending')
    expect(submission.checks.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['address', 'passed'],
      ['author', 'passed'],
      ['duplicate', 'passed'],
      ['window', 'passed'],
      ['country', 'passed'],
    ])
    expect((await campaignNow(campaign)).submissions_count).toBe(1)
    const again = handInPost(platform, campaign, someone)
    expect((await again).post_uid).not.toBe(submission.post_uid)
    await expect(
      db.execute(sql`insert into campaign_submissions (organization_id, campaign_id, platform_id,
        account_handle, post_url, post_uid) values (${campaign.organization_id}, ${campaign.id},
        'youtube', 'x', 'x', ${submission.post_uid})`),
    ).rejects.toThrow()
  })

  test('of somebody else is refused, and leaves the post to its owner', async () => {
    const campaign = await createRunningCampaign()
    const [owner, stranger] = [await createCreator(), await createCreator()]
    const stolen = handInPost(platform, campaign, stranger, { author_uid: owner.uid })
    await expect(stolen).rejects.toMatchObject({
      errors: { post_url: [expect.stringMatching(/^is not yours/)] },
    })
  })

  test('of somebody else, found out later, is given up at once', async () => {
    const campaign = await createRunningCampaign()
    const [owner, stranger] = [await createCreator(), await createCreator()]
    const claimed = await handInPost(platform, campaign, stranger, { author_uid: null })
    expect(claimed.checks.find(({ name }) => name === 'author')?.outcome).toBe('unknown')
    platform.post(claimed.post_uid, { author_uid: owner.uid })
    expect(await readAgain(platform, claimed)).toMatchObject({
      state: 'rejected',
      reason: 'wrong_account',
      is_claiming: false,
    })
  })

  test('is decided in time where a check stays open, however often it is read', async () => {
    const { submission } = await setUpPost(platform, { countries: ['DE'] })
    for (const _ of [1, 2]) {
      await pass(submission, '3 days')
      await readAgain(platform, submission)
      await workOff()
      expect((await reload(submission)).state).toBe('pending')
    }
    await pass(submission, '1 day 1 minute')
    await workOff()
    expect((await reload(submission)).state).toBe('approved')
    const isCheck = eq(auditEvents.action, 'check')
    expect(
      await db.$count(auditEvents, and(eq(auditEvents.record_id, submission.id), isCheck)),
    ).toBe(0)
  })

  test('is approved by itself after 48 hours if every check passed', async () => {
    const { submission } = await setUpPost(platform)
    await pass(submission, '47 hours')
    await workOff()
    expect((await reload(submission)).state).toBe('pending')
    await pass(submission, '1 hour 1 minute')
    await workOff()
    expect(await reload(submission)).toMatchObject({
      state: 'approved',
      grant_at: expect.any(String),
    })
  })

  test('waits a week where something could not be checked, and is rejected where a check failed', async () => {
    const campaign = await createRunningCampaign({ countries: ['DE'] })
    const unsure = await handInPost(platform, campaign, await createCreator())
    const traveller = await createCreator()
    await createAddress(traveller.user, 'FR')
    const abroad = await handInPost(platform, campaign, traveller)
    expect(unsure.checks.at(-1)).toMatchObject({
      name: 'country',
      found: expect.stringContaining('No address is saved yet'),
    })
    await pass(unsure, '6 days 23 hours')
    await pass(abroad, '13 days 23 hours')
    await workOff()
    expect([(await reload(unsure)).state, (await reload(abroad)).state]).toEqual([
      'pending',
      'pending',
    ])
    await pass(unsure, '2 hours')
    await pass(abroad, '2 hours')
    await workOff()
    expect((await reload(unsure)).state).toBe('approved')
    expect(await reload(abroad)).toMatchObject({ state: 'rejected', reason: 'wrong_country' })
  })

  test.each([
    ['DE', 'passed', '48 hours'],
    ['FR', 'failed', '14 days'],
  ] as const)(
    'is checked again when its creator saves an address in %s',
    async (country, outcome, due) => {
      const campaign = await createRunningCampaign({ countries: ['DE'] })
      const someone = await createCreator()
      const waiting = await handInPost(platform, campaign, someone)
      const decided = await handInPost(platform, campaign, someone)
      await approveSubmission(decided)
      const client = await withSession(someone.user)
      const pageOf = async (submission: CampaignSubmission) =>
        (await client.get(ownSubmissionPath(submission))).body
      expect(await pageOf(waiting)).toContain('Save your address')
      expect(await pageOf(decided)).not.toContain('Save your address')

      const home = {
        name: 'Ida Vale',
        line1: 'Am Kai 1',
        city: 'Kiel',
        postal_code: '24103',
        country,
      }
      expect((await client.patch('/me/address.json', { address: home })).statusCode).toBe(200)
      await workOff()
      expect((await reload(waiting)).checks.at(-1)).toMatchObject({ name: 'country', outcome })
      expect((await reload(decided)).checks.at(-1)).toMatchObject({ outcome: 'unknown' })
      expect(await pageOf(waiting)).not.toContain('Save your address')
      const [decision] = await db
        .select({ isDue: sql`abs(extract(epoch from due_at - now() - ${due}::interval)) < 60` })
        .from(deadlines)
        .where(and(eq(deadlines.record_id, waiting.id), eq(deadlines.kind, 'submission_decision')))
      expect(decision).toEqual({ isDue: true })
    },
  )

  test('that is too old is refused, or rejected once that is known', async () => {
    const posted_at = new Date(Date.now() - 40 * 864e5).toISOString()
    const campaign = await createRunningCampaign()
    await expect(
      handInPost(platform, campaign, await createCreator(), { posted_at }),
    ).rejects.toMatchObject({
      errors: {
        post_url: [expect.stringMatching(/^is too old for this campaign\. It was posted/)],
      },
    })
    const unsaid = await handInPost(platform, campaign, await createCreator(), { posted_at: null })
    platform.post(unsaid.post_uid, { posted_at })
    expect(await readAgain(platform, unsaid)).toMatchObject({
      state: 'rejected',
      reason: 'outside_window',
    })
  })

  test('from before the campaign is paid only for what is seen since', async () => {
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator(), {
      posted_at: new Date(Date.now() - 5 * 864e5).toISOString(),
      views: 50_000,
    })
    expect(submission.checks.find(({ name }) => name === 'window')?.found).toMatch(
      /before the campaign began\. Only views since it was submitted on \w{3} \d+, \d{4} are paid\.$/,
    )
    expect(submission).toMatchObject({
      verified_views: 50_000,
      baseline_views: 50_000,
      view_count: 0,
    })
    await approveSubmission(submission)
    expect(await earnByViews(platform, submission, 60_000)).toMatchObject({
      view_count: 10_000,
      granted_amount: 1750,
    })
    expect((await campaignNow(campaign)).view_count).toBe(10_000)
  })

  test('of unknown age is paid only for what is seen since, until its age is known', async () => {
    const campaign = await createRunningCampaign()
    const submission = await handInPost(platform, campaign, await createCreator(), {
      posted_at: null,
      views: 50_000,
    })
    expect(submission).toMatchObject({ posted_at: null, baseline_views: 50_000, view_count: 0 })
    await approveSubmission(submission)
    expect(await earnByViews(platform, submission, 60_000)).toMatchObject({ view_count: 10_000 })
    const { steps } = await explainAmount(db, encodeId('Submission', submission.id))
    expect(steps.find(({ name }) => name === 'baseline')?.text).toContain(
      'We do not know when it was posted',
    )

    const posted_at = new Date().toISOString()
    platform.post(submission.post_uid, { posted_at })
    expect(await earnByViews(platform, submission, 61_000)).toMatchObject({
      view_count: 61_000,
      posted_at,
    })
  })
})

describe('a post that is withdrawn and submitted again', () => {
  const again = async (lift: boolean) => {
    const { campaign, someone, submission } = await setUpPost(platform)
    await flagSubmission(submission)
    const flag = one(await db.select().from(flags).where(eq(flags.submission_id, submission.id)))
    if (lift) await liftAsMember(context, actingAs((await createCreator()).user), submission)
    else await pass(flag, '73 hours')
    await workOff()
    expect((await reload(submission)).state).toBe('pending')
    await withdrawPost(context, actingAs(someone.user), submission)
    return handIn(context, platform.source, actingAs(someone.user), campaign, {
      post_url: submission.post_url,
      social_account_id: encodeId('SocialAccount', someone.account.id),
    })
  }
  const found = ({ checks }: CampaignSubmission) => checks.find(({ name }) => name === 'duplicate')

  test('keeps the doubt that its flag left, and the time that it takes', async () => {
    const submission = await again(false)
    const doubtful = {
      name: 'duplicate',
      outcome: 'unknown',
      found: 'It was submitted before, and withdrawn after a flag that was not lifted.',
    }
    expect(found(submission)).toEqual(doubtful)
    // Reading the post again says nothing about that.
    expect(found(await readAgain(platform, submission))).toEqual(doubtful)
    await pass(submission, '6 days')
    await workOff()
    expect((await reload(submission)).state).toBe('pending')
  })

  test('is as good as new where the flag was lifted', async () => {
    expect(found(await again(true))?.outcome).toBe('passed')
  })
})
