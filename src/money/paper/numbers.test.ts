import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import {
  addBalance,
  createCampaign,
  createFunding,
  createMembership,
  createOrganization,
} from '../../../test/support/world/factories.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { type PaperKind, paperNumbers, papers } from '../../tables/finance/papers.ts'
import { issueReceipt } from './receipts.ts'

/** Campaigns of different organizations, whose fundings wait for nothing of each other. */
async function campaignsOf(count: number) {
  return Promise.all(Array.from({ length: count }, () => createCampaign(db)))
}

async function receive(campaign: Campaign, fail = false): Promise<void> {
  const funding = await createFunding(db, campaign)
  const organization = { id: campaign.organization_id, name: 'Harbor Coffee' }
  await db.transaction(async (tx) => {
    await issueReceipt(tx, context, { organization, funding, campaign })
    if (fail) throw new Error('Something else went wrong')
  })
}

/** All numbers of a kind, by year. */
async function serials(kind: PaperKind) {
  const rows = await db
    .select()
    .from(paperNumbers)
    .where(eq(paperNumbers.kind, kind))
    .orderBy(asc(paperNumbers.year), asc(paperNumbers.serial))
  return rows
}

function expectNoGap(rows: Awaited<ReturnType<typeof serials>>) {
  const years = Map.groupBy(rows, ({ year }) => year)
  for (const [, ofYear] of years)
    expect(ofYear.map(({ serial }) => serial)).toEqual(ofYear.map((_, index) => index + 1))
}

describe('numbers', () => {
  test('of many papers at once have no gap and are given once, also where some are undone', async () => {
    const before = (await serials('receipt')).length
    const campaigns = await campaignsOf(40)

    const outcomes = await Promise.allSettled(
      campaigns.map((campaign, index) => receive(campaign, index % 4 === 0)),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    const rows = await serials('receipt')
    expect(rows).toHaveLength(before + 30)
    expectNoGap(rows)
    const moments = rows.map(({ issued_at }) => issued_at)
    expect(moments).toEqual(moments.toSorted())
  })

  test('are read by their kind, the year and at least six digits', async () => {
    const [campaign] = await campaignsOf(1)
    await receive(campaign as Campaign)

    const newest = (await serials('receipt')).at(-1)

    const { year, serial } = newest ?? { serial: 0 }
    expect(year).toBe(new Date().getUTCFullYear())
    expect(newest?.number).toBe(`R-${year}-${String(serial).padStart(6, '0')}`)
  })

  test('wait for nobody who holds one without having committed', async () => {
    const [one, other] = (await campaignsOf(2)) as [Campaign, Campaign]
    const funding = await createFunding(db, one)
    const organization = { id: one.organization_id, name: 'Harbor Coffee' }

    // On the embedded database there is one connection, and this would wait for itself.
    if (context.config.databaseUrl === undefined) return
    await db.transaction(async (tx) => {
      await issueReceipt(tx, context, { organization, funding, campaign: one })
      await receive(other)
    })

    const rows = await serials('receipt')
    expectNoGap(rows)
    const [first, last] = await Promise.all([one, other].map(serialOf))
    expect(last).toBeLessThan(first as number)
  })

  test('cannot be chosen', async () => {
    const [campaign] = (await campaignsOf(1)) as [Campaign]
    await receive(campaign)
    const [paper] = await db
      .select()
      .from(papers)
      .where(eq(papers.organization_id, campaign.organization_id))

    const forged = sql`insert into paper_numbers (paper_id, kind, year, serial, issued_at)
      values (${paper?.id}, 'receipt', 1999, 7, now())`

    await expect(db.execute(forged)).rejects.toThrow()
    expect(await db.$count(paperNumbers, eq(paperNumbers.year, 1999))).toBe(0)
  })
})

async function serialOf({ organization_id }: Campaign): Promise<number> {
  const [row] = await db
    .select()
    .from(paperNumbers)
    .innerJoin(papers, eq(papers.id, paperNumbers.paper_id))
    .where(eq(papers.organization_id, organization_id))
  return row?.paper_numbers.serial ?? 0
}

describe('a paper in the database', () => {
  test.each([
    sql`update papers set total_amount = 1`,
    sql`update papers set recipient = '{}'`,
    sql`delete from papers`,
    sql`truncate papers cascade`,
    sql`update paper_numbers set serial = serial + 1`,
    sql`delete from paper_numbers`,
    sql`truncate paper_numbers`,
  ])('refuses %#', async (change) => {
    const [campaign] = await campaignsOf(1)
    await receive(campaign as Campaign)

    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    })
  })

  test('adds up, and is about what its kind is about', async () => {
    const { organization_id } = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id })
    const funding = await createFunding(db, campaign)
    const paper = {
      ...{ kind: 'receipt' as const, organization_id, funding_id: funding.id, currency: 'usd' },
      issuer: { name: 'Troupe', address: null, tax_id: null },
      recipient: {} as never,
      lines: [{ text: 'One', amount: 3 }],
      total_amount: 3,
      ...{ tax_note: '', is_test: true },
    }
    const wrong = [
      { ...paper, total_amount: 4 },
      { ...paper, lines: [], total_amount: 0 },
      { ...paper, funding_id: null },
      { ...paper, kind: 'credit_note' as const },
      { ...paper, month: '2026-11' },
      { ...paper, kind: 'fee_invoice' as const, funding_id: null },
      { ...paper, kind: 'fee_invoice' as const, funding_id: null, month: '2026-13' },
    ]

    for (const one of wrong) {
      const isRefused = db.insert(papers).values(one)
      await expect(isRefused, JSON.stringify(one)).rejects.toThrow()
    }
    await db.insert(papers).values(paper)
    await expect(db.insert(papers).values(paper)).rejects.toThrow()
    const isOwn = and(eq(papers.organization_id, organization_id), eq(papers.kind, 'receipt'))
    expect(await db.$count(papers, isOwn)).toBe(1)
  })
})

test('money that only moves within an organization needs no paper', async () => {
  const organization = await createOrganization(db)
  await addBalance(db, organization, 1000)
  const campaign = await createCampaign(db, { organization_id: organization.id })
  const funding = await createFunding(db, campaign, { provider: 'balance' })

  await db.transaction((tx) => issueReceipt(tx, context, { organization, funding, campaign }))

  expect(await db.$count(papers, eq(papers.organization_id, organization.id))).toBe(0)
})
