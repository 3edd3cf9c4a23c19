import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createEarner,
  createGrant,
  createWaitingPayout,
} from '../../../test/support/world/earnings.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { actingAs } from '../../demo/world.ts'
import { createBatch } from '../payout-batches/model.ts'
import { createPayout, notePayoutOutcome } from '../payouts/model.ts'
import type { Liability } from './queries.ts'

async function office() {
  const user = await createUser(db)
  makeStaff(user)
  return user
}

async function readLiabilities(): Promise<Liability[]> {
  const client = await withToken(await office())
  return (await client.get('/staff/liabilities.json?limit=100')).json()
}

describe('GET /staff/liabilities', () => {
  test('says whose money it is', async () => {
    const currency = 'zar'
    const staff = actingAs(await createUser(db))
    const paid = await createWaitingPayout(2000, currency)
    await createBatch(db, staff, { currency })
    await notePayoutOutcome(context, staff, paid, 'pay')
    const user = await createUser(db)
    await createEarner(user, 5000, currency)
    await createGrant(user, 700, { currency, fee_amount: 70 })
    await createPayout(context, actingAs(user), { currency, amount: 1500 })

    const [liability] = (await readLiabilities()).filter((one) => one.currency === currency)

    expect(liability).toEqual({
      currency,
      available_amount: 3500,
      held_amount: 700,
      on_the_way_amount: 1500,
      wallet_amount: 0,
      budget_amount: 0,
      refund_amount: 0,
      disputed_amount: 0,
      debt_amount: 0,
      fees_amount: 0,
      held_fees_amount: 70,
      providers: [
        { provider: 'manual', received_amount: 0, sent_amount: 2000, costs_amount: 0 },
        { provider: 'test', received_amount: 7770, sent_amount: 0, costs_amount: 0 },
      ],
    })
  })

  test('adds up: what came in and is not gone is someone’s', async () => {
    const user = await createUser(db)
    await createEarner(user, 5000, 'thb')
    for (const one of await readLiabilities()) {
      const inside = one.providers.reduce(
        (sum, { received_amount, sent_amount, costs_amount }) =>
          sum + received_amount - sent_amount + costs_amount,
        0,
      )
      const owned =
        one.available_amount +
        one.held_amount +
        one.held_fees_amount +
        one.on_the_way_amount +
        one.wallet_amount +
        one.budget_amount +
        one.refund_amount +
        one.disputed_amount +
        one.fees_amount -
        one.debt_amount
      expect([one.currency, owned]).toEqual([one.currency, inside])
    }
  })

  test('is a page too, and for staff alone', async () => {
    await createEarner(await createUser(db), 5000, 'thb')
    const page = await (await withSession(await office())).get('/staff/liabilities')
    const stranger = await withToken(await createUser(db))

    expect(page.body).toContain('Of creators')
    expect(page.body).toContain('Thai Baht')
    expect((await stranger.get('/staff/liabilities.json')).statusCode).toBe(404)
  })
})
