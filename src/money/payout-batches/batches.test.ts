import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import {
  createEarner,
  createPayoutMethod,
  createReleasedGrant,
} from '../../../test/support/world/earnings.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { ledgerTransfers } from '../../tables/finance/ledger.ts'
import { payoutBatches } from '../../tables/finance/payouts.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { creatorAccount, readBalance } from '../bookkeeping/accounts.ts'

/** A currency for each test, because a batch takes all that waits in one. */
const currencies = 'sek nok dkk pln czk huf ron bgn chf gbp cad aud nzd sgd hkd'.split(' ')

async function setUp(amount = 5000) {
  const currency = currencies.shift() as string
  const staff = await createUser(db)
  makeStaff(staff)
  const user = await createUser(db, { name: 'Mara Lindqvist' })
  await createEarner(user, amount, currency)
  const client = await withToken(user)
  const office = await withToken(staff)
  const ask = async (payout: object = {}): Promise<string> =>
    (await client.post('/me/payouts.json', { payout: { currency, ...payout } })).json().id
  const makeBatch = (headers = {}) =>
    office.post('/staff/payout_batches.json', { payout_batch: { currency } }, headers)
  const mark = (id: string, noun: string, body: object = {}) =>
    office.post(`/staff/payouts/${id}/${noun}.json`, body)
  const balance = () => readBalance(db, creatorAccount(user, currency))
  return { currency, staff, user, client, office, ask, makeBatch, mark, balance }
}

const csv = { accept: 'text/csv' }
const reason = { payout: { reason: 'The bank says that the account is closed' } }

describe('the queue of payouts', () => {
  test('shows what waits, oldest first, and what it comes to', async () => {
    const { currency, staff, user, office, ask } = await setUp(5000)
    const first = await ask({ amount: 1000 })
    const second = await ask({ amount: 2000 })

    const listed = (await office.get('/staff/payouts.json?limit=100')).json()
    const own = listed.filter((payout: { currency: string }) => payout.currency === currency)
    const page = await (await withSession(staff)).get('/staff/payouts')

    expect(own.map(({ id }: { id: string }) => id)).toEqual([first, second])
    expect(own[0]).toMatchObject({
      user_name: 'Mara Lindqvist',
      user_email: user.email,
      label: 'DE89 •••• 3000',
      batch_id: null,
    })
    expect(page.body).toContain(`Create a batch in ${currency.toUpperCase()}`)
    expect(page.body).toContain('2 payouts wait')
  })

  test('is not there for others', async () => {
    const { client, ask } = await setUp()
    const id = await ask()

    for (const path of ['/staff/payouts', `/staff/payouts/${id}`, '/staff/payout_batches'])
      expect((await client.get(`${path}.json`)).statusCode).toBe(404)
    expect((await client.post(`/staff/payouts/${id}/payment.json`)).statusCode).toBe(404)
  })
})

describe('a batch', () => {
  test('takes all that waits in its currency', async () => {
    const { currency, client, office, ask, makeBatch } = await setUp(5000)
    const ids = [await ask({ amount: 1000 }), await ask({ amount: 4000 })]

    const made = await makeBatch()
    const { id, number } = made.json()

    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ currency, amount: 5000, payouts_count: 2, open_count: 2 })
    expect(number).toBe((await db.$count(payoutBatches)) as number)
    for (const payout of ids)
      expect((await client.get(`/me/payouts/${payout}.json`)).json().status).toBe('processing')
    const lines = (await office.get(`/staff/payouts.json?batch_id=${id}`)).json()
    expect(lines.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect((await office.get('/staff/payout_batches.json')).json()[0]).toEqual(made.json())
    expect((await client.post(`/me/payouts/${ids[0]}/cancellation.json`)).json().errors).toEqual({
      base: ['Only a payout that has not been sent yet can be canceled.'],
    })
  })

  test('is made once by two at the same moment, and once under one key', async () => {
    const { ask, makeBatch } = await setUp(5000)
    await ask({ amount: 1000 })
    const answers = await Promise.all([makeBatch(), makeBatch(), makeBatch()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])

    await ask({ amount: 1000 })
    const headers = { 'idempotency-key': unique('key') }
    const again = await Promise.all([makeBatch(headers), makeBatch(headers)])
    expect(new Set(again.map((answer) => answer.json().id)).size).toBe(1)
  })

  test('and a creator who cancels at the same moment do not both have their way', async () => {
    const { client, ask, makeBatch, balance } = await setUp(5000)
    const id = await ask()

    const [batch, canceled] = await Promise.all([
      makeBatch(),
      client.post(`/me/payouts/${id}/cancellation.json`),
    ])

    expect([batch.statusCode, canceled.statusCode].sort()).toEqual(
      batch.statusCode === 201 ? [201, 422] : [200, 422],
    )
    expect(await balance()).toBe(batch.statusCode === 201 ? 0 : 5000)
  })

  test('is a file for the bank, whose every download is on record', async () => {
    const { currency, staff, office, user, client, ask, makeBatch } = await setUp(5000)
    const first = await ask({ amount: 1005 })
    await createPayoutMethod(user, { account_holder: '=cmd|calc', iban: 'GB29NWBK60161331926819' })
    await ask({ amount: 1000 })
    const { reference } = (await client.get(`/me/payouts/${first}.json`)).json()
    const { id } = (await makeBatch()).json()

    const session = await withSession(staff)
    const proveAt = (proved_at: SQL) =>
      db.update(sessions).set({ proved_at }).where(eq(sessions.user_id, staff.id))
    await proveAt(sql`now() - interval '16 minutes'`)
    const early = await session.get(`/staff/payout_batches/${id}.csv`, csv)
    const byToken = await office.get(`/staff/payout_batches/${id}.csv`, csv)
    expect([early.statusCode, byToken.statusCode]).toEqual([303, 403])
    await proveAt(sql`now()`)
    const file = await session.get(`/staff/payout_batches/${id}.csv`, csv)
    const other = await client.get(`/staff/payout_batches/${id}.csv`, csv)
    const shown = await office.get(`/staff/payout_batches/${id}.json`)
    const page = await (await withSession(staff)).get(`/staff/payout_batches/${id}`)

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['cache-control']).toBe('no-store')
    const lines = file.body.split('\r\n')
    expect(lines[1]).toBe(
      `${reference},Robin Vale,DE89370400440532013000,,,,,,10.05,${currency.toUpperCase()}`,
    )
    expect(lines[2]).toContain("'=cmd|calc,GB29NWBK60161331926819")
    expect(lines).toHaveLength(4)
    expect(other.statusCode).toBe(404)
    for (const answer of [shown, page]) expect(answer.body).not.toContain('370400440532')
    const batchId = decodeId('PayoutBatch', id) as number
    const events = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record_type, 'PayoutBatch'), eq(auditEvents.record_id, batchId)))
      .orderBy(auditEvents.id)
    expect(events.map(({ action }) => action)).toEqual(['create', 'export'])
    expect(events[1]?.user_name).toContain('(staff)')
  })
})

describe('marking a line', () => {
  test('as paid tells the creator, and the money has left', async () => {
    const { user, ask, makeBatch, mark, balance } = await setUp(5000)
    const id = await ask()
    await makeBatch()

    const paid = await mark(id, 'payment')
    const mail = await mailTo(user.email, { subject: /is sent$/ })

    expect(paid.json()).toMatchObject({ status: 'paid', paid_at: expect.any(String) })
    expect(mail.text).toContain('DE89 •••• 3000')
    expect(mail.text).toContain(paid.json().reference)
    expect(await balance()).toBe(0)
  })

  test('as failed needs a reason, gives the money back and says what to do', async () => {
    const { user, ask, makeBatch, mark, balance } = await setUp(5000)
    const id = await ask()
    await makeBatch()

    const without = await mark(id, 'failure', { payout: { reason: ' ' } })
    const failed = await mark(id, 'failure', reason)
    const mail = await mailTo(user.email, { subject: /^A payout of .* failed$/ })

    expect(without.json().errors).toEqual({ reason: ["can't be blank"] })
    expect(failed.json()).toMatchObject({
      status: 'failed',
      failure_reason: reason.payout.reason,
    })
    expect(mail.text).toContain('The bank says that the account is closed. It was to go to')
    expect(mail.text).toContain('check your payout details')
    expect(await balance()).toBe(5000)
  })

  test('as returned, later, gives the money back too', async () => {
    const { user, ask, makeBatch, mark, balance } = await setUp(5000)
    const id = await ask()
    await makeBatch()
    const early = await mark(id, 'return', reason)
    await mark(id, 'payment')

    const returned = await mark(id, 'return', reason)
    const mail = await mailTo(user.email, { subject: /came back$/ })

    expect(early.statusCode).toBe(422)
    expect(returned.json()).toMatchObject({ status: 'returned', paid_at: expect.any(String) })
    expect(mail.text).toContain('is in your balance again')
    expect(await balance()).toBe(5000)
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, user.id))
      .orderBy(asc(notifications.id))
    expect(told.map(({ type }) => type)).toEqual([
      'EarningsAvailableNotifier',
      'PayoutPaidNotifier',
      'PayoutFailedNotifier',
    ])
  })

  test('as paid and as failed at the same moment has one outcome', async () => {
    const { ask, makeBatch, mark, balance } = await setUp(5000)
    const id = await ask()
    await makeBatch()

    const answers = await Promise.all([
      mark(id, 'payment'),
      mark(id, 'failure', reason),
      mark(id, 'payment'),
      mark(id, 'failure', reason),
    ])

    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3)
    expect(await balance()).toBe(done[0]?.json().status === 'paid' ? 0 : 5000)
    const moved = await db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.event, `payout_${done[0]?.json().status}`))
    const key = `payout:${decodeId('Payout', id)}:`
    expect(moved.filter(({ idempotency_key }) => idempotency_key.startsWith(key))).toHaveLength(1)
  })

  test('is refused before it is in a batch', async () => {
    const { ask, mark } = await setUp(5000)
    const id = await ask()

    expect((await mark(id, 'payment')).json().errors.base[0]).toContain('being sent')
    expect((await mark(id, 'failure', reason)).statusCode).toBe(422)
  })

  test('is not for those whose money it is', async () => {
    const { currency, staff, office, makeBatch, mark } = await setUp(5000)
    await createPayoutMethod(staff)
    await createReleasedGrant(staff, 5000, { currency })
    const { id } = (await office.post('/me/payouts.json', { payout: { currency } })).json()
    await makeBatch()
    const own = { errors: { base: ['This is your own payout: someone else has to decide it.'] } }

    expect((await mark(id, 'payment')).json()).toMatchObject(own)
    for (const noun of ['failure', 'return'])
      expect((await mark(id, noun, reason)).json()).toMatchObject(own)
    const page = await (await withSession(staff)).get(`/staff/payouts/${id}`)
    expect(page.body).toContain('This is your own payout')
    expect(page.body).not.toContain('Mark as sent')
  })

  test('works from the page, and says what is missing', async () => {
    const { staff, ask, makeBatch } = await setUp(5000)
    const id = await ask()
    await makeBatch()
    const browser = await withSession(staff)

    const refused = await browser.post(`/staff/payouts/${id}/failure`, 'payout[reason]=')
    const paid = await browser.post(`/staff/payouts/${id}/payment`, '')
    const page = await browser.get(`/staff/payouts/${id}`)

    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain("Reason can't be blank")
    expect(paid.statusCode).toBe(303)
    expect(page.body).toContain('Mark as returned')
  })
})
