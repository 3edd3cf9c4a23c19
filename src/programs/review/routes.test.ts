import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import {
  anonymous,
  app,
  context,
  db,
  withSession,
  withToken,
} from '../../../test/support/helper.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { workOff } from '../../../test/support/world/deadlines.ts'
import {
  createMembership,
  createSessionToken,
  createUser,
} from '../../../test/support/world/factories.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
  reload,
} from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import {
  campaignSubmissionPath,
  organizationPostsPath,
  reviewPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { collabPath, discoverCampaignPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { correctPost } from '../campaign-submissions/corrections/model.ts'
import { rejectAsStaff } from '../campaign-submissions/deciding/decide.ts'

test('work for collabs that waits is named above the list, and posts by the names of their creators', async () => {
  const { admin, creator, first, path } = await setUp()
  const { collab } = await createApplication({ organization_id: admin.organization_id })
  const browser = await withSession(admin)
  const { body } = await browser.get(path)
  expect(body).toContain(`1 in ${collab.name}`)
  expect(body).toContain(`href="${collabPath(collab)}"`)
  const named = new RegExp(`${creator.user.name} <span[^>]*>@${first.account_handle}<`)
  expect(body).toMatch(named)
  const posts = organizationPostsPath({ id: admin.organization_id })
  expect((await browser.get(posts)).body).toMatch(named)
})

const hoursIn = (page: string) => page.match(/\w{3} \d+:\d\d [AP]M/g)
const publicId = ({ id }: { id: number }) => encodeId('Submission', id)

async function setUp() {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id })
  const other = await createRunningCampaign({ organization_id, countries: ['DE'] })
  const creator = await createCreator()
  const first = await handInPost(platform, campaign, creator, { views: 48_000 })
  const second = await handInPost(platform, campaign, creator)
  const unsure = await handInPost(platform, other, creator)
  // Handed in later, and due sooner.
  await db
    .update(deadlines)
    .set({ due_at: new Date(Date.now() + 3_600_000).toISOString() })
    .where(eq(deadlines.record_id, second.id))
  const path = reviewPath({ id: organization_id })
  return {
    admin,
    campaign,
    other,
    creator,
    first,
    second,
    unsure,
    platform,
    path,
    program: await withToken(admin),
    browser: await withSession(admin),
  }
}

type Listed = { id: string; would_pay_amount: number }

describe('the inbox', () => {
  test('lists what waits in all campaigns, and first what decided automatically first', async () => {
    const { program, path, first, second, unsure, other } = await setUp()
    const list = await program.get(`${path}.json`)
    expect(list.json().map(({ id }: Listed) => id)).toEqual([second, first, unsure].map(publicId))
    expect(list.json()[1].would_pay_amount).toBe(8400)
    expect(list.headers['total-count']).toBe('3')

    const of = encodeId('Campaign', other.id)
    const ofOne = await program.get(`${path}.json?campaign_id=${of}`)
    expect(ofOne.json().map(({ id }: Listed) => id)).toEqual([publicId(unsure)])
    expect((await program.get(`${path}.json?campaign_id=unknown1`)).statusCode).toBe(422)
  })

  test('is used up while it is read, so that its first page has what comes next', async () => {
    const { program, path } = await setUp()
    const decided: string[] = []
    const askForFirst = async () => (await program.get(`${path}.json?limit=1`)).json() as Listed[]
    for (let page = await askForFirst(); page.length > 0; page = await askForFirst()) {
      const submission_ids = page.map(({ id }) => id)
      await program.post(`${path}/decisions.json`, {
        decision: { action: 'approve', submission_ids },
      })
      decided.push(...submission_ids)
    }
    expect(new Set(decided).size).toBe(3)
    const { paths } = (await program.get('/openapi.json')).json()
    const list = paths['/organizations/{organization_id}/review.json'].get
    expect(list.description).toContain('ask for the first page again')
  })

  test('says what becomes of a post if nobody decides, and when', async () => {
    const { browser, path, second } = await setUp()
    const due_at = new Date(Date.now() + 10.2 * 3_600_000).toISOString()
    await db.update(deadlines).set({ due_at }).where(eq(deadlines.record_id, second.id))
    const { body } = await browser.get(`${path}?id=${publicId(second)}`)
    const text = body.replace(/<[^>]+>/g, '')
    expect(text).toContain('approved in 10 hours')
    expect(text).toContain('approved automatically in 10 hours')

    const checks = second.checks.map((check) => ({ ...check, outcome: 'failed' as const }))
    await db
      .update(campaignSubmissions)
      .set({ checks })
      .where(eq(campaignSubmissions.id, second.id))
    const refused = (await browser.get(`${path}?id=${publicId(second)}`)).body
    expect(refused.replace(/<[^>]+>/g, '')).toContain('rejected automatically in 10 hours')
  })

  test('says on the button of a phone what an approval pays, and leaves the screen to the post', async () => {
    const { browser, path, first } = await setUp()
    const { body } = await browser.get(`${path}?id=${publicId(first)}`)
    expect(body).toMatch(/Approve\s*<span class="[^"]*lg:hidden[^"]*">\$84\.00</)
    // The style hides what stands above, before a post that was asked for.
    expect(body).toMatch(/class="inbox-head"[\s\S]*class="inbox"[\s\S]*data-asked-for/)
  })

  test('says of what earns too little what it earns, and that it is too little', async () => {
    const { browser, path, creator, campaign } = await setUp()
    const post = await handInPost(fakePlatform(), campaign, creator, { views: 211 })
    const { body } = await browser.get(`${path}?id=${publicId(post)}`)
    const text = body.replace(/<[^>]+>/g, '')
    expect(text).toContain('$0.36below minimum')
    expect(text).toContain('$0.36 for 211 views at $1.75 per 1,000; below $3.50 nothing is paid')
  })

  test('shows how the views grew, and what was found out, without a click', async () => {
    const { admin, browser, path, creator, campaign } = await setUp()
    const platform = fakePlatform()
    const post = await handInPost(platform, campaign, creator, { views: 3000 })
    platform.post(post.post_uid, { views: 4500 })
    await readAgain(platform, post)
    const { body } = await browser.get(`${path}?id=${publicId(post)}`)
    expect(body).toContain('aria-label="From 3,000 views to 4,500 views."')
    expect(body).toContain('Times are in UTC.')
    expect(body).toContain('It is a post on YouTube.')

    const session = `session_token=${await createSessionToken(db, admin.user)}`
    const reader = clientOf(app, { cookie: `${session}; time_zone=Asia/Kolkata` })
    const far = await reader.get(`${path}?id=${publicId(post)}`)
    expect(far.body).not.toContain('Times are in UTC.')
    expect(hoursIn(far.body)).not.toEqual(hoursIn(body))
    expect(body).toContain('It was not submitted before.')
    expect(body).toContain(`It was posted by @${post.account_handle}.`)
  })

  test('shows of one what its creator did before', async () => {
    const { program, path, first, second } = await setUp()
    await approveSubmission(second)
    const shown = (await program.get(`${path}/${publicId(first)}.json`)).json()
    expect(shown).toMatchObject({
      decision: null,
      creator: { follower_count: null, decided_count: 1, approved_count: 1, granted: [] },
      snapshots: [{ views: 48_000 }],
      decides_at: expect.any(String),
    })
  })

  test('counts what was decided about a creator as their own page and Discover do', async () => {
    const { program, campaign, path, creator, first, second, platform } = await setUp()
    const { organization_id: id } = campaign
    await db
      .update(organizations)
      .set({ privacy_setting: 'public' })
      .where(eq(organizations.id, id))
    const countedEverywhere = async () => {
      const inbox = (await program.get(`${path}/${publicId(first)}.json`)).json().creator
      const [page] = (
        await program.get(`${creatorPath({ organization_id: id, user_id: creator.user.id })}.json`)
      ).json().results
      const found = (await anonymous.get(`${discoverCampaignPath(campaign)}.json`)).json()
      return {
        approved: [inbox.approved_count, page.approved_count],
        decided: [
          inbox.decided_count,
          page.approved_count + page.rejected_count,
          found.decisions_count,
        ],
      }
    }

    await approveSubmission(second)
    const staff = { ...actingAs(await createUser(db)), isStaff: true as const }
    await rejectAsStaff(context, staff, second, { reason: 'low_quality', note: null })
    await appealSubmission(second)
    expect(await countedEverywhere()).toEqual({ approved: [0, 0], decided: [1, 1, 1] })

    await rejectSubmission(first, 'missing_disclosure')
    expect(await countedEverywhere()).toEqual({ approved: [0, 0], decided: [2, 2, 2] })
    const corrected = { text: 'It says #ad now.', post_url: undefined }
    await correctPost(
      context,
      platform.source,
      actingAs(creator.user),
      await reload(first),
      corrected,
    )
    expect(await countedEverywhere()).toEqual({ approved: [0, 0], decided: [1, 1, 1] })
  })

  test('decides after ten seconds, tells so meanwhile, and takes back', async () => {
    const { program, path, first, second, unsure } = await setUp()
    const decide = (...some: { id: number }[]) =>
      program.post(`${path}/decisions.json`, {
        decision: { action: 'approve', submission_ids: some.map(publicId) },
      })
    const takes_effect_at = expect.stringMatching(/Z$/)
    const decided = (await decide(first, unsure)).json()
    expect(decided).toEqual({
      decisions: [
        { submission_id: publicId(first), error: null, code: null, takes_effect_at },
        { submission_id: publicId(unsure), error: null, code: null, takes_effect_at },
      ],
    })
    const list = (await program.get(`${path}.json`)).json()
    expect(list.map(({ id }: Listed) => id)).toEqual([publicId(second)])
    const shown = (await program.get(`${path}/${publicId(first)}.json`)).json()
    expect(shown).toMatchObject({
      state: 'pending',
      decision: {
        action: 'approve',
        user_name: 'Robin Vale',
        takes_effect_at: decided.decisions[0].takes_effect_at,
      },
    })
    expect((await decide(first)).json().decisions[0]).toMatchObject({
      error: 'This submission has already been decided.',
      code: 'refused',
      takes_effect_at: null,
    })

    const undone = await program.send('DELETE', `${path}/decisions.json`, {
      decision: { submission_ids: [publicId(first)] },
    })
    expect(undone.json()).toEqual({
      decisions: [{ submission_id: publicId(first), error: null, code: null }],
    })
    await pass(unsure, '10 seconds')
    await workOff()
    expect([(await reload(first)).state, (await reload(unsure)).state]).toEqual([
      'pending',
      'approved',
    ])
  })

  test('answers a key from memory after an undo, so that another attempt needs another one', async () => {
    const { program, path, first } = await setUp()
    const submission_ids = [publicId(first)]
    const approve = (key: string) =>
      program.post(
        `${path}/decisions.json`,
        { decision: { action: 'approve', submission_ids } },
        { 'idempotency-key': key },
      )
    const isWaiting = async () =>
      (await program.get(`${path}.json`)).json().some(({ id }: Listed) => id === publicId(first))

    const decided = await approve('once')
    await program.send('DELETE', `${path}/decisions.json`, { decision: { submission_ids } })
    const again = await approve('once')
    expect([again.headers['idempotency-replayed'], again.json()]).toEqual(['true', decided.json()])
    expect(await isWaiting()).toBe(true)
    expect((await approve('twice')).headers).not.toHaveProperty('idempotency-replayed')
    expect(await isWaiting()).toBe(false)
  })

  test('knows no submission of others, and decides its own beside them', async () => {
    const { program, path, first } = await setUp()
    const campaignId = encodeId('Campaign', first.campaign_id)
    const elsewhere = await setUp()
    const submission_ids = [publicId(first), publicId(elsewhere.first)]
    const sent = { decision: { action: 'approve', submission_ids } }
    expect((await program.post(`${path}/decisions.json`, sent)).json().decisions).toEqual([
      {
        submission_id: publicId(first),
        error: null,
        code: null,
        takes_effect_at: expect.any(String),
      },
      {
        submission_id: publicId(elsewhere.first),
        error: 'Submission not found.',
        code: 'not_found',
        takes_effect_at: null,
      },
    ])
    const unknown = { decision: { action: 'approve', submission_ids: ['Nq7RwXk3'] } }
    const none = { submission_id: 'Nq7RwXk3', error: 'Submission not found.', code: 'not_found' }
    const outcomesAt = async (answer: Promise<{ json: () => { decisions: object[] } }>) =>
      (await answer).json().decisions
    const many = path.replace('/review', `/campaigns/${campaignId}/submissions`)
    expect(await outcomesAt(program.post(`${path}/decisions.json`, unknown))).toMatchObject([none])
    expect(await outcomesAt(program.post(`${many}/decisions.json`, unknown))).toMatchObject([none])
    const undone = { decision: { submission_ids: ['Nq7RwXk3'] } }
    expect(await outcomesAt(program.delete(`${path}/decisions.json`, undone))).toMatchObject([none])
    expect((await program.get(`${path}/${publicId(elsewhere.first)}.json`)).statusCode).toBe(404)
    expect((await program.get(`${path}.json`)).json()).toHaveLength(2)
    expect((await elsewhere.program.get(`${elsewhere.path}.json`)).json()).toHaveLength(3)
  })

  test('needs a reason to reject, and a note to flag', async () => {
    const { program, browser, path, first } = await setUp()
    const submission_ids = [publicId(first)]
    const send = (fields: object) =>
      program.post(`${path}/decisions.json`, { decision: { submission_ids, ...fields } })
    expect((await send({ action: 'reject' })).json().errors).toEqual({ reason: ["can't be blank"] })
    expect((await send({ action: 'flag' })).json().errors).toEqual({ note: ["can't be blank"] })

    const form = `decision[form]=reject&decision[action]=reject&decision[reason]=other&decision[note]=&decision[submission_ids][]=${submission_ids[0]}`
    const again = await browser.post(`${path}/decisions?id=${submission_ids[0]}`, form)
    expect(again.statusCode).toBe(422)
    expect(again.body).toMatch(
      /<details[^>]*open[^>]*>.*Note can&#39;t be blank|Note can't be blank/s,
    )
  })
})

describe('a page', () => {
  const rejectionOf = (submission: { id: number }) =>
    `decision[form]=reject&decision[action]=reject&decision[submission_ids][]=${publicId(submission)}`
  const articleOf = ({ account_handle }: { account_handle: string }) =>
    `aria-label="Post of @${account_handle}"`
  const sentIds = (body: string) =>
    [
      ...body.matchAll(
        /type="hidden" name="decision\[submission_ids\]\[\]" value="(\w+)"\/><input type="hidden" name="decision\[action\]"/g,
      ),
    ].map(([, id]) => id)

  test('shows the post again whose form was refused, and no other', async () => {
    const { browser, path, campaign, first } = await setUp()
    const post = await handInPost(fakePlatform(), campaign, await createCreator())
    const refused = await browser.post(
      `${path}/decisions?next=${publicId(first)}`,
      rejectionOf(post),
    )
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain(articleOf(post))
    expect(refused.body).toMatch(/Reason can(&#39;|')t be blank/)
    expect(new Set(sentIds(refused.body))).toEqual(new Set([publicId(post)]))
    const unknown = rejectionOf({ id: 987_654_321 })
    expect((await browser.post(`${path}/decisions`, unknown)).statusCode).toBe(404)
  })

  test('says of a refused form whose post was decided meanwhile that it was', async () => {
    const { browser, path, first } = await setUp()
    await approveSubmission(first)
    const refused = await browser.post(`${path}/decisions`, rejectionOf(first))
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('This submission has already been decided.')
    expect(sentIds(refused.body)).toEqual([])
  })

  test('keeps what was ticked, and the post beside the list, when a reason is missing', async () => {
    const { browser, path, campaign, first, second } = await setUp()
    const beside = await handInPost(fakePlatform(), campaign, await createCreator())
    const ticks = [first, second].map((one) => `decision[submission_ids][]=${publicId(one)}`)
    const refused = await browser.post(
      `${path}/decisions`,
      `decision[form]=chosen-together&decision[action]=reject&decision[beside]=${publicId(beside)}&${ticks.join('&')}`,
    )
    expect(refused.statusCode).toBe(422)
    const ticked = [
      ...refused.body.matchAll(/<input type="checkbox"[^>]*value="(\w+)"[^>]*checked/g),
    ]
    expect(ticked.map(([, id]) => id)).toEqual([second, first].map(publicId))
    expect(refused.body).toContain(articleOf(beside))
  })

  test('goes on with the next post, and counts what is left', async () => {
    const { browser, path, first, second } = await setUp()
    const form = `decision[action]=approve&decision[submission_ids][]=${publicId(second)}`
    const sent = await browser.post(`${path}/decisions?next=${publicId(first)}`, form)
    expect(sent.headers.location).toBe(`${path}?id=${publicId(first)}`)
    const { body } = await browser.get(sent.headers.location as string)
    expect(body).toContain('will be approved. It takes effect in')
    expect(body).toMatch(/class="waiting"[^>]*>\s*2\b/)
  })

  test('does not stay at a post that was decided with others', async () => {
    const { browser, path, first, second } = await setUp()
    const both = [second, first].map((one) => `decision[submission_ids][]=${publicId(one)}`)
    const form = `decision[action]=approve&${both.join('&')}`
    const sent = await browser.post(`${path}/decisions?next=${publicId(first)}`, form)
    expect(sent.headers.location).toBe(path)
  })

  test('of one campaign says so when all of it is decided', async () => {
    const { browser, path, admin } = await setUp()
    const done = await createRunningCampaign({
      organization_id: admin.organization_id,
      name: 'Kettle on',
    })
    const of = (id: string) => browser.get(`${path}?campaign_id=${id}`)
    expect((await of(encodeId('Campaign', done.id))).body).toContain(
      'Nothing to review in Kettle on',
    )
    expect((await of('unknown1')).statusCode).toBe(404)
  })

  test('of a submission waits as well, where JSON does not', async () => {
    const { browser, program, first, second } = await setUp()
    const byForm = await browser.post(`${campaignSubmissionPath(first)}/approval`, '')
    expect(byForm.statusCode).toBe(303)
    expect((await reload(first)).state).toBe('pending')
    expect((await browser.get(campaignSubmissionPath(first))).body).toContain('It takes effect in')
    const again = await browser.post(`${campaignSubmissionPath(first)}/approval`, '')
    expect(again.statusCode).toBe(422)

    await program.post(`${campaignSubmissionPath(second)}/approval.json`)
    expect((await reload(second)).state).toBe('approved')
  })
})
