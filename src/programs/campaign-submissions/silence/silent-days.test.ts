import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { lettersTo } from '../../../../test/support/reading/mails.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createMembership, createUser } from '../../../../test/support/world/factories.ts'
import { setUpPost } from '../../../../test/support/world/one-post.ts'
import {
  appealSubmission,
  createCreator,
  createRunningCampaign,
  type FakePlatform,
  fakePlatform,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
  reload,
} from '../../../../test/support/world/submissions.ts'
import { describeNotification } from '../../../activity/notifications/catalogue.ts'
import { notifiers } from '../../../composition/notifiers.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { silentDays } from '../../../tables/campaigns/silent-days.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { organizationPostsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { dayMs, utcDay } from '../../../vocabulary/time/days.ts'
import { tellSilentDays } from './jobs.ts'

let platform: FakePlatform

beforeEach(() => {
  platform = fakePlatform()
})

type Of = { organization_id: number }

/** The clock decides about them, as nobody has. */
async function stayedSilent(...submissions: CampaignSubmission[]) {
  for (const submission of submissions) await pass(submission, '7 days 1 minute')
  await workOff()
}

/** It was a day earlier. */
async function sleepOver({ organization_id }: Of) {
  await db
    .update(silentDays)
    .set({ day: sql`${silentDays.day} - 1` })
    .where(eq(silentDays.organization_id, organization_id))
  await db
    .update(campaignSubmissions)
    .set({
      approved_at: sql`${campaignSubmissions.approved_at} - interval '1 day'`,
      appeal_decided_at: sql`${campaignSubmissions.appeal_decided_at} - interval '1 day'`,
    })
    .where(eq(campaignSubmissions.organization_id, organization_id))
}

const joined = ({ organization_id }: Of, role: 'admin' | 'member' = 'admin') =>
  createMembership(db, { organization_id, role })

const tell = () => tellSilentDays.perform(context, {})

const toldTo = ({ id }: { id: number }) =>
  db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.user_id, id), eq(notifications.type, 'SubmissionsAutoApprovedNotifier')),
    )
    .orderBy(asc(notifications.id))

async function ofOrganization(campaign: Campaign, name: string) {
  const { organization_id, currency } = campaign
  const other = await createRunningCampaign({ organization_id, name, currency })
  return handInPost(platform, other, await createCreator())
}

const yesterday = () => utcDay(Date.now() - dayMs)

test('admins are told once of what silence approved on a day, with what it has earned', async () => {
  const { campaign, someone, submission } = await setUpPost(platform, { name: 'Harbor' })
  const second = await handInPost(platform, campaign, someone)
  const third = await ofOrganization(campaign, 'Tea')
  const admin = await joined(campaign)
  const member = await joined(campaign, 'member')
  await stayedSilent(submission, second, third)
  platform.post(submission.post_uid, { views: 4000 })
  await readAgain(platform, submission)

  await tell()
  expect(await toldTo({ id: admin.user_id })).toEqual([])

  await sleepOver(campaign)
  await Promise.all([tell(), tell()])
  await tell()
  const told = await toldTo({ id: admin.user_id })
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    record_type: 'Organization',
    record_id: campaign.organization_id,
    params: {
      posts_count: 3,
      programs: '2 posts of Harbor and 1 post of Tea',
      amounts: '$7.00',
      first_day: yesterday(),
      last_day: yesterday(),
    },
  })
  expect(await toldTo({ id: member.user_id })).toEqual([])
  expect(await toldTo(someone.user)).toEqual([])
})

test('it is mailed, and leads to exactly these posts', async () => {
  const { campaign, someone, submission } = await setUpPost(platform)
  const admin = await joined(campaign)
  const decided = await handInPost(platform, campaign, someone)
  const client = await withToken(admin)
  const url = `/organizations/${encodeId('Organization', campaign.organization_id)}/campaigns/${encodeId('Campaign', campaign.id)}/submissions/${encodeId('Submission', decided.id)}`
  expect((await client.post(`${url}/approval.json`)).statusCode).toBe(201)
  await stayedSilent(submission)
  await sleepOver(campaign)
  await tell()

  const [notice] = await toldTo({ id: admin.user_id })
  if (notice === undefined) throw new Error('nobody was told')
  const { title, path } = describeNotification(notifiers, notice)
  expect(title).toMatch(/^1 post for .* was approved automatically$/)
  const letters = await lettersTo(admin.user.email)
  expect(letters.filter(({ subject }) => subject === title)).toHaveLength(1)

  const ids = async (query: string) => {
    const list = `${organizationPostsPath({ id: campaign.organization_id })}.json?${query}`
    const rows = (await client.get(list)).json() as { id: string }[]
    return rows.map(({ id }) => id)
  }
  const own = [encodeId('Submission', submission.id)]
  expect(await ids(path.split('?')[1] ?? '')).toEqual(own)
  expect(await ids('by=silence')).toEqual(own)
  expect(await ids(`by=silence&from=${utcDay(Date.now())}`)).toEqual([])
  const page = await (await withSession(admin.user)).get(path)
  expect(page.body).toContain('1 post approved automatically on')
})

test('those who chose the daily mail have it there, and those who want none have none', async () => {
  const { campaign, submission } = await setUpPost(platform)
  const daily = await joined(campaign)
  const off = await joined(campaign)
  for (const [admin, decisions_mail] of [
    [daily, 'daily'],
    [off, 'off'],
  ] as const)
    await (await withToken(admin)).patch('/me/notification_choices.json', { decisions_mail })
  await stayedSilent(submission)
  await sleepOver(campaign)
  await tell()
  for (const admin of [daily, off]) {
    expect(await toldTo({ id: admin.user_id })).toHaveLength(1)
    const letters = await lettersTo(admin.user.email)
    expect(letters.filter(({ subject }) => subject.includes('automatically'))).toEqual([])
  }
})

test('nobody is told where a person decided, or the clock rejected', async () => {
  const { campaign, submission } = await setUpPost(platform)
  const admin = await joined(campaign)
  const late = await handInPost(platform, campaign, await createCreator(), {
    author_uid: 'somebody-else',
  }).catch(() => undefined)
  const client = await withToken(admin)
  const url = `/organizations/${encodeId('Organization', campaign.organization_id)}/campaigns/${encodeId('Campaign', campaign.id)}/submissions/${encodeId('Submission', submission.id)}`
  await client.post(`${url}/approval.json`)
  if (late) await stayedSilent(late)
  await sleepOver(campaign)
  await tell()
  expect(await toldTo({ id: admin.user_id })).toEqual([])
})

test('an appeal that succeeds by silence is none of them: the organization had decided', async () => {
  const { campaign, submission } = await setUpPost(platform)
  const admin = await joined(campaign)
  const silent = await handInPost(platform, campaign, await createCreator())
  await rejectSubmission(submission)
  await appealSubmission(submission)
  await stayedSilent(submission, silent)
  expect(await reload(submission)).toMatchObject({ state: 'approved', approved_by: 'clock' })
  await sleepOver(campaign)
  await tell()
  const told = await toldTo({ id: admin.user_id })
  expect(told.map(({ params }) => params.posts_count)).toEqual([1])
})

test('days that nobody told of, because nothing ran, are told together', async () => {
  const { campaign, submission } = await setUpPost(platform)
  const { user_id } = await joined(campaign)
  await stayedSilent(submission)
  await sleepOver(campaign)
  const later = await handInPost(platform, campaign, await createCreator())
  await stayedSilent(later)
  await sleepOver(campaign)
  await tell()
  const told = await toldTo({ id: user_id })
  expect(told.map(({ params }) => params)).toEqual([
    expect.objectContaining({
      posts_count: 2,
      amounts: '',
      first_day: utcDay(Date.now() - 2 * dayMs),
      last_day: yesterday(),
    }),
  ])
})

test('whoever has joined since is an admin as well, and a stranger reads nothing', async () => {
  const { campaign, submission } = await setUpPost(platform)
  await stayedSilent(submission)
  await sleepOver(campaign)
  const stranger = await createUser(db)
  const list = `${organizationPostsPath({ id: campaign.organization_id })}.json?by=silence`
  expect((await (await withToken(stranger)).get(list)).statusCode).toBe(404)
})
