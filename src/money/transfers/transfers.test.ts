import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createMembership,
  createSessionToken,
} from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
} from '../../../test/support/world/submissions.ts'
import { ledgerAccounts, ledgerTransfers, type TransferEvent } from '../../tables/finance/ledger.ts'
import {
  campaignTransfersCsvPath,
  campaignTransfersPath,
  fundingsPath,
  transfersCsvPath,
  transfersPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { campaignSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { campaignsPath } from '../../vocabulary/addresses/urls.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import {
  type AccountName,
  budgetAccount,
  debtAccount,
  externalAccount,
  walletAccount,
} from '../bookkeeping/accounts.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'
import { newestTransferIds } from './finding.ts'
import { balanceAccounts } from './queries.ts'

async function grantedPost() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const platform = fakePlatform()
  const campaign = await createRunningCampaign({ organization_id })
  const post = await handInPost(platform, campaign, await createCreator())
  await approveSubmission(post)
  platform.post(post.post_uid, { views: 4000 })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()
  return { owner, campaign, post }
}

test('a reward that is set aside says for whom, and leads to the post', async () => {
  const { owner, campaign, post } = await grantedPost()

  const { body } = await (await withSession(owner)).get(campaignTransfersPath(campaign))
  expect(body).toContain('Granted to a creator')
  expect(body).toContain(
    `href="${campaignSubmissionPath(post)}" class="link link-hover">@${post.account_handle}</a></span>`,
  )
})

test('a quote that is set aside says for whom, and leads to the application', async () => {
  const work = await createApplication({ quote: 5000 })
  await go(work, 'acceptance')

  const organization = { id: work.submission.organization_id }
  const { body } = await (await withSession(work.admin)).get(transfersPath(organization))
  expect(body).toContain(
    `href="${work.path}" class="link link-hover">Robin Vale</a> · ${work.collab.name}`,
  )
})

test('money that was added, and what went back of it, leads to the funding', async () => {
  const owner = await createMembership(db)
  const organization = { id: owner.organization_id }
  const client = await withToken(owner)
  const funding = { amount: 5000, currency: 'usd', provider: 'test' }
  const { id } = (await client.post(`${fundingsPath(organization)}.json`, { funding })).json()
  const path = `${fundingsPath(organization)}/${id}`
  await client.post(`${path}/refunds.json`, { refund: { amount: 1000 } })

  const { body } = await (await withSession(owner)).get(transfersPath(organization))
  expect(body).toContain(`href="${path}" class="link link-hover">Funding</a>`)
  expect(body).toContain(`href="${path}" class="link link-hover">Refund requested</a>`)
})

const csv = { accept: 'text/csv' }

test('the file of a budget goes from its beginning to what is left, which is its balance', async () => {
  const { owner, campaign, post } = await grantedPost()
  const other = await createMembership(db)

  const file = await (await withSession(owner)).get(campaignTransfersCsvPath(campaign), csv)
  const lines = file.body.trim().split('\r\n')
  const [{ balance }] = (await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'budget'), eq(ledgerAccounts.owner_id, campaign.id)))) as [
    { balance: number },
  ]

  expect(file.headers['content-disposition']).toContain('budget.csv')
  expect(lines[0]).toBe('Date,Event,Program,Creator,From,To,Currency,Change,Balance')
  expect(lines[1]).toContain(`Funding,${campaign.name},`)
  expect(lines.at(-1)).toContain(`Granted to a creator,${campaign.name},'@${post.account_handle},`)
  expect(lines.at(-1)).toMatch(new RegExp(`,USD,-7\\.00,${toDecimal(balance, 'usd')}$`))
  expect(
    (await (await withSession(other)).get(campaignTransfersCsvPath(campaign), csv)).statusCode,
  ).toBe(404)
})

test('the file of a balance has what went both ways', async () => {
  const work = await createApplication({ quote: 5000 })
  await go(work, 'acceptance')

  const organization = { id: work.submission.organization_id }
  const { body } = await (await withSession(work.admin)).get(transfersCsvPath(organization), csv)
  expect(body).toContain(
    `Quote set aside for a collab,${work.collab.name},Robin Vale,balance,set aside for a creator,`,
  )
})

const everything = {
  event: undefined,
  program: undefined,
  first_day: undefined,
  last_day: undefined,
}

describe('filters', () => {
  /** Movements of a balance on three days, one of them for a campaign. */
  async function movedMoney() {
    const owner = await createMembership(db)
    const organization = { id: owner.organization_id }
    const campaign = await createCampaign(db, { organization_id: organization.id })
    const purse = walletAccount(organization, 'usd')
    const outside = externalAccount('test', 'usd')
    const move = (name: string, event: TransferEvent, from: AccountName, to: AccountName) =>
      db.transaction((tx) =>
        moveMoney(tx, [{ key: `${organization.id}:${name}`, event, from, to, amount: 1000 }]),
      )
    await move('1', 'funding_succeeded', outside, purse)
    await move('2', 'funding_succeeded', outside, purse)
    await move('3', 'funding_succeeded', purse, budgetAccount(campaign))
    await move('4', 'refund_paid', purse, outside)
    // Transfers are never changed, but here it has to have been another day.
    const days = { 1: '2026-03-27', 2: '2026-03-28', 3: '2026-03-29', 4: '2026-03-30' }
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table ledger_transfers disable trigger user`)
      for (const [name, day] of Object.entries(days))
        await tx
          .update(ledgerTransfers)
          .set({ created_at: `${day}T22:30:00.000Z` })
          .where(eq(ledgerTransfers.idempotency_key, `${organization.id}:${name}`))
      await tx.execute(sql`alter table ledger_transfers enable trigger user`)
    })
    return { owner, organization, campaign, path: transfersPath(organization) }
  }

  const daysOf = (rows: { created_at: string }[]) =>
    rows.map(({ created_at }) => created_at.slice(8, 10))

  test('by kind, program and days leave out the rest, and are counted and kept from page to page', async () => {
    const { owner, campaign, path } = await movedMoney()
    const client = await withToken(owner)
    const list = async (query: string) => (await client.get(`${path}.json?${query}`)).json()
    const program_id = encodeId('Campaign', campaign.id)

    expect(daysOf(await list(''))).toEqual(['30', '29', '28', '27'])
    expect(daysOf(await list('event=funding_succeeded'))).toEqual(['29', '28', '27'])
    expect(daysOf(await list(`program_id=${program_id}`))).toEqual(['29'])
    expect(daysOf(await list('first_day=2026-03-28&last_day=2026-03-29'))).toEqual(['29', '28'])
    expect(daysOf(await list(`event=refund_paid&program_id=${program_id}`))).toEqual([])
    expect((await list('event=1;&program_id=x&first_day=soon')).codes).toEqual({
      event: ['inclusion'],
      program_id: ['invalid'],
      first_day: ['invalid'],
    })
    expect(await list('first_day=2000-06-01&last_day=2999-12-31')).toHaveLength(4)

    const second = await client.get(`${path}.json?event=funding_succeeded&limit=2&page=2`)
    expect(daysOf(second.json())).toEqual(['27'])
    expect(second.headers).toMatchObject({ 'total-count': '3', 'total-pages': '2' })
    expect(second.headers.link).toContain('event=funding_succeeded')
  })

  test('are on the page and in the file too, by the days of the reader', async () => {
    const { owner, path } = await movedMoney()
    const session = `session_token=${await createSessionToken(db, owner.user)}`
    const berlin = clientOf(app, { cookie: `${session}; time_zone=Europe/Berlin` })
    const query = '?event=funding_succeeded&first_day=2026-03-30&last_day='

    const page = await berlin.get(`${path}${query}`)
    expect(page.body).toContain('value="2026-03-30"')
    expect(page.body).toContain('<option value="funding_succeeded" selected')
    expect(page.body).toContain(
      `href="${path}.csv?event=funding_succeeded&amp;first_day=2026-03-30"`,
    )
    // Half past ten in the evening in London is the next day in Berlin, where summer has begun.
    const file = await berlin.get(`${path}.csv${query}`)
    expect(
      file.body
        .trim()
        .split('\r\n')
        .map((line) => line.slice(0, 10)),
    ).toEqual(['Date,Event', '2026-03-29'])
    expect(file.body).not.toContain('Balance')
  })

  test('offer what can happen to a balance, and lead to the transfers of a campaign', async () => {
    const { owner, organization, campaign, path } = await movedMoney()
    const browser = await withSession(owner)
    const all = (await browser.get(path)).body
    expect(all).toContain('<option value="collab_reserved"')
    expect(all).not.toContain('<option value="reward_granted"')
    expect(all).not.toContain('Every transfer')
    expect(all).toContain(`href="${campaignsPath(organization)}" class="link">each campaign</a>`)
    expect(all).not.toContain('transfers of this campaign')

    const program_id = encodeId('Campaign', campaign.id)
    const chosen = (await browser.get(`${path}?program_id=${program_id}&event=refund_paid`)).body
    expect(chosen).toContain(`href="${campaignTransfersPath(campaign)}"`)
    expect(chosen).toContain('transfers of this campaign')

    const ofBudget = (await browser.get(campaignTransfersPath(campaign))).body
    expect(ofBudget).toContain('<option value="reward_granted"')
    expect(ofBudget).not.toContain('<option value="collab_reserved"')
  })

  test('take as many statements as without, and an index', async () => {
    const { owner, organization, path } = await movedMoney()
    const client = await withToken(owner)
    const query = '?event=funding_succeeded&first_day=2026-03-01&last_day=2026-03-31'
    await client.get(`${path}.json`)
    const all = await statementsOf(() => client.get(`${path}.json`))
    const some = await statementsOf(() => client.get(`${path}.json${query}`))
    expect(some).toHaveLength(all.length)

    const which = balanceAccounts(organization)
    const filters = { ...everything, since: '2026-03-01T00:00:00.000Z', before: now() }
    const first = { number: 1, size: 20, offset: 0 }
    const plan = await db.transaction(async (tx) => {
      // There are too few here for an index to be worth it.
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute(
        sql`explain ${newestTransferIds(which, filters, first, sql`20`)}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    const byTime = (side: string) =>
      new RegExp(
        `ledger_transfers_${side}s_by_time.*\\n +Index Cond: .*created_at >=.*created_at <`,
      )
    expect(plan).toMatch(byTime('debit'))
    expect(plan).toMatch(byTime('credit'))
    expect(plan).not.toContain('Seq Scan on ledger_transfers')
  })
})

test('what goes from a balance to a debt is one line, and taken out of the balance', async () => {
  const owner = await createMembership(db)
  const organization = { id: owner.organization_id }
  const [purse, owed] = [walletAccount(organization, 'usd'), debtAccount(organization, 'usd')]
  const move = (event: TransferEvent, from: AccountName, to: AccountName, amount: number) =>
    db.transaction((tx) =>
      moveMoney(tx, [{ key: `${organization.id}:${event}`, event, from, to, amount }]),
    )
  await move('dispute_opened', owed, externalAccount('test', 'usd'), 300)
  await move('funding_succeeded', externalAccount('test', 'usd'), purse, 1000)
  await move('debt_repaid', purse, owed, 300)

  const response = await (await withToken(owner)).get(`${transfersPath(organization)}.json`)
  expect(response.json().map(({ event }: { event: string }) => event)).toEqual([
    'debt_repaid',
    'funding_succeeded',
    'dispute_opened',
  ])
  expect(response.headers['total-count']).toBe('3')
  const client = await withSession(owner)
  const { body } = await client.get(transfersPath(organization))
  expect(body.match(/Debt repaid<\/span>/g)).toHaveLength(1)
  expect(body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toMatch(/balance → debt − ?\$3\.00/)
  const file = (await client.get(transfersCsvPath(organization), csv)).body.trim().split('\r\n')
  expect(file.at(-1)).toMatch(/,Debt repaid,,,balance,debt,USD,-3\.00,7\.00$/)
  expect(file).toHaveLength(4)
})
