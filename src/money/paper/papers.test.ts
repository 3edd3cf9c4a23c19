import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { grantReward } from '../../../test/support/world/grants.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { system } from '../../tables/actor.ts'
import { grants } from '../../tables/finance/grants.ts'
import { paperNumbers, papers } from '../../tables/finance/papers.ts'
import {
  billingDetailsPath,
  fundingsPath,
  papersPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { staffFundingsPath, staffRefundsPath } from '../../vocabulary/addresses/staff-urls.ts'
import { campaignPath, organizationPath } from '../../vocabulary/addresses/urls.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { lockRefund, returnRefund } from '../fundings/refunds/settlement.ts'
import { releaseGrants } from '../grants/jobs.ts'
import { invoiceFees } from './fee-invoices.ts'

async function setUp() {
  const admin = await createMembership(db)
  const organization = { id: admin.organization_id }
  const client = await withToken(admin)
  const fund = async (funding: object) => {
    const answer = await client.post(`${fundingsPath(organization)}.json`, { funding })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const refund = async (fundingId: string, amount: number) => {
    const path = `${fundingsPath(organization)}/${fundingId}/refunds.json`
    const answer = await client.post(path, { refund: { amount } })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const list = async () => (await client.get(`${papersPath(organization)}.json`)).json()
  return { admin, organization, client, fund, refund, list }
}

async function staffClient() {
  const staff = await createMembership(db)
  makeStaff(staff.user)
  return withToken(staff)
}

describe('a receipt', () => {
  test('comes with the money, and not before', async () => {
    const { fund, list } = await setUp()
    const { id, reference } = await fund({ amount: 900, currency: 'eur', provider: 'manual' })
    expect(await list()).toEqual([])

    await (await staffClient()).post(`${staffFundingsPath}/${id}/confirmation.json`)

    const [receipt, ...others] = await list()
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      kind: 'receipt',
      number: expect.stringMatching(/^R-\d{4}-\d{6}$/),
      funding_id: id,
      refund_id: null,
      currency: 'eur',
      total_amount: 900,
      lines: [{ text: `Payment to the balance, paid by bank transfer ${reference}`, amount: 900 }],
      issuer: { name: 'Troupe', address: null, tax_id: null },
      is_test: true,
    })
    expect(receipt.recipient.legal_name).toMatch(/^Org-/)
  })

  test('names the campaign that it is for', async () => {
    const { client, organization, list } = await setUp()
    const campaign = await createCampaign(db, { organization_id: organization.id, name: 'Roast' })
    await client.post(`${campaignPath(campaign)}/fundings.json`, {
      funding: { amount: 500, provider: 'test' },
    })

    const [{ lines }] = await list()
    expect(lines).toEqual([{ text: 'Budget for “Roast”, paid by test money', amount: 500 }])
  })

  test('stays what it was when billing details and names change', async () => {
    const { client, organization, fund, list } = await setUp()
    const details = `${billingDetailsPath(organization)}.json`
    await client.patch(details, { billing_details: { legal_name: 'Old GmbH', country: 'DE' } })
    await fund({ amount: 900, provider: 'test' })
    await client.patch(details, { billing_details: { legal_name: 'New AG', country: 'AT' } })
    await fund({ amount: 800, provider: 'test' })

    const [newest, oldest] = await list()
    expect(oldest.recipient).toMatchObject({ legal_name: 'Old GmbH', country: 'DE' })
    expect(newest.recipient).toMatchObject({ legal_name: 'New AG', country: 'AT' })
  })

  test('is not there for money that was moved within the organization', async () => {
    const { client, organization, fund, list } = await setUp()
    await fund({ amount: 900, provider: 'test' })
    const campaign = await createCampaign(db, { organization_id: organization.id })
    const funded = await client.post(`${campaignPath(campaign)}/fundings.json`, {
      funding: { amount: 500, provider: 'balance' },
    })

    expect(funded.json().status).toBe('succeeded')
    expect(await list()).toHaveLength(1)
  })
})

test('a refund that comes back has a receipt, and keeps its credit note', async () => {
  const { fund, refund, list } = await setUp()
  const { id } = await fund({ amount: 900, provider: 'test' })
  const back = await refund(id, 100)
  const refundId = decodeId('Refund', back.id) as number

  await db.transaction(async (tx) => {
    const locked = await lockRefund(tx, { id: refundId })
    await returnRefund(tx, context, system('Bank'), locked, 'The account is closed.')
  })

  const kinds = (await list()).map(({ kind, total_amount, refund_id }: Record<string, unknown>) => [
    kind,
    total_amount,
    refund_id,
  ])
  expect(kinds).toEqual([
    ['receipt', 100, back.id],
    ['credit_note', 100, back.id],
    ['receipt', 900, null],
  ])
})

test('many fundings and refunds at once leave no gap in the numbers of either', async () => {
  const worlds = await Promise.all(Array.from({ length: 10 }, setUp))

  await Promise.all(
    worlds.map(async ({ fund, refund }) => {
      const { id } = await fund({ amount: 900, provider: 'test' })
      await Promise.all([fund({ amount: 800, provider: 'test' }), refund(id, 100)])
    }),
  )

  const issued = (await Promise.all(worlds.map(({ list }) => list()))).flat()
  expect(issued).toHaveLength(30)
  expect(new Set(issued.map(({ number }) => number)).size).toBe(30)
  for (const kind of ['receipt', 'credit_note'] as const) {
    const isKind = eq(paperNumbers.kind, kind)
    const serial = sql<number>`max(${paperNumbers.serial})`
    const [{ last } = { last: 0 }] = await db
      .select({ last: serial })
      .from(paperNumbers)
      .where(isKind)
    expect(last).toBe(await db.$count(paperNumbers, isKind))
  }
})

describe('a credit note', () => {
  test('comes with each refund, and names its receipt', async () => {
    const { fund, refund, list } = await setUp()
    const { id } = await fund({ amount: 900, provider: 'test' })
    const first = await refund(id, 200)
    const second = await refund(id, 300)

    const [newest, older, receipt] = await list()
    expect(newest).toMatchObject({
      kind: 'credit_note',
      number: expect.stringMatching(/^C-\d{4}-\d{6}$/),
      refund_id: second.id,
      funding_id: id,
      total_amount: 300,
      lines: [{ text: `Refund of receipt ${receipt.number}`, amount: 300 }],
    })
    expect(older).toMatchObject({ refund_id: first.id, total_amount: 200 })
  })

  test('waits until a bank transfer was sent back', async () => {
    const { fund, refund, list } = await setUp()
    const staff = await staffClient()
    const { id } = await fund({ amount: 900, provider: 'manual' })
    await staff.post(`${staffFundingsPath}/${id}/confirmation.json`)
    const { id: refundId } = await refund(id, 200)
    expect(await list()).toHaveLength(1)

    await staff.post(`${staffRefundsPath}/${refundId}/confirmation.json`)

    expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'credit_note',
      'receipt',
    ])
  })
})

const nextMonth = sql`date_trunc('month', now() + interval '1 month', 'UTC')`
let lastSubmission = Date.now() * 10

async function payFee(organization_id: number, name: string, fee: number, currency = 'usd') {
  const campaign = await createCampaign(db, {
    ...{ organization_id, name, currency },
    total_budget_amount: 10_000,
  })
  const { id: user_id } = await createUser(db)
  lastSubmission += 1
  const parts = { reward_amount: 100, fee_amount: fee }
  const reward = { ...parts, submission_id: lastSubmission, user_id, number: 1 }
  const grant = await db.transaction((tx) => grantReward(tx, context, campaign, reward))
  await db.update(grants).set({ release_at: sql`now()` }).where(eq(grants.id, grant.id))
  await releaseGrants.perform(context, {})
}

describe('a fee invoice', () => {
  test('has the fees of a month by campaign, one for each currency', async () => {
    const { organization, list } = await setUp()
    await payFee(organization.id, 'Spring', 30)
    await payFee(organization.id, 'Summer', 12)
    await payFee(organization.id, 'Winter', 7, 'jpy')
    await payFee(organization.id, 'Free', 0)

    await invoiceFees(context, nextMonth)

    const invoices = await list()
    const byCurrency = Object.groupBy(invoices, ({ currency }: { currency: string }) => currency)
    expect(invoices).toHaveLength(2)
    expect(byCurrency.usd?.[0]).toMatchObject({
      kind: 'fee_invoice',
      number: expect.stringMatching(/^I-\d{4}-\d{6}$/),
      month: new Date().toISOString().slice(0, 7),
      lines: [
        { text: 'Fee for “Spring”', amount: 30 },
        { text: 'Fee for “Summer”', amount: 12 },
      ],
      total_amount: 42,
      tax_note: 'No tax is charged on these amounts.',
      funding_id: null,
    })
    expect(byCurrency.jpy?.[0]).toMatchObject({ total_amount: 7 })
  })

  test('is issued once, however often and by how many it is asked for', async () => {
    const { organization, list } = await setUp()
    await payFee(organization.id, 'Spring', 30)

    await Promise.all(Array.from({ length: 5 }, () => invoiceFees(context, nextMonth)))
    await invoiceFees(context, nextMonth)

    expect(await list()).toHaveLength(1)
  })

  test('is not issued before its month is over, nor where there were no fees', async () => {
    const { organization, list } = await setUp()
    await payFee(organization.id, 'Free', 0)
    await invoiceFees(context, nextMonth)
    await payFee(organization.id, 'Spring', 30)
    await invoiceFees(context)

    expect(await list()).toEqual([])
  })
})

describe('the pages of papers', () => {
  test('are linked from where the money is, and show what JSON shows', async () => {
    const { admin, organization, client, fund, refund, list } = await setUp()
    const browser = await withSession(admin)
    await client.patch(`${billingDetailsPath(organization)}.json`, {
      billing_details: { legal_name: 'Harbor & Sons', tax_id: 'DE123' },
    })
    const { id } = await fund({ amount: 1_234_567, currency: 'kwd', provider: 'test' })
    await refund(id, 1000)
    const [creditNote, receipt] = await list()

    const index = await browser.get(papersPath(organization))
    const show = await browser.get(new URL(receipt.url).pathname.replace('.json', ''))
    const funding = await browser.get(`${fundingsPath(organization)}/${id}`)
    const money = await browser.get(fundingsPath(organization))

    expect(index.body).toContain(creditNote.number)
    expect(show.body).toContain(receipt.number)
    expect(show.body).toContain('Harbor &amp; Sons\nTax number DE123')
    expect(show.body).toContain('KWD\u00a01,234.567')
    for (const { number, pdf_url } of [creditNote, receipt]) {
      expect(funding.body).toContain(number)
      expect(funding.body).toContain(new URL(pdf_url).pathname)
    }
    expect(money.body).toContain(`href="${papersPath(organization)}"`)
    expect(money.body).toContain(`href="${billingDetailsPath(organization)}"`)
  })

  test('say what comes next while there is none', async () => {
    const { admin, organization } = await setUp()
    const browser = await withSession(admin)

    expect((await browser.get(papersPath(organization))).body).toContain('You get a receipt')
  })
})

test('papers stay when their organization is gone', async () => {
  const { organization, client, fund, refund } = await setUp()
  const { id } = await fund({ amount: 900, provider: 'test' })
  await refund(id, 900)

  const gone = await client.delete(`${organizationPath(organization)}.json`)

  expect(gone.statusCode).toBe(204)
  expect(await db.$count(papers, eq(papers.organization_id, organization.id))).toBe(2)
})
