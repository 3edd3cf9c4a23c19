import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formWithFile, picture } from '../../../test/support/files/images.ts'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createApplication, go, type Work } from '../../../test/support/world/collab-work.ts'
import { workOff } from '../../../test/support/world/deadlines.ts'
import {
  createFundedCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { one } from '../../framework/database/rows.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { messages } from '../../tables/collabs/messages.ts'
import { submissionFiles } from '../../tables/collabs/submission-files.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { notifications } from '../../tables/users/notifications.ts'
import {
  campaignSubmissionsPath,
  collabSubmissionsPath,
  messagesPath,
  staffCollabSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'

const path = ({ submission }: Pick<Work, 'submission'>) => messagesPath(submission)
const write = (body: string) => ({ message: { body } })

const subject = /wrote about/
const mailsTo = async (recipient: string) => {
  const mails = await db.select().from(trialMails).where(eq(trialMails.recipient, recipient))
  return mails.filter((mail) => subject.test(mail.subject)).length
}

/** Ten minutes later. */
async function tenMinutesLater() {
  await db
    .update(deadlines)
    .set({ due_at: new Date(Date.now() - 1000).toISOString() })
    .where(eq(deadlines.kind, 'message_unread'))
  await workOff()
}

describe('a message', () => {
  test('is read by the other side, newest first, and marked when it is', async () => {
    const work = await createApplication()
    await work.asCreator.post(`${path(work)}.json`, write('Which mug?'))
    const sent = await work.asCreator.post(`${path(work)}.json`, write('The blue one?'))
    expect(sent.statusCode).toBe(201)
    expect(sent.json()).toMatchObject({
      side: 'creator',
      sender_name: 'Robin Vale',
      is_unread: false,
    })

    const list = async () => (await work.asAdmin.get(`${path(work)}.json`)).json()
    expect(await list()).toMatchObject([
      { body: 'The blue one?', is_unread: true },
      { body: 'Which mug?', is_unread: true },
    ])
    expect((await work.asAdmin.post(`${path(work)}/reading.json`)).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ is_unread: false }, { is_unread: false }])
  })

  test('counts as unread in the list of work, until the page is opened', async () => {
    const work = await createApplication()
    await work.asAdmin.post(`${path(work)}.json`, write('Hello.'))
    const unread = async () =>
      (await work.asCreator.get('/me/submissions.json')).json()[0].unread_messages_count
    expect(await unread()).toBe(1)
    const page = await (await withSession(work.creator)).get(work.ownPath)
    expect(page.body).toContain('Hello.')
    expect(await unread()).toBe(0)
  })

  test('is counted in the lists of an organization until one of it has read it', async () => {
    const platform = fakePlatform()
    const campaign = await createRunningCampaign()
    const member = await createMembership(db, { organization_id: campaign.organization_id })
    const someone = await createCreator()
    const post = await handInPost(platform, campaign, someone)
    const work = await createApplication()
    await work.asCreator.post(`${path(work)}.json`, write('Hello.'))
    const author = await withToken(someone.user)
    await author.post(`${messagesPath(post)}.json`, write('Hello.'))
    const lists = [
      [work.asAdmin, collabSubmissionsPath(work.collab)],
      [await withToken(member), campaignSubmissionsPath(campaign)],
    ] as const

    for (const [client, list] of lists)
      expect((await client.get(`${list}.json`)).json()).toMatchObject([
        { unread_messages_count: 1 },
      ])
    expect(
      (await (await withSession(member)).get(campaignSubmissionsPath(campaign))).body,
    ).toContain('1 new message<')
    await work.asAdmin.post(`${path(work)}/reading.json`)
    const after = await work.asAdmin.get(`${collabSubmissionsPath(work.collab)}.json`)
    expect(after.json()).toMatchObject([{ unread_messages_count: 0 }])
  })

  test('is a notification that the JSON list leaves out, and that reading settles', async () => {
    const work = await createApplication()
    await work.asAdmin.post(`${path(work)}.json`, write('Hello.'))
    const isTheirs = and(
      eq(notifications.user_id, work.creator.id),
      eq(notifications.type, 'SubmissionMessageNotifier'),
    )
    const told = async () => one(await db.select().from(notifications).where(isTheirs))
    expect(await told()).toMatchObject({
      record_id: work.submission.id,
      read_at: null,
      params: expect.objectContaining({ excerpt: 'Hello.', program_name: work.collab.name }),
    })
    expect((await work.asCreator.get('/me/notifications.json')).json()).toEqual([])
    await work.asCreator.post(`${path(work)}/reading.json`)
    expect((await told()).read_at).not.toBeNull()
  })

  test('that is unread after 10 minutes is mailed, once for all that are', async () => {
    const work = await createApplication()
    await work.asAdmin.post(`${path(work)}.json`, write('One.'))
    await work.asAdmin.post(`${path(work)}.json`, write('Two.'))
    await workOff()
    expect(await mailsTo(work.creator.email)).toBe(0)
    await tenMinutesLater()
    expect((await mailTo(work.creator.email, { subject })).text).toContain('Two.')

    await work.asAdmin.post(`${path(work)}.json`, write('Three.'))
    await tenMinutesLater()
    await work.asCreator.post(`${path(work)}/reading.json`)
    await work.asAdmin.post(`${path(work)}.json`, write('Four.'))
    await tenMinutesLater()
    expect((await mailTo(work.creator.email, { subject, count: 2 })).text).toContain('Four.')
    expect(await mailsTo(work.creator.email)).toBe(2)
  })

  test('that was read before is not mailed', async () => {
    const work = await createApplication()
    await work.asCreator.post(`${path(work)}.json`, write('One.'))
    await work.asAdmin.post(`${path(work)}/reading.json`)
    await tenMinutesLater()
    const { rows } = await db.execute(sql`select mailed_id from message_marks
      where submission_id = ${work.submission.id} and mailed_id > 0`)
    expect(rows).toEqual([])
  })

  test('is written by members too, who are told from then on', async () => {
    const work = await createApplication()
    const { organization_id } = work.collab
    const member = await createMembership(db, { organization_id, role: 'member' })
    const types = () =>
      db.$count(
        notifications,
        and(
          eq(notifications.user_id, member.user.id),
          eq(notifications.type, 'SubmissionMessageNotifier'),
        ),
      )
    await work.asCreator.post(`${path(work)}.json`, write('One.'))
    expect(await types()).toBe(0)
    const client = await withToken(member)
    expect((await client.post(`${path(work)}.json`, write('Two.'))).statusCode).toBe(201)
    await work.asCreator.post(`${path(work)}.json`, write('Three.'))
    expect(await types()).toBe(1)
  })

  test('may be files alone, which both sides download', async () => {
    const work = await createApplication()
    const form = formWithFile('message[files][]', await picture())
    const sent = await work.asCreator.post(`${path(work)}.json`, form)
    expect(sent.statusCode).toBe(201)
    const { files } = sent.json()
    const address = new URL(files[0].file_url).pathname
    expect((await (await withSession(work.admin)).get(address)).statusCode).toBe(200)
    const stranger = await withSession(await createMembership(db))
    expect((await stranger.get(address)).statusCode).toBe(404)
  })

  test('brings a photograph without the place where it was taken', async () => {
    const work = await createApplication()
    const create = { width: 40, height: 30, channels: 3 as const, background: '#4f46e5' }
    const taken = await sharp({ create })
      .withExif({ IFD0: { Artist: 'Robin Vale' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
      .jpeg()
      .toBuffer()
    const form = formWithFile('message[files][]', taken)
    const { files } = (await work.asCreator.post(`${path(work)}.json`, form)).json()

    const address = new URL(files[0].file_url).pathname
    const { rawPayload, headers } = await (await withSession(work.admin)).get(address)
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.includes('Robin Vale')).toBe(false)
    expect(rawPayload.length).toBe(files[0].byte_size)
    expect(headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['nothing at all', { message: { body: ' \n ' } }],
    ['too much', write('x'.repeat(5001))],
    ['no file', { message: { files: ['a'] } }],
  ])('is not %s', async (_what, body) => {
    const work = await createApplication()
    expect((await work.asCreator.post(`${path(work)}.json`, body)).statusCode).toBe(422)
  })

  test('is sent once for each idempotency key', async () => {
    const work = await createApplication()
    const post = () =>
      work.asCreator.post(`${path(work)}.json`, write('Once.'), { 'idempotency-key': 'k' })
    const [first, second] = await Promise.all([post(), post()])
    expect(first?.json().id).toBe(second?.json().id)
    expect((await work.asAdmin.get(`${path(work)}.json`)).json()).toHaveLength(1)
  })

  test('is nothing for outsiders; staff read it on their page', async () => {
    const work = await createApplication()
    await work.asCreator.post(`${path(work)}.json`, write('Between us.'))
    const stranger = await withToken(await createMembership(db))
    for (const answer of [
      await stranger.get(`${path(work)}.json`),
      await stranger.post(`${path(work)}.json`, write('Hi.')),
      await stranger.post(`${path(work)}/reading.json`),
    ])
      expect(answer.statusCode).toBe(404)
    const staff = await createUser(db)
    makeStaff(staff)
    const page = await (await withSession(staff)).get(staffCollabSubmissionPath(work.submission))
    expect(page.body).toContain('Between us.')
    expect(page.body).not.toContain('message[body]')
  })

  test('is written on the page of a submission, and put right where it is refused', async () => {
    const work = await createApplication()
    const browser = await withSession(work.admin)
    const refused = await browser.post(path(work), 'message[body]=')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toMatch(/Message can(&#39;|')t be blank/)
    const sent = await browser.post(path(work), 'message[body]=Good+morning')
    expect(sent.statusCode).toBe(303)
    const leads = await browser.get(sent.headers.location as string)
    expect(leads.headers.location).toBe(work.path)
    expect((await browser.get(work.path)).body).toContain('Good morning')
  })

  test('is about posts of campaigns as well', async () => {
    const owner = await createMembership(db)
    const campaign = await createFundedCampaign(db, { organization_id: owner.organization_id })
    const user = await createUser(db)
    const { id: campaign_id, organization_id } = campaign
    const values = {
      organization_id,
      campaign_id,
      user_id: user.id,
      platform_id: 'tiktok' as const,
    }
    const post = {
      account_handle: 'robin',
      post_url: 'https://t.example/1',
      post_uid: `${user.id}`,
    }
    const submission = one(
      await db
        .insert(campaignSubmissions)
        .values({ ...values, ...post })
        .returning(),
    )
    const client = await withToken(user)
    const address = `${messagesPath(submission)}.json`
    expect((await client.post(address, write('Any news?'))).statusCode).toBe(201)
    expect((await (await withToken(owner)).get(address)).json()).toMatchObject([
      { body: 'Any news?', side: 'creator' },
    ])
    expect((await client.get('/me/submissions.json')).json()).toMatchObject([
      { kind: 'campaign', program_name: campaign.name, state: 'pending' },
    ])
  })
})

describe('who does not answer', () => {
  test('is written to so often in a day', async () => {
    const work = await createApplication()
    const codes = new Set<number>()
    for (let number = 0; number < 20; number += 1)
      codes.add((await work.asAdmin.post(`${path(work)}.json`, write(`${number}`))).statusCode)
    expect([...codes]).toEqual([201])
    const refused = await work.asAdmin.post(`${path(work)}.json`, write('Hello?'))
    expect(refused.json().errors.base[0]).toContain('Wait for an answer')
    expect((await work.asCreator.post(`${path(work)}.json`, write('Yes.'))).statusCode).toBe(201)
    expect((await work.asAdmin.post(`${path(work)}.json`, write('Good.'))).statusCode).toBe(201)
  })

  test('is written to so often in a week, about whatever submissions, by either side', async () => {
    const first = await createApplication()
    const { creator, admin } = first
    const { organization_id } = admin
    const second = await createApplication({ creator, organization_id })
    const elsewhere = await createApplication({ creator })
    const written = (side: 'creator' | 'organization', work: Work) =>
      Array.from({ length: 20 }, () => ({
        submission_id: work.submission.id,
        side,
        body: 'Hello?',
      }))
    const third = await createApplication({ creator, organization_id })

    for (const side of ['organization', 'creator'] as const) {
      const client = side === 'creator' ? first.asCreator : first.asAdmin
      const other = side === 'creator' ? first.asAdmin : first.asCreator
      await db.insert(messages).values([...written(side, first), ...written(side, second)])
      const refused = await client.post(`${path(third)}.json`, write('Hello?'))
      expect([refused.statusCode, refused.json().errors?.base[0]]).toEqual([
        422,
        'Wait for an answer: within 7 days you wrote 40 messages to them.',
      ])
      expect((await other.post(`${path(second)}.json`, write('Yes.'))).statusCode).toBe(201)
      expect((await client.post(`${path(third)}.json`, write('Good.'))).statusCode).toBe(201)
    }
    await db.insert(messages).values([...written('creator', first), ...written('creator', second)])
    expect((await first.asCreator.post(`${path(third)}.json`, write('?'))).statusCode).toBe(422)
    const there = await elsewhere.asCreator.post(`${path(elsewhere)}.json`, write('Hello.'))
    expect(there.statusCode).toBe(201)
    await db
      .update(messages)
      .set({ created_at: sql`now() - interval '8 days'` })
      .where(sql`submission_id in (${first.submission.id}, ${second.submission.id})`)
    expect((await first.asCreator.post(`${path(third)}.json`, write('Well?'))).statusCode).toBe(201)
  })

  test('and seldom once they have withdrawn', async () => {
    const work = await createApplication()
    await go(work, 'withdrawal')
    const answers = []
    for (const body of ['Why?', 'Come back.', 'Please.', 'You will regret it.'])
      answers.push((await work.asAdmin.post(`${path(work)}.json`, write(body))).statusCode)
    expect(answers).toEqual([201, 201, 201, 422])
    expect((await work.asCreator.post(`${path(work)}.json`, write('No.'))).statusCode).toBe(201)
    expect((await work.asAdmin.post(`${path(work)}.json`, write('All right.'))).statusCode).toBe(
      201,
    )
  })
})

describe('what is sent along', () => {
  const send = async (work: Work) => {
    const form = formWithFile('message[files][]', await picture())
    return work.asCreator.post(`${path(work)}.json`, form)
  }
  const fill = async (work: Work, files: number, byte_size: number) => {
    const { id: submission_id } = work.submission
    const values = { submission_id, side: 'creator' as const, user_id: work.creator.id }
    const { id: message_id } = one(await db.insert(messages).values(values).returning())
    const file = { submission_id, message_id, name: 'a', media_type: 'image/png', byte_size }
    const rows = Array.from({ length: files }, (_, index) => ({
      ...file,
      key: `media/${submission_id}-${index}`,
    }))
    await db.insert(submissionFiles).values(rows)
  }

  test('is bounded in number for each side, also when two are sent at once', async () => {
    const work = await createApplication()
    await fill(work, 39, 100)
    const answers = await Promise.all([send(work), send(work)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors.files).toEqual([
      'are too many: a submission keeps 40, and has 40 already',
    ])
    const form = formWithFile('message[files][]', await picture())
    const other = await work.asAdmin.post(`${path(work)}.json`, form)
    expect(other.statusCode).toBe(201)
  })

  test('is bounded in size', async () => {
    const work = await createApplication()
    await fill(work, 10, 50_000_000)
    expect((await send(work)).json().errors.files).toEqual([
      'are too big: a submission keeps 500 MB in all',
    ])
  })
})
