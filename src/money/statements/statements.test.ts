import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { textOfPdf } from '../../../test/support/files/pdf-text.ts'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  createEarner,
  createGrant,
  createPayoutMethod,
  createReleasedGrant,
} from '../../../test/support/world/earnings.ts'
import { createCampaign, createUser } from '../../../test/support/world/factories.ts'
import { createRunningCampaign } from '../../../test/support/world/submissions.ts'
import { actingAs } from '../../demo/world.ts'
import { one } from '../../framework/database/rows.ts'
import { grants } from '../../tables/finance/grants.ts'
import { payoutBatches } from '../../tables/finance/payouts.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { type User, users } from '../../tables/users/users.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  organizationPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { returnGrant } from '../grants/model.ts'
import { createBatch } from '../payout-batches/model.ts'
import { cancelPayout, createPayout, notePayoutOutcome } from '../payouts/model.ts'
import { drawingOfStatement } from './drawing.ts'

type Line = {
  event: string
  description: string
  currency: string
  held_change: number
  available_change: number
  on_the_way_change: number
}

async function setUp() {
  const user = await createUser(db)
  const client = await withToken(user)
  const statement = async (): Promise<Line[]> =>
    (await client.get('/me/statement.json?limit=100')).json()
  const balances = async () => (await client.get('/me/balances.json')).json()
  return { user, client, statement, balances }
}

/** Each outcome that a payout can have, in a currency that no other test makes batches in. */
async function liveThrough(user: User, currency: string) {
  const actor = actingAs(user)
  const office = actingAs(await createUser(db))
  await createPayoutMethod(user)
  const campaign = await createCampaign(db, {
    name: '=Spring "sale"',
    currency,
    total_budget_amount: 100_000,
  })
  const grant = await createGrant(user, 3000, { campaign, fee_amount: 300 })
  await db.transaction((tx) => returnGrant(tx, grant, { reward_amount: 1000, fee_amount: 100 }))
  await createReleasedGrant(user, 20_000, { campaign, fee_amount: 2000 })

  const ask = (amount: number) => createPayout(context, actor, { currency, amount })
  await cancelPayout(context, actor, await ask(1000))
  const [paid, failed, returned] = [await ask(2000), await ask(3000), await ask(4000)]
  await createBatch(db, office, { currency })
  await notePayoutOutcome(context, office, paid, 'pay')
  await notePayoutOutcome(context, office, failed, 'fail', 'The account is closed')
  await notePayoutOutcome(context, office, returned, 'pay')
  await notePayoutOutcome(context, office, returned, 'return', 'Unknown account.')
  await ask(5000)
}

describe('GET /me/balances', () => {
  test('is empty for those who have earned nothing', async () => {
    const { client, balances } = await setUp()
    expect(await balances()).toEqual([])
    expect((await client.get('/me/statement.json')).json()).toEqual([])
  })

  test('says what is held, available, on the way and paid, without fees', async () => {
    const { user, balances } = await setUp()
    await liveThrough(user, 'ils')

    expect(await balances()).toEqual([
      {
        currency: 'ils',
        available_amount: 13_000,
        held_amount: 2000,
        next_release_at: expect.stringMatching(/Z$/),
        next_release_amount: 2000,
        last_release_at: expect.stringMatching(/Z$/),
        reserved_amount: 0,
        owed_amount: 0,
        flagged_amount: 0,
        flagged_until: null,
        on_the_way_amount: 5000,
        next_sending_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        paid_amount: 2000,
      },
    ])
  })

  test('has files of the years in which someone was here, and the guide', async () => {
    const { user } = await setUp()
    await createReleasedGrant(user, 1000)
    const browser = await withSession(user)
    const files = async () =>
      (await browser.get('/me/earnings')).body.match(/earnings\/\d{4}\.pdf|when-money-comes/g)
    expect(await files()).toHaveLength(2)
    await db.update(users).set({ created_at: '2020-01-01' }).where(eq(users.id, user.id))
    expect(await files()).toHaveLength(3)
  })

  test('tells the first day of what is granted from the last, here and on both pages', async () => {
    const { user, balances } = await setUp()
    const days = [
      '2126-11-25T10:00Z',
      '2126-11-25T23:00Z',
      '2126-11-26T00:00Z',
      '2126-11-29T10:00Z',
    ]
    for (const release_at of days) {
      const { id } = await createGrant(user, 1000)
      await db.update(grants).set({ release_at }).where(eq(grants.id, id))
    }
    expect(await balances()).toMatchObject([
      {
        held_amount: 4000,
        next_release_at: '2126-11-25T10:00:00.000Z',
        next_release_amount: 2000,
        last_release_at: '2126-11-29T10:00:00.000Z',
      },
    ])
    const browser = await withSession(user)
    for (const path of ['/home', '/me/earnings']) {
      const words = (await browser.get(path)).body.replaceAll(/<[^>]+>/g, '')
      expect(words).toMatch(
        /\$20\.00 in your balance from Nov 25, 2126, the rest until Nov 29, 2126/,
      )
    }
  })

  test('keeps currencies apart', async () => {
    const { user, balances } = await setUp()
    await createReleasedGrant(user, 1000, { currency: 'jpy' })
    await createReleasedGrant(user, 2000, { currency: 'eur' })

    const amounts = (await balances()).map((one: Record<string, unknown>) => [
      one.currency,
      one.available_amount,
      one.next_release_at,
    ])
    expect(amounts).toEqual([
      ['eur', 2000, null],
      ['jpy', 1000, null],
    ])
  })
})

describe('GET /me/statement', () => {
  test('names the collab that a line is of, on the page, over JSON and in the file', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
    const { id, name } = work.collab
    const program = { campaign_id: null, campaign_name: null, collab_name: name }
    const lines = (await work.asCreator.get('/me/statement.json')).json()
    expect(lines).toMatchObject([
      { event: 'collab_released', ...program, collab_id: encodeId('Collab', id) },
      { event: 'collab_reserved', ...program, collab_id: encodeId('Collab', id) },
    ])
    const file = (await work.asCreator.get('/me/statement.csv', csv)).body
    expect(file.split('\r\n')[0]).toMatch(/,Program$/)
    expect(file.split('\r\n')[1]).toMatch(new RegExp(`,"?${name}"?$`))
    const page = await (await withSession(work.creator)).get('/me/statement')
    expect(page.body.match(new RegExp(`“${name}”`, 'g'))).toHaveLength(2)

    const organization = { id: work.collab.organization_id }
    const path = `${organizationPath(organization)}/transfers.json?event=collab_reserved`
    expect((await work.asAdmin.get(path)).json()).toMatchObject([
      { campaign_id: null, collab_id: encodeId('Collab', id) },
    ])
  })

  test('explains every movement, newest first', async () => {
    const { user, statement } = await setUp()
    await liveThrough(user, 'mxn')

    const lines = await statement()

    expect(lines.map(({ event }) => event)).toEqual([
      'payout_asked',
      'payout_returned',
      'payout_paid',
      'payout_failed',
      'payout_paid',
      'payout_asked',
      'payout_asked',
      'payout_asked',
      'payout_canceled',
      'payout_asked',
      'reward_released',
      'reward_granted',
      'reward_returned',
      'reward_granted',
    ])
    const told = Object.fromEntries(lines.map(({ event, description }) => [event, description]))
    expect(told.reward_granted).toMatch(
      /^Granted by “=Spring "sale"”, in your balance on \w+ \d+, \d{4}\.$/,
    )
    expect(told.reward_returned).toContain('was corrected')
    expect(told.reward_released).toContain('is in your balance now.')
    expect(told.payout_asked).toMatch(/^Payout PAY-\S+ to DE89 •••• 3000 requested\.$/)
    expect(told.payout_failed).toContain('in your balance again. The account is closed.')
    expect(told.payout_returned).toMatch(/came back: .* Unknown account\.$/)
  })

  test('adds up to the balances', async () => {
    const { user, statement, balances } = await setUp()
    await liveThrough(user, 'brl')
    await createReleasedGrant(user, 700, { currency: 'kwd' })
    const lines = await statement()
    const sum = (
      currency: string,
      change: 'held_change' | 'available_change' | 'on_the_way_change',
    ) =>
      lines
        .filter((line) => line.currency === currency)
        .reduce((total, line) => total + line[change], 0)

    for (const balance of await balances())
      expect([balance.held_amount, balance.available_amount, balance.on_the_way_amount]).toEqual([
        sum(balance.currency, 'held_change'),
        sum(balance.currency, 'available_change'),
        sum(balance.currency, 'on_the_way_change'),
      ])
  })

  test('comes in pages, and is nobody else’s', async () => {
    const { user, client } = await setUp()
    for (const amount of [1000, 2000, 3000]) await createGrant(user, amount)
    const second = await client.get('/me/statement.json?limit=2&page=2')
    const beyond = await client.get('/me/statement.json?limit=2&page=9')
    const stranger = await withToken(await createUser(db))

    expect([beyond.json(), beyond.headers['total-count']]).toEqual([[], '3'])
    expect(second.json()).toHaveLength(1)
    expect(second.headers['total-count']).toBe('3')
    expect((await stranger.get('/me/statement.json')).json()).toEqual([])
  })
})

const csv = { accept: 'text/csv' }

describe('the files', () => {
  test('have the decimals of each currency, and run no formula', async () => {
    const { user, client } = await setUp()
    const campaign = await createCampaign(db, {
      name: '=1+1',
      currency: 'kwd',
      total_budget_amount: 9000,
    })
    await createReleasedGrant(user, 1250, { campaign })
    await createReleasedGrant(user, 1250, { currency: 'jpy' })
    await createReleasedGrant(user, 1250, { currency: 'usd' })

    const file = await client.get('/me/statement.csv', csv)
    const lines = file.body.trim().split('\r\n')

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toContain('statement.csv')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toMatch(/^Date,Event,Description,Currency,Amount/)
    const endings = [
      'USD,12.50,-12.50,12.50,0.00',
      'JPY,1250,-1250,1250,0',
      'KWD,1.250,-1.250,1.250,0.000',
    ]
    const released = lines.filter((line) => line.includes('reward_released'))
    const ends = released.map((line) => line.split('now.,')[1] ?? '')
    expect(ends.map((end) => end.replace(/,[^,]*,[^,]*$/, ''))).toEqual(endings)
    const { name } = one(
      await db.select().from(organizations).where(eq(organizations.id, campaign.organization_id)),
    )
    expect(ends.at(-1)).toContain(`,${name},`)
    expect(ends.at(-1)).toMatch(/,'=1\+1$/)
  })

  test('of a year have a line for each month and currency', async () => {
    const { user, client } = await setUp()
    await liveThrough(user, 'try')
    await createReleasedGrant(user, 500, { currency: 'jpy' })
    const { rows } = await db.execute<{ month: string }>(
      sql`select to_char(now() at time zone 'UTC', 'YYYY-MM') as month`,
    )
    const month = rows[0]?.month ?? ''
    const year = Number(month.slice(0, 4))

    const file = await client.get(`/me/earnings/${year}.csv`, csv)
    const before = await client.get(`/me/earnings/${year - 1}.csv`, csv)

    expect(file.body.split('\r\n')).toEqual([
      'Month,Currency,Rewards,Sent,Payouts that came back',
      `${month},JPY,500,0,0`,
      `${month},TRY,200.00,60.00,40.00`,
      '',
    ])
    expect(before.body.trim().split('\r\n')).toHaveLength(1)
    const drawn = await client.get(`/me/earnings/${year}.pdf`, csv)
    const text = textOfPdf(drawn.rawPayload).split('\n')
    // Each currency has its month and its total, and payouts that came back are not among those sent.
    expect(text.filter((line) => line === '¥500')).toHaveLength(2)
    expect(text).toContain('TRY\u00a0200.00')
    const names = (await db.select().from(organizations)).map(({ name }) => name)
    const months = text.filter((line) => /^[A-Z][a-z]+ \d{4}, /.test(line))
    expect(months.length).toBeGreaterThan(1)
    for (const line of months) expect(names).toContain(line.replace(/^[^,]+, /, ''))
    expect(text).toContain(`Sent in ${year}, without what came back: TRY\u00a020.00.`)
    expect((await client.get('/me/earnings/20266.pdf', csv)).statusCode).toBe(404)
    // It is the same person as on the PDF of a payout.
    expect(text).toContain('Germany')
    expect(text.some((line) => line.startsWith('Tax number '))).toBe(true)
    // In a year in which a currency was only sent, it has nothing to draw a table of.
    const sent = { rewards_amount: 0, paid_amount: 100, returned_amount: 0 }
    const only = { ...sent, month, currency: 'gbp', organization_name: null }
    expect(drawingOfStatement(context.config, user, year, [only], `${month}-28`).tables).toEqual([])
    expect(text).toContain('Once in the balance')
    for (const none of ['abcd', '20266', '0000', '-1'])
      expect((await client.get(`/me/earnings/${none}.csv`, csv)).statusCode).toBe(404)
  })
})

describe('the page of earnings', () => {
  test('says what to do next', async () => {
    const { user } = await setUp()
    const browser = await withSession(user)

    const empty = await browser.get('/me/earnings')
    await createEarner(user, 5000)
    await createGrant(user, 700)
    const full = await browser.get('/me/earnings')

    expect(empty.body).toContain('Nothing earned yet')
    expect(empty.body).toContain('Add payout details')
    expect(full.body).toContain('$50.00')
    expect(full.body).toContain('$7.00')
    expect(full.body).toContain('href="/me/payouts/new?currency=usd"')
    expect(full.body).toContain('Your earnings go to DE89 •••• 3000')
    expect(full.body).toMatch(/All that your post for “[^”]+” brought on \w{3} \d+, \d{4}\./)
  })
})

test('batches are numbered without a gap', async () => {
  const numbers = await db
    .select({ number: payoutBatches.number })
    .from(payoutBatches)
    .orderBy(payoutBatches.number)
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  expect(await db.$count(payoutBatches, eq(payoutBatches.number, 1))).toBe(1)
})

test('a statement is filtered by kind, program and days, on the page and in the file too', async () => {
  const { user, client } = await setUp()
  const [first, second] = [await createCampaign(db, funded), await createCampaign(db, funded)]
  await createReleasedGrant(user, 2000, { campaign: first })
  await createGrant(user, 3000, { campaign: second })
  const list = async (query: string) =>
    (await client.get(`/me/statement.json?${query}`)).json() as Line[]
  const eventsOf = (lines: Line[]) => lines.map(({ event }) => event)
  const today = new Date().toISOString().slice(0, 10)
  const ofSecond = `program_id=${encodeId('Campaign', second.id)}`

  expect(eventsOf(await list('event=reward_granted'))).toEqual(['reward_granted', 'reward_granted'])
  expect(eventsOf(await list(ofSecond))).toEqual(['reward_granted'])
  expect(await list('last_day=2020-01-01')).toEqual([])
  expect(await list('first_day=2020-01-01')).toHaveLength(3)
  expect(await list(`first_day=${today}&event=payout_paid`)).toEqual([])

  const browser = await withSession(user)
  const { body } = await browser.get(`/me/statement?${ofSecond}`)
  expect(body).toContain(`/me/statement.csv?${ofSecond}`)
  expect(body).toContain(`<option value="${encodeId('Campaign', second.id)}" selected`)
  const file = await browser.get(`/me/statement.csv?${ofSecond}`)
  expect(file.body.trim().split('\r\n')).toHaveLength(2)
})

const funded = { total_budget_amount: 100_000 }

test('a line leads to its program, unless that is closed to its reader by now', async () => {
  const { user } = await setUp()
  const campaign = await createRunningCampaign({ total_budget_amount: 100_000 })
  await createGrant(user, 3000, { campaign })
  await createGrant(user, 2000, { campaign })
  const browser = await withSession(user)
  const link = `<a href="${discoverCampaignPath(campaign)}" class="link link-hover">`
  const isLed = async () => (await browser.get('/me/statement')).body.includes(link)
  const turn = (privacy_setting: 'public' | 'restricted' | 'private') =>
    db
      .update(organizations)
      .set({ privacy_setting })
      .where(eq(organizations.id, campaign.organization_id))

  expect(await isLed()).toBe(true)
  await turn('restricted')
  expect(await isLed()).toBe(true)
  await turn('private')
  expect(await isLed()).toBe(false)
  expect((await browser.get(discoverCampaignPath(campaign))).statusCode).toBe(404)
  const { organization_id } = campaign
  await db.insert(creatorInvitations).values({ organization_id, email: user.email })
  expect(await isLed()).toBe(true)
  expect((await browser.get(discoverCampaignPath(campaign))).statusCode).toBe(200)
})

test('a line of a collab leads to it', async () => {
  const work = await createApplication()
  await go(work, 'acceptance')
  const browser = await withSession(work.creator)
  const link = `<a href="${discoverCollabPath(work.collab)}" class="link link-hover">`
  expect((await browser.get('/me/statement')).body).toContain(link)
})
