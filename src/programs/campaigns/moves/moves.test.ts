import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { clientOf } from '../../../../test/support/client.ts'
import { app, context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import {
  createAccessToken,
  createCampaignSubmission,
  createFundedCampaign,
  createFunding,
  createMembership,
  createSessionToken,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { grantReward } from '../../../../test/support/world/grants.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import {
  budgetAccount,
  externalAccount,
  readBalance,
  walletAccount,
} from '../../../money/bookkeeping/accounts.ts'
import { moveMoney } from '../../../money/bookkeeping/transfers.ts'
import { releaseGrants } from '../../../money/grants/jobs.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { grants } from '../../../tables/finance/grants.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { staffFundingPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { campaignPath, campaignUrl } from '../../../vocabulary/addresses/urls.ts'
import { finishCampaigns, settleCampaigns, watchBudgets } from '../jobs.ts'
import { pauseIfSpent } from './moves.ts'

async function setUp(fields: Partial<Campaign> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createFundedCampaign(db, { ...fields, organization_id })
  const path = campaignPath(campaign)
  return { admin, organization_id, campaign, path, client: await withToken(admin) }
}

const active = { status: 'active', published_at: now() } as const
const paused = { status: 'paused', published_at: now(), paused_at: now() } as const
const finished = { status: 'finished', published_at: now() } as const
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const stored = async ({ id }: Campaign) =>
  (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0] as Campaign

const eventsOf = ({ id }: Campaign) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_type, 'Campaign'), eq(auditEvents.record_id, id)))
    .orderBy(asc(auditEvents.id))

const noticesOf = ({ user }: { user: { id: number } }) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user.id))
    .orderBy(asc(notifications.id))

const noticesTo = async (admin: { user: { id: number } }) =>
  (await noticesOf(admin)).map(({ type, params }) => [type, params.reason])

/** Puts an organization into debt, as a payment that was taken back does. */
async function runIntoDebt(organization_id: number, amount: number) {
  const debt = { ...walletAccount({ id: organization_id }, 'usd'), kind: 'debt' as const }
  const key = `dispute:${organization_id}`
  const way = { from: debt, to: externalAccount('test', 'usd') }
  const movement = { key, event: 'dispute_opened' as const, ...way, amount }
  await db.transaction((tx) => moveMoney(tx, [movement]))
}

describe('the nouns of moves', () => {
  test.each([
    ['post', 'publication', {}, 201, 'active'],
    ['post', 'suspension', active, 201, 'paused'],
    ['delete', 'suspension', paused, 200, 'active'],
    ['post', 'completion', active, 201, 'finished'],
    ['post', 'completion', paused, 201, 'finished'],
  ] as const)('%s %s of %j', async (method, noun, fields, status, expected) => {
    const { client, campaign, path } = await setUp(fields)

    const response = await client[method](`${path}/${noun}.json`)

    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status: expected, brief: campaign.brief })
    expect(response.headers.location).toBe(status === 201 ? campaignUrl(campaign) : undefined)
    expect((await stored(campaign)).status).toBe(expected)
  })

  test.each([
    ['post', 'publication', active, 'It has been published already.'],
    ['post', 'suspension', {}, 'Only an active campaign can be paused.'],
    ['delete', 'suspension', active, 'Only a paused campaign can be resumed.'],
    ['post', 'completion', {}, 'Only a campaign that was published can be finished'],
    ['post', 'completion', finished, 'and only once'],
  ] as const)('%s %s of %j is refused', async (method, noun, fields, reason) => {
    const { client, campaign, path } = await setUp(fields)

    const response = await client[method](`${path}/${noun}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: [expect.stringContaining(reason)] })
    expect(await stored(campaign)).toEqual(campaign)
  })

  test('name all that is missing, each by itself', async () => {
    const { client, path } = await setUp({ brief: '', platform_ids: [], total_budget_amount: 0 })

    const response = await client.post(`${path}/publication.json`)

    expect(response.json().errors.base).toHaveLength(3)
    const codes = ['brief_missing', 'platform_missing', 'budget_missing']
    expect(response.json().codes).toEqual({ base: codes })
  })

  test('take a form of the page, and say on it what came of it', async () => {
    const { admin, campaign, path } = await setUp(active)
    const browser = await withSession(admin)

    const page = await browser.get(path)
    const suspended = await browser.post(`${path}/suspension`, '')
    const again = await browser.post(`${path}/suspension`, '')
    const resumed = await browser.post(`${path}/suspension?_method=delete`, '')

    expect(page.body).toContain(`action="${path}/suspension"`)
    expect(page.body).toContain(`action="${path}/completion"`)
    for (const { statusCode, headers } of [suspended, again, resumed])
      expect([statusCode, headers.location]).toEqual([303, path])
    expect(again.cookies.find(({ name }) => name === 'flash')?.value).toContain('error')
    expect((await stored(campaign)).status).toBe('active')
  })
})

describe('publishing', () => {
  test('waits for a debt to be settled, and the page says so', async () => {
    const { admin, organization_id, campaign, client, path } = await setUp()
    await runIntoDebt(organization_id, 1)

    const response = await client.post(`${path}/publication.json`)
    const page = await (await withSession(admin)).get(path)

    expect(response.json().errors.base).toEqual(['Pay what your organization owes first.'])
    expect(page.body).toContain('Pay what your organization owes first.')
    expect(await stored(campaign)).toEqual(campaign)
  })

  test('pins the fee of the day, and needs budget for it too', async () => {
    const { app } = await appWith({ PLATFORM_FEE_BPS: '1000' })
    const { admin, campaign, path } = await setUp({ total_budget_amount: 384 })
    const other = await setUp({ total_budget_amount: 385 })
    const clientFor = async (user: { id: number }) =>
      clientOf(app, { authorization: `Bearer ${await createAccessToken(db, user)}` })

    const poor = await (await clientFor(admin.user)).post(`${path}/publication.json`)
    const rich = await (await clientFor(other.admin.user)).post(`${other.path}/publication.json`)

    expect(poor.json().errors.base).toEqual([expect.stringContaining('Add budget')])
    expect(await stored(campaign)).toEqual(campaign)
    expect(rich.statusCode).toBe(201)
    expect(await stored(other.campaign)).toMatchObject({ fee_bps: 1000, least_budget_amount: 385 })
  })

  test('happens once, however often it is asked for at the same moment', async () => {
    const { campaign, client, path } = await setUp()
    const other = await createMembership(db, { organization_id: campaign.organization_id })

    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => client.post(`${path}/publication.json`)),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422])
    expect((await eventsOf(campaign)).map(({ action }) => action)).toEqual(['publish'])
    expect(await noticesTo(other)).toEqual([['CampaignPublishedNotifier', undefined]])
  })

  test('and finishing at the same moment leave one of two outcomes', async () => {
    const { campaign, client, path } = await setUp(paused)

    const [resumed, done] = await Promise.all([
      client.delete(`${path}/suspension.json`),
      client.post(`${path}/completion.json`),
    ])

    expect(done.statusCode).toBe(201)
    expect([200, 422]).toContain(resumed.statusCode)
    expect((await stored(campaign)).status).toBe('finished')
  })
})

describe('finishing', () => {
  test('is told to the other admins', async () => {
    const { admin, organization_id, client, path } = await setUp(active)
    const other = await createMembership(db, { organization_id })

    await client.post(`${path}/completion.json`)

    expect(await noticesTo(other)).toEqual([['CampaignFinishedNotifier', 'admin']])
    expect(await noticesTo(admin)).toEqual([])
  })

  test('ends a pause', async () => {
    const { campaign, client, path } = await setUp(paused)

    const { json } = await client.post(`${path}/completion.json`)

    expect(json()).toMatchObject({ paused_at: null, published_at: campaign.published_at })
    expect(await stored(campaign)).toMatchObject({ paused_at: null, paused_by: null })
  })

  test('leaves the moment behind, which JSON shows beside the campaign', async () => {
    const ends_at = inHours(1)
    const { campaign, client, path } = await setUp({ ...active, ends_at })

    const before = await client.get(`${path}/completion.json`)
    await client.post(`${path}/completion.json`)
    const after = await client.get(`${path}/completion.json`)

    expect(before.json()).toMatchObject({ ends_at, finished_at: null, settled_at: null })
    const { finished_at } = await stored(campaign)
    expect(after.json()).toMatchObject({ ends_at, finished_at, settled_at: null })
  })

  test('is told before: what goes back, and which posts go on', async () => {
    const { campaign, client, path } = await setUp(active)
    const counts_until = inHours(48)
    await createCampaignSubmission(db, campaign)
    await createCampaignSubmission(db, campaign, {
      ...{ state: 'approved', decided_at: now(), approved_at: now(), counts_until },
    })
    await createCampaignSubmission(db, campaign, {
      ...{ state: 'rejected', reason: 'low_quality', decided_at: now(), rejected_at: now() },
      is_appealable: true,
    })
    await createCampaignSubmission(db, campaign, { state: 'withdrawn' })

    const told = (await client.get(`${path}/completion.json`)).json()

    expect(told).toEqual({
      ...{ ends_at: null, finished_at: null, settled_at: null, currency: 'usd' },
      ...{ unused_amount: campaign.unused_amount, owed_amount: 0 },
      ...{ undecided_count: 2, counting_count: 1, counts_until },
    })
    const draft = await setUp()
    expect((await draft.client.get(`${draft.path}/completion.json`)).json()).toMatchObject({
      ...{ undecided_count: 0, counting_count: 0, counts_until: null },
    })
  })
})

describe('the end of a campaign', () => {
  test('is set, moved and removed over JSON', async () => {
    const { campaign, client, path } = await setUp(active)
    const patch = (ends_at: unknown) => client.patch(`${path}.json`, { campaign: { ends_at } })

    expect((await patch('2099-03-01T09:30:00+02:00')).statusCode).toBe(200)
    expect((await stored(campaign)).ends_at).toBe('2099-03-01T07:30:00.000Z')
    const moved = await patch('2099-03-01T09:30Z')
    expect(moved.json().ends_at).toBe('2099-03-01T09:30:00.000Z')
    await patch(null)
    expect((await stored(campaign)).ends_at).toBeNull()
  })

  test.each([
    [inHours(-1), 'must be in the future'],
    ['2099-02-30T00:00:00Z', 'is invalid: write it as 2026-11-01T00:00:00Z'],
    ['tomorrow', 'is invalid: write it as 2026-11-01T00:00:00Z'],
    ['2099-03-01T09:30', 'is invalid without a zone: end it in Z, or in an offset such as +09:00'],
    ['2099-03-01', 'is invalid without a time and a zone: write it as 2026-11-01T00:00:00Z'],
    [4_070_908_800, 'is invalid: write it as 2026-11-01T00:00:00Z'],
    [['2099-03-01T09:30:00Z'], 'is invalid: write it as 2026-11-01T00:00:00Z'],
  ])('is not %j', async (ends_at, message) => {
    const { client, path, campaign } = await setUp()

    const changed = await client.patch(`${path}.json`, { campaign: { ends_at } })
    const made = await client.post(`${path.replace(/\/[^/]+$/, '')}.json`, {
      campaign: { name: 'Made', ends_at },
    })

    for (const response of [changed, made]) {
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ ends_at: [message] })
    }
    expect(await stored(campaign)).toEqual(campaign)
  })

  test('stays what it is once the campaign is finished', async () => {
    const { client, path } = await setUp({ ...finished, ends_at: inHours(-1) })

    const changed = await client.patch(`${path}.json`, { campaign: { ends_at: inHours(1) } })
    const renamed = await client.patch(`${path}.json`, {
      campaign: {
        name: 'Over',
        ends_at: (await client.get(`${path}/completion.json`)).json().ends_at,
      },
    })

    expect(changed.json()).toHaveProperty('errors.ends_at')
    expect(renamed.statusCode).toBe(200)
  })

  test('is shown in the form as it was, so that saving changes nothing', async () => {
    const ends_at = '2099-03-01T09:30:15.250Z'
    const { admin, path } = await setUp({ ...active, ends_at })

    const { body } = await (await withSession(admin)).get(`${path}/edit`)

    expect(body).toContain('value="2099-03-01T09:30:15.250"')
  })

  test('is typed in the zone that the browser has told, which the form names', async () => {
    const { admin, path, campaign } = await setUp({
      ...active,
      ends_at: '2099-07-01T09:30:00.000Z',
    })
    const session = `session_token=${await createSessionToken(db, admin.user)}`
    const within = (zone: string) =>
      clientOf(app, { cookie: `${session}; time_zone=${zone}`, 'sec-fetch-site': 'same-origin' })

    const { body } = await within('Europe/Berlin').get(`${path}/edit`)
    expect(body).toContain('value="2099-07-01T11:30"')
    expect(body).toContain('In your time zone, Europe/Berlin.')
    const unknown = await within('Europe/Atlantis').get(`${path}/edit`)
    expect(unknown.body).toContain('value="2099-07-01T09:30"')
    expect(unknown.body).toContain('In UTC.')

    const form = new URLSearchParams({
      'campaign[ends_at]': '2099-12-01T11:30',
      '_zones[campaign][ends_at]': 'Europe/Berlin 2099-07-01T09:30:00.000Z',
    })
    expect((await within('UTC').patch(path, form.toString())).statusCode).toBe(303)
    expect((await stored(campaign)).ends_at).toBe('2099-12-01T10:30:00.000Z')

    form.set('campaign[ends_at]', '2001-12-01T11:30')
    const refused = await within('Europe/Berlin').patch(path, form.toString())
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="2001-12-01T11:30"')
  })

  test('finishes what runs and nothing else, once, though two processes see to it', async () => {
    const due = await setUp({ ...active, ends_at: inHours(-1) })
    const resting = await setUp({ ...paused, ends_at: inHours(-1) })
    const later = await setUp({ ...active, ends_at: inHours(1) })
    const draft = await setUp({ ends_at: inHours(-1) })

    await Promise.all([finishCampaigns.perform(context, {}), finishCampaigns.perform(context, {})])

    for (const { admin, campaign } of [due, resting]) {
      expect((await stored(campaign)).status).toBe('finished')
      expect(await noticesTo(admin)).toEqual([['CampaignFinishedNotifier', 'ends_at']])
      expect(await eventsOf(campaign)).toEqual([
        expect.objectContaining({ action: 'finish', user_id: null, credential_type: 'system' }),
      ])
    }
    for (const { campaign } of [later, draft]) expect(await stored(campaign)).toEqual(campaign)
  })

  test('is told in the log as what nobody did', async () => {
    const { admin, campaign } = await setUp({ ...active, ends_at: inHours(-1) })
    await finishCampaigns.perform(context, {})
    const log = campaignPath(campaign).replace(/campaigns.*/, 'audit.json')

    const [event] = (await (await withToken(admin)).get(log)).json()

    expect(event).toMatchObject({
      summary: `Troupe finished the campaign “${campaign.name}”`,
      user: { id: null, name: 'Troupe' },
    })
  })
})

describe('a budget', () => {
  test('that covers no further payout pauses its campaign, once, though two processes see to it', async () => {
    const spent = await setUp({ ...active, used_amount: 499_651 })
    const enough = await setUp({ ...active, used_amount: 400_000 })

    await Promise.all([watchBudgets.perform(context, {}), watchBudgets.perform(context, {})])

    const after = await stored(spent.campaign)
    expect(after).toMatchObject({ status: 'paused', paused_by: 'budget' })
    expect(after.paused_at).toBe(after.updated_at)
    expect(await noticesTo(spent.admin)).toEqual([
      ['CampaignPausedNotifier', 'budget'],
      ['CampaignBudgetLowNotifier', undefined],
    ])
    expect(await eventsOf(spent.campaign)).toEqual([
      expect.objectContaining({ action: 'pause', user_name: 'Troupe', user_id: null }),
    ])
    expect(await stored(enough.campaign)).toEqual(enough.campaign)
    expect((await spent.client.delete(`${spent.path}/suspension.json`)).statusCode).toBe(422)
  })

  test('of exactly the smallest payout and its fee is still enough', async () => {
    const { campaign } = await setUp({ ...active, used_amount: 499_615, fee_bps: 1000 })

    const after = await db.transaction((tx) => pauseIfSpent(tx, context, campaign))

    expect(after).toEqual(campaign)
    expect(after.least_budget_amount).toBe(after.unused_amount)
  })

  test.each([
    ['a cent less pauses', 1, 422],
    ['exactly that is enough', 0, 200],
    ['a cent more is enough', -1, 200],
  ])(
    'pays what is owed first, with its fee: of the smallest payout beyond that, %s',
    async (_, missing, resumed) => {
      // Owed are 1,001 with a fee of 33, and the smallest payout of 350 has a fee of 11.
      const silent = { budget_alerts: [] }
      const spending = { used_amount: 498_605 + missing, fee_bps: 333, ...silent }
      const running = await setUp({ ...active, ...spending })
      const waiting = await setUp({ ...paused, ...spending })
      for (const { campaign } of [running, waiting])
        await createCampaignSubmission(db, campaign, {
          ...{ state: 'approved', approved_at: now(), counts_until: inHours(1) },
          earned_amount: 1001,
        })

      await watchBudgets.perform(context, {})

      const isEnough = resumed === 200
      expect((await stored(running.campaign)).status).toBe(isEnough ? 'active' : 'paused')
      const response = await waiting.client.delete(`${waiting.path}/suspension.json`)
      expect(response.statusCode).toBe(resumed)
      await db.transaction((tx) => pauseIfSpent(tx, context, waiting.campaign))
      expect((await stored(waiting.campaign)).status).toBe(isEnough ? 'active' : 'paused')
    },
  )

  test('tells of a share that is used once, of several the highest, and again if it is passed anew', async () => {
    const alerts = { budget_alerts: [50, 90, 100] }
    const { admin, campaign } = await setUp({ ...active, ...alerts, used_amount: 450_000 })
    const other = await setUp({ ...active, used_amount: 449_999 })
    const shares = async () =>
      (await noticesOf(admin)).map(({ type, params }) => [type, params.share])

    await Promise.all([watchBudgets.perform(context, {}), watchBudgets.perform(context, {})])
    await watchBudgets.perform(context, {})

    const low = 'CampaignBudgetLowNotifier'
    const first = [[low, 90]]
    expect(await shares()).toEqual(first)
    expect(await noticesTo(other.admin)).toEqual([])
    expect(await stored(campaign)).toEqual(campaign)
    expect(await eventsOf(campaign)).toEqual([])

    const topUp = {
      key: `top-up:${campaign.id}`,
      event: 'funding_succeeded' as const,
      ...{ from: externalAccount('test', 'usd'), to: budgetAccount(campaign), amount: 100_000 },
    }
    await db.transaction((tx) => moveMoney(tx, [topUp]))
    await watchBudgets.perform(context, {})
    expect(await shares()).toEqual(first)
    const { id: user_id } = await createUser(db)
    const reward = { user_id, submission_id: 5_000_000_000 + campaign.id, number: 1 }
    await db.transaction((tx) =>
      grantReward(tx, context, campaign, { ...reward, reward_amount: 90_000, fee_amount: 0 }),
    )
    await watchBudgets.perform(context, {})
    expect(await shares()).toEqual([...first, ...first])
  })

  test('that is used up is told though its campaign is paused for it', async () => {
    const { admin } = await setUp({ ...active, budget_alerts: [100], used_amount: 499_999 })

    await watchBudgets.perform(context, {})

    expect((await noticesOf(admin)).map(({ params }) => params.share ?? params.reason)).toEqual([
      'budget',
      100,
    ])
  })

  test('has alerts at shares that admins set', async () => {
    const { client, path, campaign } = await setUp(active)
    const alerts = `${path}/budget_alerts.json`
    expect((await client.get(alerts)).json()).toEqual({ budget_alerts: [90], passed_shares: [] })

    const changed = await client.patch(`${path}.json`, {
      campaign: { budget_alerts: '80%, 50, 80' },
    })
    for (const shown of [changed, await client.get(`${path}.json`)])
      expect(shown.json().budget_alerts).toEqual([50, 80])
    const { budget_alerts } = changed.json()
    const back = await client.patch(`${path}.json`, { campaign: { budget_alerts } })
    expect(back.headers).not.toHaveProperty('unknown-fields')
    expect((await stored(campaign)).budget_alerts).toEqual([50, 80])
    for (const wrong of [
      [0],
      [101],
      [1.5],
      'half',
      { a: 1 },
      Array(11)
        .fill(0)
        .map((_, at) => at + 1),
    ]) {
      const refused = await client.patch(`${path}.json`, { campaign: { budget_alerts: wrong } })
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json().errors)).toEqual(['budget_alerts'])
    }
    await client.patch(`${path}.json`, { campaign: { budget_alerts: [] } })
    expect((await client.get(alerts)).json()).toEqual({ budget_alerts: [], passed_shares: [] })
  })

  test('is watched for all campaigns, though one of them cannot be saved', async () => {
    const broken = await setUp({ ...active, used_amount: 499_999 })
    const fine = await setUp({ ...active, used_amount: 499_999 })
    const transaction: typeof db.transaction = async (work) =>
      db.transaction(async (tx) => {
        const result = await work(tx)
        const isPaused = and(eq(campaigns.id, broken.campaign.id), eq(campaigns.status, 'paused'))
        if ((await tx.$count(campaigns, isPaused)) > 0) throw new Error('cannot be saved')
        return result
      })
    const failing = Object.assign(Object.create(db), { transaction })

    await expect(watchBudgets.perform({ ...context, db: failing }, {})).rejects.toThrow()

    expect((await stored(broken.campaign)).status).toBe('active')
    expect((await stored(fine.campaign)).status).toBe('paused')
    await watchBudgets.perform(context, {})
    expect((await stored(broken.campaign)).status).toBe('paused')
  })
})

describe('settling', () => {
  const unusedOf = async (campaign: Campaign) => {
    const { total_budget_amount, used_amount, settled_at } = await stored(campaign)
    return [total_budget_amount, used_amount, settled_at !== null]
  }

  test('gives what is left back, once, when nothing is held any more', async () => {
    const { campaign, organization_id } = await setUp(finished)
    const { user } = await createMembership(db)
    const submission_id = 7_000_000_000 + campaign.id
    const reward = { submission_id, user_id: user.id, number: 1 }
    await db.transaction((tx) =>
      grantReward(tx, context, campaign, { ...reward, reward_amount: 400, fee_amount: 40 }),
    )
    await settleCampaigns.perform(context, {})
    expect(await unusedOf(campaign)).toEqual([500_000, 440, false])

    await db
      .update(grants)
      .set({ release_at: now() })
      .where(eq(grants.submission_id, submission_id))
    await releaseGrants.perform(context, {})
    await Promise.all([1, 2].map(() => settleCampaigns.perform(context, {})))

    expect(await unusedOf(campaign)).toEqual([440, 440, true])
    const balance = walletAccount({ id: organization_id }, 'usd')
    expect(await readBalance(db, balance)).toBe(499_560)
    expect((await eventsOf(campaign)).map(({ action }) => action)).toEqual(['settle'])
  })

  test('pays what the organization owes with what is left', async () => {
    const { campaign, organization_id } = await setUp(finished)
    await runIntoDebt(organization_id, 200_000)

    await settleCampaigns.perform(context, {})

    expect(await readBalance(db, walletAccount({ id: organization_id }, 'usd'))).toBe(300_000)
    expect(await unusedOf(campaign)).toEqual([0, 0, true])
  })

  test('sends what arrives later to the balance', async () => {
    const { campaign, organization_id } = await setUp(finished)
    const funding = await createFunding(db, campaign, { amount: 300 })
    await settleCampaigns.perform(context, {})
    const staff = await createMembership(db)
    makeStaff(staff.user)

    await (await withToken(staff)).post(`${staffFundingPath(funding)}/confirmation.json`)

    expect(await unusedOf(campaign)).toEqual([0, 0, true])
    expect(await readBalance(db, walletAccount({ id: organization_id }, 'usd'))).toBe(500_300)
  })

  test('leaves what is not finished alone', async () => {
    const { campaign } = await setUp(active)
    await settleCampaigns.perform(context, {})
    expect(await unusedOf(campaign)).toEqual([500_000, 0, false])
  })
})
