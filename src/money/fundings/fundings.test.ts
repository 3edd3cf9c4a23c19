import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { anonymous, context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import {
  addBalance,
  createCampaign,
  createFunding,
  createMembership,
  unique,
} from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { createRunningCampaign } from '../../../test/support/world/submissions.ts'
import { one } from '../../framework/database/rows.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'
import type { Described } from '../../framework/openapi/document/described.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { users } from '../../tables/users/users.ts'
import {
  fundingPath,
  fundingsPath,
  newFundingPathFrom,
} from '../../vocabulary/addresses/money-urls.ts'
import { staffFundingPath } from '../../vocabulary/addresses/staff-urls.ts'
import { campaignPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import {
  debtAccount,
  externalAccount,
  readBalance,
  walletAccount,
} from '../bookkeeping/accounts.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'

async function setUp() {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createCampaign(db, { organization_id })
  const client = await withToken(admin)
  const fund = (funding: object, key?: string) =>
    client.send('POST', `${campaignPath(campaign)}/fundings.json`, { funding }, keyed(key))
  return { admin, campaign, client, fund, organization: { id: organization_id } }
}

const keyed = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key })

async function amountsOf({ id }: { id: number }) {
  const campaign = one(await db.select().from(campaigns).where(eq(campaigns.id, id)))
  return [campaign.total_budget_amount, campaign.used_amount, campaign.unused_amount]
}

async function aStaffMember() {
  const staff = await createMembership(db)
  makeStaff(staff.user)
  return { staff, client: await withToken(staff) }
}

test('The form for the balance begins with the currency that is needed, if it is one', async () => {
  const { admin, organization } = await setUp()
  const browser = await withSession(admin)
  const chosen = async (currency: string) => {
    const { body } = await browser.get(newFundingPathFrom(organization, currency, '/'))
    return /<option[^>]*selected[^>]*>([A-Z]+)/.exec(body)?.[1]
  }
  expect(await chosen('eur')).toBe('EUR')
  expect(await chosen('gold')).toBe('USD')
})

test('Whoever adds money for something goes on with it once the money is there', async () => {
  const { admin, organization } = await setUp()
  const browser = await withSession(admin)
  const from = `/organizations/${encodeId('Organization', organization.id)}/collabs?page=2`
  const { body } = await browser.get(newFundingPathFrom(organization, 'usd', from))
  expect(body).toContain(`name="return_to" value="${from}"`)

  const form = 'funding[typed][amount]=25.00&funding[currency]=usd'
  const pay = (provider: string, returnTo: string) =>
    browser.post(
      fundingsPath(organization),
      `${form}&funding[provider]=${provider}&return_to=${encodeURIComponent(returnTo)}`,
    )
  expect((await pay('test', from)).headers.location).toBe(from)
  const own = new RegExp(`^${fundingsPath(organization)}/\\w+$`)
  expect((await pay('manual', from)).headers.location).toMatch(own)
  expect((await pay('test', 'https://elsewhere.example/')).headers.location).toMatch(own)
})

describe('a funding with test money', () => {
  test('is budget at once, told to all admins and mailed to the others', async () => {
    const { admin, organization, campaign, fund } = await setUp()
    const other = await createMembership(db, { organization_id: organization.id })

    const response = await fund({ amount: 5000, provider: 'test' })

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ status: 'succeeded', amount: 5000, currency: 'usd' })
    expect(await amountsOf(campaign)).toEqual([5000, 0, 5000])
    expect((await mailTo(other.user.email)).subject).toBe('$50.00 arrived')
    const mailed = eq(trialMails.recipient, admin.user.email)
    expect(await db.$count(trialMails, mailed)).toBe(0)
    expect(await db.$count(notifications, eq(notifications.user_id, admin.user.id))).toBe(1)
  })

  test('is what a trial takes where no provider is named, as the description and the answer say', async () => {
    const { fund } = await setUp()
    expect((await fund({ amount: 300 })).json()).toMatchObject({ provider: 'test' })
    const { paths }: Described = (await anonymous.get('/openapi.json')).json()
    const own = '/organizations/{organization_id}/'
    for (const path of [`${own}fundings.json`, `${own}campaigns/{campaign_id}/fundings.json`]) {
      const body = paths[path]?.post?.requestBody?.content['application/json']?.schema
      expect(body).toHaveProperty('properties.funding.properties.provider.default', 'test')
    }
  })

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: 2 ** 53 }, 'amount'],
    [{}, 'amount'],
    [{ amount: 5, provider: 'stripe' }, 'provider'],
    [{ amount: 5, provider: 'gold' }, 'provider'],
  ])('refuses %j', async (funding, attribute) => {
    const { campaign, fund } = await setUp()

    const response = await fund({ provider: 'test', ...funding })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toHaveProperty(attribute)
    expect(await db.$count(fundings, eq(fundings.campaign_id, campaign.id))).toBe(0)
  })
})

describe('the form of a funding', () => {
  const formOf = async ({ admin, campaign }: Awaited<ReturnType<typeof setUp>>, query = '') =>
    (await (await withSession(admin)).get(`${campaignPath(campaign)}/fundings/new${query}`)).body

  test('does not let an empty balance be chosen, and says the fee', async () => {
    const world = await setUp()
    const before = await formOf(world)
    expect(before).toMatch(/value="balance"[^>]*disabled/)
    expect(before).not.toMatch(/value="balance"[^>]*checked/)
    expect(before).toContain('Your balance is empty.')
    expect(before).toContain('Fee: none.')

    await addBalance(db, world.organization, 5000, world.campaign.currency)
    expect(await formOf(world)).not.toMatch(/value="balance"[^>]*disabled/)
  })

  test('chooses a balance that suffices, and says until when each amount lasts', async () => {
    const world = await setUp()
    const { currency } = world.campaign
    expect(await formOf(world)).not.toContain('lasts until about')
    await addBalance(db, world.organization, 60_000, currency)
    expect(await formOf(world)).toMatch(/value="balance"[^>]*checked/)
    expect(await formOf(world, '?amount=100000')).not.toMatch(/value="balance"[^>]*checked/)

    const published_at = new Date(Date.now() - 30 * 86_400_000).toISOString()
    const running = await createRunningCampaign({
      organization_id: world.organization.id,
      total_budget_amount: 25_000,
      published_at,
    })
    // Nothing was granted for it, so the books would not agree.
    onTestFinished(async () => {
      await db.execute(sql`delete from campaign_days where campaign_id = ${running.id}`)
    })
    await db.execute(sql`insert into campaign_days (campaign_id, day, used_amount)
      values (${running.id}, (troupe_now() at time zone 'UTC')::date, 35000)`)
    const body = await formOf({ ...world, campaign: running })
    const inDays = (days: number) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
        Date.now() + days * 86_400_000,
      )
    expect(body).toContain(`lasts until about ${inDays(10)}`)
    expect(body).toContain('data-usual-amount-burn-value="50.00"')
  })

  test('offers usual amounts by links', async () => {
    const world = await setUp()
    const [, query = ''] =
      /new(\?amount=\d+)" class="btn[^>]*>\$500\.00</.exec(await formOf(world)) ?? []
    expect(query).toBe('?amount=50000')
    expect(await formOf(world, query)).toMatch(/\[typed\]\[amount\]" value="500\.00"/)
    expect(await formOf(world, '?amount=-3')).not.toMatch(/\[typed\]\[amount\]" value="[^"]/)
  })
})

describe('a funding from the balance', () => {
  test('is asked about once on a page, with what is left', async () => {
    const { admin, campaign, organization } = await setUp()
    await addBalance(db, organization, 5000)
    const browser = await withSession(admin)
    const send = (amount: string, more = '', provider = 'balance') =>
      browser.post(
        `${campaignPath(campaign)}/fundings`,
        `funding[typed][amount]=${amount}&funding[provider]=${provider}${more}`,
      )

    const question = await send('12')
    expect(question.statusCode).toBe(202)
    expect(question.body).toContain('Move $12.00 to')
    expect(question.body).toMatch(/Left in your balance<\/dt><dd[^>]*>.*?\$38\.00/)
    expect(question.body).toMatch(/Left in the budget<\/dt><dd[^>]*>.*?\$12\.00/)
    expect(await amountsOf(campaign)).toEqual([0, 0, 0])
    expect((await send('12', '&confirmed=no')).body).toMatch(/\[typed\]\[amount\]" value="12"/)
    expect((await send('51')).body).toContain('is more than your balance of $50.00')
    expect(await amountsOf(campaign)).toEqual([0, 0, 0])

    expect((await send('12.00', '&confirmed=yes')).headers.location).toBe(campaignPath(campaign))
    expect((await send('3', '', 'test')).headers.location).toBe(campaignPath(campaign))
    expect(await amountsOf(campaign)).toEqual([1500, 0, 1500])
  })

  test('moves what is there, and not more', async () => {
    const { campaign, fund, organization } = await setUp()
    await addBalance(db, organization, 1000)

    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => fund({ amount: 300, provider: 'balance' })),
    )

    const statuses = outcomes.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 201, 201, 422, 422])
    expect(outcomes.find(({ statusCode }) => statusCode === 422)?.json().errors).toEqual({
      amount: ['is more than your balance of $1.00'],
    })
    expect(await amountsOf(campaign)).toEqual([900, 0, 900])
    expect(await readBalance(db, walletAccount(organization, 'usd'))).toBe(100)
    expect(await db.$count(fundings, eq(fundings.campaign_id, campaign.id))).toBe(3)
  })
})

describe('a funding by bank transfer', () => {
  test('waits for staff, who see its reference, and is budget once confirmed', async () => {
    const { admin, campaign, client, fund } = await setUp()
    const { client: staff } = await aStaffMember()
    const { id, reference, status } = (await fund({ amount: 900, provider: 'manual' })).json()
    expect(status).toBe('pending')
    expect(reference).toMatch(/^TRP-\w{4}-\w{4}$/)
    expect(await amountsOf(campaign)).toEqual([0, 0, 0])

    const confirmed = await staff.post(`/staff/fundings/${id}/confirmation.json`)

    expect(confirmed.json()).toMatchObject({ status: 'succeeded' })
    expect(await amountsOf(campaign)).toEqual([900, 0, 900])
    const log = await client.get(
      `/organizations/${encodeId('Organization', admin.organization_id)}/audit.json`,
    )
    expect(log.json()[0].summary).toBe('Robin Vale (staff) confirmed a funding of $9.00')
  })

  test('is confirmed once and ended at most once, whoever decides at the same moment', async () => {
    const { campaign, client } = await setUp()
    const { client: staff } = await aStaffMember()
    const funding = await createFunding(db, campaign, { amount: 900 })

    const confirm = () => staff.post(`${staffFundingPath(funding)}/confirmation.json`)
    const outcomes = await Promise.all([
      confirm(),
      staff.post(`${staffFundingPath(funding)}/refusal.json`, { refusal: { reason: 'No.' } }),
      client.post(`${fundingPath(funding)}/cancellation.json`),
      confirm(),
    ])

    const [first, refused, canceled, second] = outcomes.map(({ statusCode }) => statusCode)
    expect([first, second].sort()).toEqual([201, 422])
    // Money may arrive after nobody waits for it any more, so one of these may have come before.
    expect([refused, canceled]).toContain(422)
    const { status } = one(await db.select().from(fundings).where(eq(fundings.id, funding.id)))
    expect(status).toBe('succeeded')
    expect((await amountsOf(campaign))[0]).toBe(900)
  })

  test('is not decided by staff who belong to the organization', async () => {
    const { admin, campaign, client } = await setUp()
    makeStaff(admin.user)
    const funding = await createFunding(db, campaign)

    const refused = await client.post(`${staffFundingPath(funding)}/confirmation.json`)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.base[0]).toContain('someone else')
  })

  test('is not decided by staff who have left the organization since, whatever they are called', async () => {
    const { campaign } = await setUp()
    const { staff, client } = await aStaffMember()
    await db.update(users).set({ name: '(staff) Ola' }).where(eq(users.id, staff.user_id))
    const { organization_id } = campaign
    const own = await createMembership(db, { organization_id, user: staff.user })
    const asked = `${fundingsPath({ id: organization_id })}.json`
    const { id } = (await client.post(asked, { funding: { amount: 5, provider: 'manual' } })).json()
    await db.delete(memberships).where(eq(memberships.id, own.id))

    const refused = await client.post(`/staff/fundings/${id}/confirmation.json`)

    expect(refused.statusCode).toBe(422)
  })

  test('that failed or was canceled does not keep a draft from being deleted', async () => {
    const { campaign, client } = await setUp()
    const funding = await createFunding(db, campaign)
    expect((await client.delete(`${campaignPath(campaign)}.json`)).statusCode).toBe(422)

    await client.post(`${fundingPath(funding)}/cancellation.json`)

    expect((await client.delete(`${campaignPath(campaign)}.json`)).statusCode).toBe(204)
    expect((await client.get(`${fundingPath(funding)}.json`)).json()).toMatchObject({
      status: 'canceled',
      campaign_id: null,
    })
  })
})

test('a debt is paid first', async () => {
  const { campaign, fund, organization, client } = await setUp()
  const owed = {
    from: debtAccount(organization, 'usd'),
    to: externalAccount('test', 'usd'),
    amount: 300,
  }
  await db.transaction((tx) =>
    moveMoney(tx, [{ key: unique('debt'), event: 'dispute_lost', ...owed }]),
  )

  await fund({ amount: 200, provider: 'test' })
  expect(await amountsOf(campaign)).toEqual([0, 0, 0])
  const balances = await client.get(
    `${fundingsPath(organization).replace('fundings', 'balances')}.json`,
  )
  expect(balances.json()).toEqual([{ currency: 'usd', available_amount: 0, debt_amount: 100 }])

  await fund({ amount: 500, provider: 'test' })
  expect(await amountsOf(campaign)).toEqual([400, 0, 400])
})

test('who owes something spends nothing of the balance', async () => {
  const { campaign, fund, organization } = await setUp()
  await addBalance(db, organization, 600)
  const owed = {
    from: debtAccount(organization, 'usd'),
    to: externalAccount('test', 'usd'),
    amount: 900,
  }
  await db.transaction((tx) =>
    moveMoney(tx, [{ key: unique('debt'), event: 'dispute_lost', ...owed }]),
  )

  const refused = await fund({ amount: 600, provider: 'balance' })

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({ base: ['Pay what the organization owes first.'] })
  expect(await amountsOf(campaign)).toEqual([0, 0, 0])
})

test('more than an account can hold is refused', async () => {
  const { client, organization } = await setUp()
  // In a currency of its own: together with others it would be more than a sum can hold.
  const fields = { organization_id: organization.id, currency: 'zwg' }
  const path = `${campaignPath(await createCampaign(db, fields))}/fundings.json`
  const fund = (amount: number) => client.post(path, { funding: { amount, provider: 'test' } })
  expect((await fund(Number.MAX_SAFE_INTEGER)).statusCode).toBe(201)

  const refused = await fund(1)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.base[0]).toContain('more than one account can hold')
})

describe('a refund', () => {
  test('of a draft goes back from its budget, no further than what was paid', async () => {
    const { campaign, client, fund } = await setUp()
    const { id } = (await fund({ amount: 1000, provider: 'test' })).json()
    const refunds = `${fundingsPath({ id: campaign.organization_id })}/${id}/refunds.json`
    const ask = (amount: number) => client.post(refunds, { refund: { amount } })

    const outcomes = await Promise.all([ask(400), ask(400), ask(400)])

    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422])
    expect(await amountsOf(campaign)).toEqual([200, 0, 200])
  })

  test('of what creators work for is refused', async () => {
    const { campaign, admin, client, fund } = await setUp()
    const { id } = (await fund({ amount: 1000, provider: 'test' })).json()
    await db
      .update(campaigns)
      .set({
        status: 'active',
        published_at: new Date().toISOString(),
        fee_bps: 0,
        least_budget_amount: 1,
      })
      .where(eq(campaigns.id, campaign.id))

    const path = `${fundingsPath({ id: campaign.organization_id })}/${id}/refunds.json`
    const refused = await client.post(path, { refund: { amount: 1 } })

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.base[0]).toContain('Creators may be working for this budget')

    const { body } = await (await withSession(admin)).get(path.replace('/refunds.json', ''))
    expect(body).toContain('Creators may be working for this budget')
    expect(body).not.toContain('Amount to refund')
  })

  test('is offered on the page up to what is there', async () => {
    const { campaign, admin, client, fund } = await setUp()
    const { id } = (await fund({ amount: 1000, provider: 'test' })).json()
    const path = `${fundingsPath({ id: campaign.organization_id })}/${id}`
    const browser = await withSession(admin)
    expect((await browser.get(path)).body).toMatch(/value="10\.00"/)

    await client.post(`${path}/refunds.json`, { refund: { amount: 400 } })
    expect((await browser.get(path)).body).toMatch(/value="6\.00"/)
    await client.post(`${path}/refunds.json`, { refund: { amount: 600 } })
    expect((await browser.get(path)).body).not.toContain('Amount to refund')
  })

  test('is asked about once on a page, with what is left afterwards', async () => {
    const { campaign, admin, fund } = await setUp()
    const { id } = (await fund({ amount: 1000, provider: 'test' })).json()
    const path = `${fundingsPath({ id: campaign.organization_id })}/${id}`
    const browser = await withSession(admin)
    const send = (amount: string, more = '') =>
      browser.post(`${path}/refunds`, `refund[typed][amount]=${amount}${more}`)

    const question = await send('4')
    expect(question.statusCode).toBe(202)
    expect(question.body).toContain('Send $4.00 back to where it came from?')
    expect(question.body).toMatch(/Left in the budget<\/dt><dd[^>]*>.*?\$6\.00/)
    expect((await send('4', '&confirmed=no')).body).toMatch(/\[typed\]\[amount\]" value="4"/)
    expect((await send('11')).body).toContain('is more than what was paid and not refunded yet')
    expect(await amountsOf(campaign)).toEqual([1000, 0, 1000])

    expect((await send('4.00', '&confirmed=yes')).statusCode).toBe(303)
    expect(await amountsOf(campaign)).toEqual([600, 0, 600])
    const money = await browser.get(fundingsPath({ id: campaign.organization_id }))
    expect(money.body).toContain('To have some of it refunded, open the funding below.')
  })

  test('of what the balance has spent is not offered', async () => {
    const { organization, admin, client, fund } = await setUp()
    const path = fundingsPath(organization)
    const funding = { amount: 1000, provider: 'test' }
    const { id } = (await client.post(`${path}.json`, { funding })).json()
    await fund({ amount: 700, provider: 'balance' })
    const browser = await withSession(admin)
    expect((await browser.get(`${path}/${id}`)).body).toMatch(/value="3\.00"/)
    await fund({ amount: 300, provider: 'balance' })
    expect((await browser.get(`${path}/${id}`)).body).toContain('Nothing of it is left')
  })

  test('of a bank transfer is sent by staff or, where that fails, goes to the balance', async () => {
    const fact = /<dt[^>]*>(On its way back|Refunded)<\/dt><dd[^>]*>.*?(\$[\d.]+)/g
    const { admin, campaign, client, fund, organization } = await setUp()
    const { client: staff } = await aStaffMember()
    const { id } = (await fund({ amount: 1000, provider: 'manual' })).json()
    await staff.post(`/staff/fundings/${id}/confirmation.json`)
    const path = `${fundingsPath({ id: campaign.organization_id })}/${id}/refunds.json`
    const first = (await client.post(path, { refund: { amount: 600 } })).json()
    const second = (await client.post(path, { refund: { amount: 400 } })).json()
    expect([first.status, second.status]).toEqual(['pending', 'pending'])
    const browser = await withSession(admin)
    const factsOf = async () =>
      [...(await browser.get(path.replace('/refunds.json', ''))).body.matchAll(fact)].map(
        ([, name, amount]) => `${name} ${amount}`,
      )
    expect(await factsOf()).toEqual(['On its way back $10.00'])

    await staff.post(`/staff/refunds/${first.id}/confirmation.json`)
    expect(await factsOf()).toEqual(['On its way back $4.00', 'Refunded $6.00'])
    const reason = { refusal: { reason: 'The account is closed.' } }
    await staff.post(`/staff/refunds/${second.id}/refusal.json`, reason)

    expect((await client.get(path)).json()).toMatchObject([
      { status: 'failed', failure_reason: 'The account is closed.' },
      { status: 'succeeded' },
    ])
    expect(await readBalance(db, walletAccount(organization, 'usd'))).toBe(400)
    const funding = await client.get(path.replace('/refunds', ''))
    expect(funding.json()).toMatchObject({ refunded_amount: 600 })
  })
})

describe('an Idempotency-Key', () => {
  test('has a request done once, and answered the same', async () => {
    const { campaign, fund } = await setUp()
    const key = unique('key')
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(() => fund({ amount: 500, provider: 'test' }, key)),
    )
    const later = await fund({ amount: 500, provider: 'test' }, key)

    expect(first?.statusCode).toBe(201)
    const replayed = [first, second, third].filter((one) => one?.headers['idempotency-replayed'])
    expect(replayed).toHaveLength(2)
    for (const answer of [second, third, later]) {
      expect(answer?.statusCode).toBe(201)
      expect(answer?.json()).toEqual(first?.json())
      expect(answer?.headers.location).toBe(first?.headers.location)
    }
    expect(later.headers['idempotency-replayed']).toBe('true')
    expect(await amountsOf(campaign)).toEqual([500, 0, 500])
  })

  test('stays with its body, and with its user', async () => {
    const { campaign, fund } = await setUp()
    const key = unique('key')
    await fund({ amount: 500, provider: 'test' }, key)

    const other = await fund({ amount: 501, provider: 'test' }, key)
    const elsewhere = await setUp()
    const free = await elsewhere.fund({ amount: 501, provider: 'test' }, key)

    expect(other.statusCode).toBe(422)
    expect(other.json().errors.base[0]).toContain('another request')
    expect(free.statusCode).toBe(201)
    expect(await amountsOf(campaign)).toEqual([500, 0, 500])
  })

  test('of a request that was refused can be used again', async () => {
    const { fund, organization } = await setUp()
    const key = unique('key')
    expect((await fund({ amount: 500, provider: 'balance' }, key)).statusCode).toBe(422)
    await addBalance(db, organization, 500)

    expect((await fund({ amount: 500, provider: 'balance' }, key)).statusCode).toBe(201)
  })

  test('is refused where it cannot be one', async () => {
    const { fund } = await setUp()
    expect((await fund({ amount: 500, provider: 'test' }, 'a b')).statusCode).toBe(422)
    expect((await fund({ amount: 500, provider: 'test' }, 'x'.repeat(256))).statusCode).toBe(422)
  })
})

test('an organization with money cannot be deleted, and one without can', async () => {
  const { admin, campaign, client, fund, organization } = await setUp()
  const owner = await withSession(admin)
  const path = `/organizations/${encodeId('Organization', organization.id)}.json`
  const { id } = (await fund({ amount: 500, provider: 'test' })).json()
  const refunds = `${fundingsPath(organization)}/${id}/refunds.json`
  await client.post(refunds, { refund: { amount: 500 } })
  await db.update(fundings).set({ campaign_id: null }).where(eq(fundings.campaign_id, campaign.id))
  await client.delete(`${campaignPath(campaign)}.json`)
  await addBalance(db, organization, 5)

  expect((await owner.delete(path)).json().errors).toEqual({
    base: ['Have its balance refunded, and pay what it owes.'],
  })

  await db.transaction((tx) =>
    moveMoney(tx, [
      {
        key: unique('back'),
        event: 'refund_paid',
        from: walletAccount(organization, 'usd'),
        to: externalAccount('test', 'usd'),
        amount: 5,
      },
    ]),
  )
  expect((await owner.delete(path)).statusCode).toBe(204)
  const kept = and(
    eq(ledgerAccounts.owner_id, organization.id),
    inArray(ledgerAccounts.kind, ['wallet']),
  )
  expect(await db.$count(ledgerAccounts, kept)).toBe(1)
  expect(context.config.trial).toBe(true)
})
