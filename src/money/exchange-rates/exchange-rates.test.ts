import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createEarner } from '../../../test/support/world/earnings.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { exchangeRates } from '../../tables/finance/exchange-rates.ts'
import { fundingsPath } from '../../vocabulary/addresses/money-urls.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { decodeId } from '../../vocabulary/ids.ts'

async function office() {
  const staff = await createUser(db, { name: 'Ola Berg' })
  makeStaff(staff)
  const client = await withToken(staff)
  const enter = (currency: string, rate: unknown, day = '2026-01-02') =>
    client.post('/staff/exchange_rates.json', { exchange_rate: { currency, rate, day } })
  return { staff, client, enter }
}

test('a rate is entered once, said by whom and when, and replaced by a newer one', async () => {
  const { client, enter, staff } = await office()
  const first = await enter('chf', '0.93', '2026-01-05')
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({ rate: '0.93', is_used: true, user_name: 'Ola Berg' })
  await enter('chf', 0.9412, '2026-01-05')
  await enter('chf', '0.9', '2026-01-04')

  const rates = (await client.get('/staff/exchange_rates.json')).json()
  const own = rates.filter(({ currency }: { currency: string }) => currency === 'chf')
  expect(
    own.map(({ rate, is_used }: { rate: string; is_used: boolean }) => [rate, is_used]),
  ).toEqual([
    ['0.9', false],
    ['0.9412', true],
    ['0.93', false],
  ])
  const record_id = decodeId('ExchangeRate', first.json().id) as number
  const isOfRate = and(
    eq(auditEvents.record_type, 'ExchangeRate'),
    eq(auditEvents.record_id, record_id),
  )
  expect(await db.select().from(auditEvents).where(isOfRate)).toMatchObject([
    { action: 'create', user_id: staff.id, changes: { rate: [null, '0.93'] } },
  ])
  const change = db.update(exchangeRates).set({ rate: '2' }).where(sql`id = ${record_id}`)
  await expect(change).rejects.toThrow()
})

test.each([
  [{ currency: 'eur', rate: '1', day: '2026-01-02' }, 'currency'],
  [{ currency: 'usd', rate: '0.0', day: '2026-01-02' }, 'rate'],
  [{ currency: 'usd', rate: '1,08', day: '2026-01-02' }, 'rate'],
  [{ currency: 'usd', rate: '1.08', day: '2999-01-02' }, 'day'],
  [{ currency: 'usd', rate: '1.08', day: 'today' }, 'day'],
])('%j is refused', async (exchange_rate, field) => {
  const { client } = await office()
  const { statusCode, json } = await client.post('/staff/exchange_rates.json', { exchange_rate })
  expect([statusCode, Object.keys(json().errors)]).toEqual([422, [field]])
  const stranger = await withToken(await createUser(db))
  const refused = await stranger.post('/staff/exchange_rates.json', { exchange_rate })
  expect(refused.statusCode).toBe(404)
})

test('an organization reads one sum over its currencies, or which rate is missing', async () => {
  const { enter } = await office()
  const owner = await createMembership(db)
  const { organization_id: id } = owner
  const client = await withToken(owner)
  const browser = await withSession(owner)
  const totals = `${organizationPath({ id })}/money_totals/reported.json`
  const work = await createApplication({ organization_id: id, quote: 5421, balance: 20_000 })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  await client.post(`${fundingsPath({ id })}.json`, {
    funding: { amount: 900, currency: 'nok', provider: 'manual' },
  })

  expect((await client.get(totals)).statusCode).toBe(404)
  const choose = { reporting: { currency: 'eur' } }
  await client.patch(`${organizationPath({ id })}/reporting.json`, choose)
  expect((await client.get(totals)).json()).toMatchObject({
    currency: 'eur',
    paid_amount: null,
    missing_currencies: expect.arrayContaining(['nok']),
  })
  // Others may have entered a rate of the dollar.
  expect((await browser.get(fundingsPath({ id }))).body).toMatch(/exchange rate of NOK/)

  await enter('usd', '1.0842', '2026-01-03')
  await enter('nok', '11.25')
  expect((await client.get(totals)).json()).toMatchObject({
    currency: 'eur',
    rates: [
      { currency: 'nok', rate: '11.25', day: '2026-01-02' },
      { currency: 'usd', rate: '1.0842', day: '2026-01-03' },
    ],
    missing_currencies: [],
    awaited_amount: 80,
    paid_amount: 5000,
  })
  const { reported } = (await client.get(`${organizationPath({ id })}/overview.json`)).json()
  expect(reported).toMatchObject({ currency: 'eur', used_amount: 0, collab_amount: 5000 })
  const page = (await browser.get(fundingsPath({ id }))).body
  expect(page).toContain('€0.80')
  expect(page).toContain('1 EUR = 1.0842 USD, rate of Jan 3, 2026')

  await client.patch(`${organizationPath({ id })}/reporting.json`, { reporting: { currency: '' } })
  expect((await client.get(totals)).statusCode).toBe(404)
})

test('a creator reads the same of their earnings', async () => {
  const { enter } = await office()
  await enter('usd', '1.0842')
  const user = await createUser(db)
  await createEarner(user, 10_842)
  const client = await withToken(user)
  await client.patch('/me/reporting.json', { reporting: { currency: 'eur' } })

  expect((await client.get('/me/reporting.json')).json()).toMatchObject({ currency: 'eur' })
  expect((await client.get('/me/balances/reported.json')).json()).toMatchObject({
    currency: 'eur',
    available_amount: 10_000,
  })
  expect((await (await withSession(user)).get('/me/earnings')).body).toContain('€100.00')
})
