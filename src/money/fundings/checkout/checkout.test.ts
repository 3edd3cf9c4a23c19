import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import {
  createCampaign,
  createFunding as insertFunding,
} from '../../../../test/support/world/factories.ts'
import {
  askForMoney,
  context,
  createAdmin,
  deliver,
  impatient,
  readBooks,
  readFunding,
  stripe,
} from '../../../../test/support/world/stripe.ts'
import { Overloaded } from '../../../framework/errors.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { openCheckouts } from '../jobs.ts'
import { cancelFunding, createFunding } from '../model.ts'
import { continueToCheckout, openCheckout } from './checkout.ts'

/** The library tries three times. */
const everyTry = ['lost', 'lost', 'lost'] as const

const sessionsOf = ({ id }: { id: number }) =>
  stripe
    .all('checkout.session')
    .filter(({ client_reference_id }) => client_reference_id === encodeId('Funding', id))

async function age({ id }: { id: number }, interval: string) {
  const asked_at = sql`now() - ${interval}::interval`
  await db.update(fundings).set({ asked_at }).where(eq(fundings.id, id))
}

describe('a funding by card', () => {
  test('has a page at Stripe to be paid on, and comes back to its own', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin, { amount: 12_345 })

    const session = stripe.find(funding.provider_id ?? '')
    expect(funding).toMatchObject({ status: 'pending', checkout_url: session.url })
    expect(session).toMatchObject({ amount_total: 12_345, currency: 'usd', mode: 'payment' })
    expect(session.success_url).toMatch(
      /^http:\/\/troupe\.localhost\/organizations\/\w+\/fundings\/\w+$/,
    )
    expect(session.metadata).toEqual({ funding_id: encodeId('Funding', funding.id) })
  })

  test('is counted as Stripe counts', async () => {
    const admin = await createAdmin()
    const campaign = await createCampaign(db, {
      organization_id: admin.organization.id,
      currency: 'isk',
    })
    const funding = await askForMoney(admin, { amount: 5000, campaign })
    expect(stripe.find(funding.provider_id ?? '').amount_total).toBe(500_000)

    const { events } = stripe.pay(funding.provider_id ?? '')
    for (const event of events) await deliver(event)
    expect(await readBooks(admin, campaign)).toEqual({ wallet: 0, debt: 0, budget: 5000 })
  })

  test.each([
    [49, 'must be at least $0.50 by card'],
    [100_000_000, 'must be at most $999,999.99 by card'],
  ])('of %d is refused before Stripe is asked', async (amount, message) => {
    const admin = await createAdmin()
    await expect(askForMoney(admin, { amount })).rejects.toMatchObject({
      errors: { amount: [message] },
    })
    expect(await db.$count(fundings, eq(fundings.organization_id, admin.organization.id))).toBe(0)
  })

  test('fails at once where Stripe refuses it', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin, { amount: 40, currency: 'pgk' })
    expect(funding).toMatchObject({
      status: 'failed',
      failure_reason: expect.stringContaining('at least 50 cents'),
    })
  })
})

describe('a lost answer', () => {
  test('leaves one funding and one checkout, when it is asked for again', async () => {
    const admin = await createAdmin()
    stripe.fail(...everyTry)
    const funding = await askForMoney(admin)
    expect(funding).toMatchObject({ status: 'pending', provider_id: null, checkout_url: null })

    const [first, second] = await Promise.all(
      [1, 2].map(() => continueToCheckout(context, funding)),
    )
    const [session, ...others] = sessionsOf(funding)

    expect(others).toEqual([])
    expect(first?.provider_id).toBe(session?.id)
    expect(second?.provider_id).toBe(session?.id)
  })

  test('is told to a program with a key, which asks again and is given the same', async () => {
    const admin = await createAdmin()
    const key = {
      user_id: admin.user.id,
      route: 'POST /x',
      key: 'k',
      fingerprint: Buffer.from('f'),
    }
    const ask = (services = context) =>
      createFunding(services, admin, { amount: 5000, provider: 'stripe' }, undefined, key)
    stripe.fail('stalled', 'stalled', 'stalled')

    await expect(ask(impatient)).rejects.toThrow(Overloaded)
    const funding = await ask()

    const isOwn = eq(fundings.organization_id, admin.organization.id)
    expect(await db.$count(fundings, isOwn)).toBe(1)
    expect(sessionsOf(funding)).toHaveLength(1)
    expect(funding.checkout_url).toBe(sessionsOf(funding)[0]?.url)
  })

  test('is asked for again by itself, after a while', async () => {
    const { organization } = await createAdmin()
    const campaign = await createCampaign(db, { organization_id: organization.id })
    const ask = (asked_at: string) => insertFunding(db, campaign, { provider: 'stripe', asked_at })
    const fresh = await ask(new Date().toISOString())
    const waiting = await ask(new Date(Date.now() - 180_000).toISOString())

    stripe.fail(...everyTry)
    await openCheckouts.perform(context, {})
    expect(await readFunding(waiting)).toMatchObject({ status: 'pending', provider_id: null })
    await openCheckouts.perform(context, {})

    expect(await readFunding(fresh)).toMatchObject({ status: 'pending', provider_id: null })
    expect(await readFunding(waiting)).toMatchObject({ provider_id: sessionsOf(waiting)[0]?.id })
    expect(sessionsOf(waiting)).toHaveLength(1)
  })

  test('of long ago is given up, since nobody has seen where to pay', async () => {
    stripe.fail(...everyTry)
    const funding = await askForMoney(await createAdmin())
    await age(funding, '23 hours')
    await openCheckouts.perform(context, {})

    expect(await readFunding(funding)).toMatchObject({ status: 'canceled', provider_id: null })
  })

  test('is no loss where Stripe tells of the payment by itself', async () => {
    const admin = await createAdmin()
    stripe.fail(...everyTry)
    const funding = await askForMoney(admin)
    const [session] = sessionsOf(funding)
    const { events, intent } = stripe.pay(session?.id)
    await deliver(events[0] as object)

    expect(await readFunding(funding)).toMatchObject({
      status: 'succeeded',
      provider_id: session?.id,
      payment_id: intent.id,
    })
    expect(await readBooks(admin)).toEqual({ wallet: 10_000, debt: 0 })
  })
})

describe('cancelling', () => {
  test('ends the checkout', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin)
    const canceled = await cancelFunding(context, admin, funding)

    expect(canceled.status).toBe('canceled')
    expect(stripe.find(funding.provider_id ?? '').status).toBe('expired')
  })

  test('is refused once it is paid, and the money arrives', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin)
    const { events } = stripe.pay(funding.provider_id ?? '')

    await expect(cancelFunding(context, admin, funding)).rejects.toMatchObject({
      errors: { base: ['This funding is already being paid.'] },
    })
    for (const event of events) await deliver(event)
    expect(await readFunding(funding)).toMatchObject({ status: 'succeeded' })
  })

  test('waits for Stripe', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin)
    stripe.fail('broken', 'broken', 'broken')

    await expect(cancelFunding(context, admin, funding)).rejects.toThrow(Overloaded)
    expect(await readFunding(funding)).toMatchObject({ status: 'pending' })
  })

  test('while a checkout is being opened leaves none that can be paid', async () => {
    const admin = await createAdmin()
    stripe.fail(...everyTry)
    const funding = await askForMoney(admin)
    await cancelFunding(context, admin, funding)
    const [session] = sessionsOf(funding)
    await openCheckout(context, funding)

    expect(stripe.find(session?.id).status).toBe('expired')
    expect(await readFunding(funding)).toMatchObject({ status: 'canceled', checkout_url: null })
  })
})
