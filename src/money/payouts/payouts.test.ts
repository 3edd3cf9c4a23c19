import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { textOfPdf } from '../../../test/support/files/pdf-text.ts'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { bankAccount } from '../../../test/support/world/details.ts'
import {
  createEarner,
  createGrant,
  createPayoutMethod,
  createReleasedGrant,
} from '../../../test/support/world/earnings.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'
import { actingAs } from '../../demo/world.ts'
import { one } from '../../framework/database/rows.ts'
import { isCurrent, seal, unseal } from '../../framework/secrets.ts'
import { grants } from '../../tables/finance/grants.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { creatorAccount, payoutAccount, readBalance } from '../bookkeeping/accounts.ts'
import { createBatch } from '../payout-batches/model.ts'
import { openBankAccount } from '../payout-methods/details.ts'
import { sendingDay } from './days.ts'
import { notePayoutOutcome } from './model.ts'
import { rotatePayouts } from './sending/rotation.ts'
import { promiseInWords } from './words.ts'

async function setUp(amount = 5000, currency = 'usd') {
  const user = await createUser(db)
  await createEarner(user, amount, currency)
  const client = await withToken(user)
  const ask = (payout: object = {}, headers = {}) =>
    client.post('/me/payouts.json', { payout: { currency, ...payout } }, headers)
  return { user, client, ask, balance: () => readBalance(db, creatorAccount(user, currency)) }
}

async function readPayout(publicId: string) {
  const id = decodeId('Payout', publicId) ?? 0
  return one(await db.select().from(payouts).where(eq(payouts.id, id)))
}

describe('asking for a payout', () => {
  test('takes all that is available, and puts it on its way', async () => {
    const { ask, balance } = await setUp(5000)

    const response = await ask()

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      status: 'pending',
      provider: 'manual',
      amount: 5000,
      currency: 'usd',
      closing: false,
      label: 'DE89 •••• 3000',
      reference: expect.stringMatching(/^PAY-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      paid_at: null,
      failure_reason: null,
    })
    expect(await balance()).toBe(0)
    const payout = await readPayout(response.json().id)
    expect(await readBalance(db, payoutAccount(payout))).toBe(5000)
  })

  test('is a PDF of who is paid, for nobody else', async () => {
    const { ask, client } = await setUp(5000)
    const { pdf_url, reference } = (await ask()).json()
    const path = new URL(pdf_url).pathname

    const file = await client.get(path, { accept: '*/*' })
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${reference}.pdf"`)
    const lines = textOfPdf(file.rawPayload).split('\n')
    for (const line of [reference, 'To DE89 •••• 3000', '$50.00', 'Requested, and not sent yet.'])
      expect(lines).toContain(line)
    expect(lines).toContain('Robin Vale')
    const other = await withToken(await createUser(db))
    expect((await other.get(path, { accept: '*/*' })).statusCode).toBe(404)
  })

  test('takes a part, and no more than there is', async () => {
    const { ask, balance } = await setUp(5000)

    expect((await ask({ amount: 2000 })).statusCode).toBe(201)
    const more = await ask({ amount: 3001 })

    expect(more.statusCode).toBe(422)
    expect(more.json().errors).toEqual({ amount: ['is more than the $30.00 in your balance'] })
    expect(await balance()).toBe(3000)
  })

  test.each([
    [5000, 'jpy', { amount: 999 }, { amount: ['must be at least ¥1,000'] }],
    [5000, 'usd', { amount: 999 }, { amount: ['must be at least $10.00'] }],
    [5000, 'kwd', { amount: 999 }, { amount: ['must be at least KWD\u00a01.000'] }],
    [5000, 'usd', { amount: 0 }, { amount: ['must be greater than 0'] }],
    [5000, 'usd', { amount: '12.5' }, { amount: ['must be an integer, in minor units'] }],
    [5000, 'usd', { currency: 'eur' }, { base: ['There is nothing to withdraw in EUR yet.'] }],
  ])('of %d %s with %j is refused', async (amount, currency, payout, errors) => {
    const { ask } = await setUp(amount, currency)
    const response = await ask(payout)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual(errors)
  })

  test('of nothing in particular is of all there is, and needs payout details, all of them', async () => {
    const user = await createUser(db)
    await createReleasedGrant(user, 5000)
    const client = await withToken(user)
    const ask = () => client.post('/me/payouts.json', { payout: {} })

    const without = await ask()
    await createPayoutMethod(user, { tax_id: null })
    const incomplete = await ask()
    await createPayoutMethod(user)

    expect(without.json().errors).toEqual({ base: ['Save your payout details first.'] })
    expect(incomplete.json().errors.base[0]).toContain('Complete your payout details first')
    expect((await ask()).statusCode).toBe(201)
  })

  test('waits until the details have been the same for 48 hours, by the clock of the database', async () => {
    const { user, ask } = await setUp()
    const browser = await withSession(user)
    const iban = 'GB29 NWBK 6016 1331 9268 19'
    await browser.patch('/me/payout_method.json', { payout_method: { ...bankAccount, iban } })

    const early = await ask()
    const holdUntil = (time: ReturnType<typeof sql>) =>
      db.update(payoutMethods).set({ held_until: time }).where(eq(payoutMethods.user_id, user.id))
    // Whoever is refused anyway is offered no button, and promised no day that counts from now.
    const monday = Date.parse('2126-11-25')
    await holdUntil(sql`${new Date(monday).toISOString()}::timestamptz`)
    const { body: form } = await browser.get('/me/payouts/new')
    const { body: refused } = await browser.post('/me/payouts', 'payout[currency]=usd')
    for (const page of [form, refused]) {
      expect(page).not.toContain('Request payout')
      expect(page).toContain(promiseInWords(sendingDay(context.config, 'manual', monday)))
    }
    await holdUntil(sql`now() + interval '5 seconds'`)
    const almost = await ask()
    await holdUntil(sql`now()`)

    expect(early.statusCode).toBe(422)
    expect(early.json().errors.base[0]).toMatch(/^Your payout details changed.*UTC\.$/)
    expect(almost.statusCode).toBe(422)
    expect((await ask()).statusCode).toBe(201)
  })

  test('goes where it was to go, whatever is changed later', async () => {
    const { user, ask } = await setUp()
    const { id } = (await ask()).json()
    const browser = await withSession(user)
    const iban = 'GB29 NWBK 6016 1331 9268 19'
    await browser.patch('/me/payout_method.json', { payout_method: { ...bankAccount, iban } })

    const payout = await readPayout(id)
    const change = db
      .update(payouts)
      .set({ destination: seal(context.config.secretKeys, { ...bankAccount, iban }) })
      .where(eq(payouts.id, payout.id))

    expect(payout.label).toBe('DE89 •••• 3000')
    expect(openBankAccount(context.config.secretKeys, payout.destination).iban).toBe(
      'DE89370400440532013000',
    )
    await expect(change).rejects.toThrow()
    await expect(
      db.update(payouts).set({ amount: 1 }).where(eq(payouts.id, payout.id)),
    ).rejects.toThrow()
    await expect(db.delete(payouts).where(eq(payouts.id, payout.id))).rejects.toThrow()
  })

  test('by many at once never takes out more than there is', async () => {
    const { ask, balance } = await setUp(5000)

    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ amount: 2000 })))

    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 201, ...Array(6).fill(422)])
    expect(await balance()).toBe(1000)
  })

  test('is done once under one key, also by two requests at the same moment', async () => {
    const { client, ask, balance } = await setUp(5000)
    const headers = { 'idempotency-key': unique('key') }

    const twice = await Promise.all([1, 2].map(() => ask({ amount: 2000 }, headers)))
    const again = await ask({ amount: 2000 }, headers)
    const other = await ask({ amount: 1500 }, headers)

    expect(new Set([...twice, again].map((answer) => answer.json().id)).size).toBe(1)
    expect([...twice, again].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(other.statusCode).toBe(422)
    expect((await client.get('/me/payouts.json')).json()).toHaveLength(1)
    expect(await balance()).toBe(3000)
  })

  test('works from the page, with an amount as people write it', async () => {
    const { user } = await setUp(500_000, 'kwd')
    const browser = await withSession(user)

    const form = await browser.get('/me/payouts/new?currency=kwd')
    const sent = (amount: string) =>
      browser.post('/me/payouts', `payout[currency]=kwd&payout[typed][amount]=${amount}`)
    const refused = await sent('600.5')
    const accepted = await sent('12.345')

    expect(form.body).toContain('value="500.000"')
    expect(form.body).toContain('DE89 •••• 3000')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('Amount is more than the')
    expect(refused.body).toContain('value="600.5"')
    expect(accepted.statusCode).toBe(303)
    const page = await browser.get(accepted.headers.location as string)
    expect(page.body).toContain('12.345')
    expect(page.body).toContain('Cancel this payout')
  })
})

describe('the last payout of an account', () => {
  test('may be below the minimum, once, and is all there is', async () => {
    const { user, ask, balance } = await setUp(300)

    const small = await ask()
    const part = await ask({ closing: true, amount: 200 })
    const all = await ask({ closing: true })
    await createReleasedGrant(user, 200)
    const another = await ask({ closing: true })

    expect(small.json().errors).toEqual({ amount: ['must be at least $10.00'] })
    expect(part.json().errors).toEqual({ amount: ['must be everything in your balance: $3.00'] })
    expect(all.json()).toMatchObject({ amount: 300, closing: true })
    expect(another.statusCode).toBe(422)
    expect(another.json().errors.closing[0]).toContain('once')
    expect(await balance()).toBe(200)
  })

  test('waits for what is still held', async () => {
    const { user, ask } = await setUp(300)
    await createGrant(user, 500)

    const response = await ask({ closing: true })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors.closing[0]).toContain('has to wait')
  })

  test('is asked for once, by however many at the same moment', async () => {
    const { ask, balance } = await setUp(300)
    const answers = await Promise.all([1, 2, 3].map(() => ask({ closing: true })))

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    expect(await balance()).toBe(0)
  })
})

test('a payout that should be there says what to do where it is not', async () => {
  const { user, ask } = await setUp(5000, 'huf')
  const { id } = (await ask()).json()
  const office = actingAs(await createUser(db))
  await createBatch(db, office, { currency: 'huf' })
  const payout = await readPayout(id)
  await notePayoutOutcome(context, office, payout, 'pay')
  const page = async () => (await (await withSession(user)).get(`/me/payouts/${id}`)).body
  expect(await page()).toContain('It should be there by')
  expect(await page()).not.toContain('Not there yet?')

  const paid_at = sql`now() - interval '10 days'`
  await db.update(payouts).set({ paid_at }).where(eq(payouts.id, payout.id))
  expect(await page()).toContain('It should have been there by')
  expect(await page()).toMatch(
    new RegExp(
      `Not there yet\\?[\\s\\S]+Ask your bank for a payment with the reference ${payout.reference}`,
    ),
  )
})

describe('cancelling a payout', () => {
  test('brings the money back, once', async () => {
    const { client, ask, balance } = await setUp()
    const { id } = (await ask()).json()
    const path = `/me/payouts/${id}/cancellation.json`

    const answers = await Promise.all([client.post(path), client.post(path)])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await client.get(`/me/payouts/${id}.json`)).json().status).toBe('canceled')
    expect(await balance()).toBe(5000)
  })

  test('is for its creator alone', async () => {
    const { ask } = await setUp()
    const { id } = (await ask()).json()
    const stranger = await withToken(await createUser(db))

    expect((await stranger.post(`/me/payouts/${id}/cancellation.json`)).statusCode).toBe(404)
    expect((await stranger.get(`/me/payouts/${id}.json`)).statusCode).toBe(404)
  })
})

describe('the database', () => {
  test('holds nothing of a destination in the clear', async () => {
    const { user, ask } = await setUp()
    await ask()
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from payouts t where user_id = ${user.id}
        union all select t::text from audit_events t where user_id = ${user.id}`,
    )
    const stored = rows.map(({ row }) => row).join('\n')

    for (const secret of ['DE89370400440532013000', '12 345 678 901', 'Robin Vale'])
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    expect(stored).not.toContain('370400440532')
    expect(stored).not.toContain('345 678')
  })

  test('lets a payout move forward only', async () => {
    const { ask } = await setUp()
    const { id } = await readPayout((await ask()).json().id)
    const set = (status: 'paid' | 'pending' | 'failed') =>
      db.update(payouts).set({ status }).where(eq(payouts.id, id))

    await expect(set('paid')).rejects.toThrow()
    await expect(set('failed')).rejects.toThrow()
  })

  test('takes destinations that are sealed anew when the key changes', async () => {
    const { ask } = await setUp()
    const before = await readPayout((await ask()).json().id)
    const [current] = context.config.secretKeys
    const later = 'a later secret of at least thirty-two characters!'
    const config = { ...context.config, secretKeys: [later, current] as const }

    expect(await rotatePayouts({ db, config })).toBeGreaterThanOrEqual(2)
    const after = one(await db.select().from(payouts).where(eq(payouts.id, before.id)))

    expect(isCurrent([later], after.destination)).toBe(true)
    expect(openBankAccount([later], after.destination)).toEqual(
      openBankAccount([current], before.destination),
    )
    expect(unseal([later], after.payee)).toEqual(unseal([current], before.payee))
    await rotatePayouts({ db, config: { ...config, secretKeys: [current, later] } })
  })
})

test('whoever has nothing to withdraw reads when there is something', async () => {
  const nobody = await withSession(await createUser(db))
  const empty = (await nobody.get('/me/payouts/new')).body
  expect(empty).toContain('Nothing to withdraw yet')
  expect(empty).toContain('Nothing is granted yet either')
  expect(empty).not.toContain('$0.00')

  const user = await createUser(db)
  await createGrant(user, 700)
  const isTheirs = eq(grants.user_id, user.id)
  // A week from now is told by its date or in days, as the two clocks happen to be.
  const soon = sql`now() + interval '3 days'`
  await db.update(grants).set({ release_at: soon }).where(isTheirs)
  const held = (await (await withSession(user)).get('/me/payouts/new')).body
  expect(held).toContain('You can withdraw what is granted')
  expect(held).toMatch(/in \d days/)

  // It is released at the next look, which may be a minute away.
  const justNow = sql`now() - interval '70 seconds'`
  await db.update(grants).set({ release_at: justNow }).where(isTheirs)
  const due = (await (await withSession(user)).get('/me/payouts/new')).body
  expect(due).toContain('You can withdraw what is granted any moment now.')
})

test('who withdraws reads what that costs, and that their details are saved', async () => {
  const user = await createUser(db)
  await createReleasedGrant(user, 30_000)
  await createPayoutMethod(user)
  const browser = await withSession(user)
  const { body } = await browser.get('/me/payouts/new')
  expect(body).toContain('We take no fee: all of it is sent, in USD.')
  expect(body).toContain('your bank converts it')
  const details = (await browser.get('/me/payout_method')).body
  expect(details).toContain('They go with every payout.')
  expect(details).not.toContain('first payout')
})
