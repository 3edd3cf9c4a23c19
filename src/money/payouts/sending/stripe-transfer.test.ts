import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import {
  createEarnerAtStripe,
  onboarding,
  readMethod,
  readPayout,
} from '../../../../test/support/world/connect.ts'
import { bankAccount } from '../../../../test/support/world/details.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { context, deliver, impatient, stripe } from '../../../../test/support/world/stripe.ts'
import type { Payout } from '../../../tables/finance/payouts.ts'
import { staffPayoutPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { creatorAccount, payoutAccount, readBalance } from '../../bookkeeping/accounts.ts'
import { reconcile } from '../../reconciliation/reconcile.ts'
import { catchUpWithStripe } from '../../stripe-events/jobs.ts'
import { sendPayoutsAgain, sendPayoutToStripe } from './jobs.ts'

async function setUp(amount = 5000, currency = 'usd', fields: object = {}) {
  const earner = await createEarnerAtStripe(amount, currency)
  const { user, client } = earner
  const asked = await client.post('/me/payouts.json', { payout: { currency, ...fields } })
  const { id } = asked.json()
  const payout = await readPayout(id)
  return {
    ...earner,
    asked,
    id,
    payout,
    read: () => readPayout(id),
    send: (services = context) => sendPayoutToStripe.perform(services, { id: payout.id }),
    balance: () => readBalance(db, creatorAccount(user, currency)),
    inTransit: () => readBalance(db, payoutAccount(payout)),
    transfers: () => transfersOf(payout),
  }
}

const transfersOf = ({ id }: Pick<Payout, 'id'>) =>
  stripe.all('transfer').filter(({ metadata }) => metadata.payout_id === encodeId('Payout', id))

async function asStaff() {
  const staff = await createUser(db)
  makeStaff(staff)
  return { browser: await withSession(staff), program: await withToken(staff) }
}

afterEach(() => stripe.refuseTransfers())

describe('a payout through Stripe', () => {
  test('waits, is sent once to the account it was asked for, and is paid', async () => {
    const { asked, account, payout, client, id, send, read, transfers, ...world } = await setUp()
    expect(asked.json()).toMatchObject({ provider: 'stripe', status: 'pending' })
    await send()
    await send()

    expect(transfers()).toHaveLength(1)
    expect(transfers()[0]).toMatchObject({
      amount: 5000,
      currency: 'usd',
      destination: account,
      transfer_group: `payout-${id}`,
      metadata: { payout_id: id },
    })
    expect(await read()).toMatchObject({ status: 'paid', provider_id: transfers()[0]?.id })
    expect([await world.balance(), await world.inTransit()]).toEqual([0, 0])
    expect((await client.get(`/me/payouts/${id}`)).body).toContain('in your Stripe account')
    const notices = (await client.get('/me/notifications.json')).json()
    expect(notices[0].type).toBe('PayoutPaidNotifier')
    expect(payout.label).toMatch(/^Stripe ••••/)
  })

  test.each([
    ['isk', 5000, 500_000],
    ['mga', 5000, 50],
    ['jpy', 5000, 5000],
    ['kwd', 5000, 5000],
  ])('is sent in Stripe’s units: %s', async (currency, amount, sent) => {
    const { send, transfers } = await setUp(amount, currency)
    await send()
    expect(transfers()[0]).toMatchObject({ amount: sent, currency })
  })

  test.each([
    ['kwd', 5124, 'must end in 0 through Stripe'],
    ['mga', 5050, 'must have no decimals through Stripe'],
  ])('that Stripe could not count is refused: %s %d', async (currency, amount, message) => {
    const { client } = await createEarnerAtStripe(amount, currency)
    const answer = await client.post('/me/payouts.json', { payout: { currency } })
    expect(answer.json().errors).toEqual({ amount: [message] })
  })

  test('can be canceled before it is sent, and is not sent then', async () => {
    const { client, id, send, transfers, balance } = await setUp()
    await client.post(`/me/payouts/${id}/cancellation.json`)
    await send()

    expect(transfers()).toEqual([])
    expect(await balance()).toBe(5000)
  })

  test('is either canceled or sent, never both', async () => {
    const { client, id, send, read, transfers, balance } = await setUp()
    const [canceled] = await Promise.all([
      client.post(`/me/payouts/${id}/cancellation.json`),
      send(),
    ])

    const isCanceled = canceled.statusCode === 200
    expect((await read()).status).toBe(isCanceled ? 'canceled' : 'paid')
    expect(transfers()).toHaveLength(isCanceled ? 0 : 1)
    expect(await balance()).toBe(isCanceled ? 5000 : 0)
  })

  test('goes where it was to go, whatever is changed meanwhile', async () => {
    const first = await setUp()
    await first.client.post(`${onboarding}.json`, { payout_method: { tax_country: 'AT' } })
    expect((await readMethod(first.user)).stripe_account_id).not.toBe(first.account)
    await first.send()
    const second = await setUp()
    await second.client.patch('/me/payout_method.json', { payout_method: bankAccount })
    await second.send()
    const third = await setUp()
    await third.client.delete('/me/payout_method.json')
    await third.send()

    for (const { account, transfers, read } of [first, second, third]) {
      expect(transfers().map(({ destination }) => destination)).toEqual([account])
      expect((await read()).status).toBe('paid')
    }
  })

  test('is never sent into another account after it failed', async () => {
    const { account, client, send, read, transfers, balance } = await setUp()
    stripe.changeAccount(account, { capabilities: { transfers: 'inactive' } })
    await send()
    await client.post(`${onboarding}.json`, { payout_method: { tax_country: 'AT' } })
    stripe.changeAccount(account)
    await send()
    await sendPayoutsAgain.perform(context, {})

    expect(await read()).toMatchObject({
      status: 'failed',
      failure_reason: expect.stringContaining('Stripe cannot pay into your account right now'),
    })
    expect(transfers()).toEqual([])
    expect(await balance()).toBe(5000)
  })
})

describe('what Stripe refuses', () => {
  test.each([
    [{ code: 'balance_insufficient', message: 'Add funds.' }, /You did nothing wrong/],
    [{ code: 'parameter_invalid', message: 'No such thing.' }, /refused it: No such thing\.$/],
  ])('fails, and the money is back: %j', async (error, reason) => {
    const { client, send, read, balance, inTransit, transfers } = await setUp()
    stripe.refuseTransfers(error)
    await send()

    const { status, failure_reason, provider_id } = await read()
    expect({ status, provider_id }).toEqual({ status: 'failed', provider_id: null })
    expect(failure_reason).toMatch(reason)
    expect(transfers()).toEqual([])
    expect([await balance(), await inTransit()]).toEqual([5000, 0])
    const notices = (await client.get('/me/notifications.json')).json()
    expect(notices[0].type).toBe('PayoutFailedNotifier')
  })
})

describe('without an answer', () => {
  test.each(['lost', 'stalled', 'broken'] as const)(
    'a transfer that was made (%s) is found, and not made again',
    async (mishap) => {
      const { send, read, transfers, balance } = await setUp()
      stripe.fail('none', mishap, mishap, mishap)
      await expect(send(impatient)).rejects.toThrow()
      expect(await read()).toMatchObject({ status: 'processing', provider_id: null })
      expect(transfers()).toHaveLength(1)
      expect(await balance()).toBe(0)

      // A day later Stripe would make another for the same key.
      stripe.forgetKeys()
      await send()
      await send()
      expect(transfers()).toHaveLength(1)
      expect(await read()).toMatchObject({ status: 'paid', provider_id: transfers()[0]?.id })
    },
  )

  test.each([
    [429, 'rate_limit_error'],
    [409, 'idempotency_error'],
    [503, 'api_error'],
    [401, 'authentication_error'],
    [403, 'invalid_request_error'],
  ])('that says yes or no it stays on its way: %d', async (status, type) => {
    const { send, read, balance, transfers } = await setUp()
    stripe.refuseTransfers({ type, message: 'Not now.', status })
    await expect(send()).rejects.toThrow()
    expect((await read()).status).toBe('processing')
    expect(await balance()).toBe(0)

    stripe.refuseTransfers()
    stripe.forgetKeys()
    await send()
    expect(transfers()).toHaveLength(1)
    expect((await read()).status).toBe('paid')
  })

  test('to the question what was sent, nothing is sent and nothing comes back', async () => {
    const { send, read, transfers, balance } = await setUp()
    stripe.fail('broken', 'broken', 'broken')
    await expect(send()).rejects.toThrow()

    expect(transfers()).toEqual([])
    expect((await read()).status).toBe('processing')
    expect(await balance()).toBe(0)
    await send()
    expect((await read()).status).toBe('paid')
  })

  test('two tries at the same moment make one transfer', async () => {
    const { send, read, transfers } = await setUp()
    await Promise.all([send(), send(), send()])

    expect(transfers()).toHaveLength(1)
    expect((await read()).status).toBe('paid')
  })

  test('what its own job gave up is taken up again', async () => {
    const { payout, send, read, transfers } = await setUp()
    stripe.fail('none', 'lost', 'lost', 'lost')
    await expect(send()).rejects.toThrow()
    const later = async (column: 'created_at' | 'asked_at') => {
      const set = sql`${sql.identifier(column)} = now() - interval '31 minutes'`
      await db.execute(sql`update payouts set ${set} where id = ${payout.id}`)
      await sendPayoutsAgain.perform(context, {})
    }
    // As if the clock had been moved: Stripe has not had its time.
    await later('created_at')
    expect((await read()).status).toBe('processing')

    await later('asked_at')
    expect(transfers()).toHaveLength(1)
    expect((await read()).status).toBe('paid')
  })
})

describe('a transfer that is taken back', () => {
  async function sent() {
    const world = await setUp()
    await world.send()
    return { ...world, transfer: world.transfers()[0]?.id as string }
  }

  test('returns the money once, however often and late it is told', async () => {
    const { client, id, transfer, read, balance } = await sent()
    const event = stripe.reverse(transfer)
    const answers = await Promise.all([deliver(event), deliver(event)])
    await deliver({ ...event, id: `${event.id}2` })

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await read()).toMatchObject({ status: 'returned', provider_id: transfer })
    expect(await balance()).toBe(5000)
    expect((await client.get(`/me/payouts/${id}`)).body).toContain('Stripe took it back')
  })

  test('before we heard that it was made is first paid, then returned', async () => {
    const { send, read, transfers, balance } = await setUp()
    stripe.fail('none', 'lost', 'lost', 'lost')
    await expect(send()).rejects.toThrow()
    await deliver(stripe.reverse(transfers()[0]?.id))
    await send()

    expect(await read()).toMatchObject({ status: 'returned', paid_at: expect.any(String) })
    expect(transfers()).toHaveLength(1)
    expect(await balance()).toBe(5000)
  })

  test('is heard of although no event arrived', async () => {
    const { transfer, read, balance } = await sent()
    stripe.reverse(transfer)
    await catchUpWithStripe.perform(context, {})

    expect((await read()).status).toBe('returned')
    expect(await balance()).toBe(5000)
  })

  test('in part is left to staff, and returns when the rest is taken back', async () => {
    const { payout, transfer, read, balance } = await sent()
    await deliver(stripe.reverse(transfer, 2000))
    expect(await read()).toMatchObject({ status: 'paid', reversed_amount: 2000 })
    expect(await balance()).toBe(0)
    const { browser } = await asStaff()
    expect((await browser.get(staffPayoutPath(payout))).body).toContain(
      '$20.00 was taken back at Stripe',
    )

    await deliver(stripe.reverse(transfer))
    expect(await read()).toMatchObject({ status: 'returned', reversed_amount: 0 })
    expect(await balance()).toBe(5000)
  })

  test('that is not of a payout is passed over', async () => {
    const { account } = await createEarnerAtStripe()
    const fields = { amount: 100, currency: 'usd', destination: account, metadata: {} }
    const event = stripe.reverse(stripe.transfer(fields).id)

    expect((await deliver(event)).statusCode).toBe(200)
  })
})

describe('staff', () => {
  test('see what goes through Stripe, put it into no batch and decide nothing of it', async () => {
    const { id, payout, send, read } = await setUp(7000, 'chf')
    const { browser, program } = await asStaff()
    const batch = await program.post('/staff/payout_batches.json', {
      payout_batch: { currency: 'chf' },
    })
    expect(batch.json().errors).toEqual({ base: ['No CHF payouts are waiting.'] })
    await send()

    const decided = await program.post(`/staff/payouts/${id}/return.json`, {
      payout: { reason: 'I say so.' },
    })
    expect(decided.json().errors).toEqual({ base: ['Stripe says what comes of its payouts.'] })
    const { provider_id } = await read()
    const shown = (await program.get(`/staff/payouts/${id}.json`)).json()
    expect(shown).toMatchObject({ provider: 'stripe', status: 'paid', provider_id, batch_id: null })
    const page = await browser.get(staffPayoutPath(payout))
    expect(page.body).toContain(provider_id)
    expect(page.body).toContain('Stripe sends this payout')
    expect(page.body).not.toContain('Mark as')
  })
})

test('after all of that the books agree', async () => {
  expect((await reconcile(db)).differences).toEqual([])
})
