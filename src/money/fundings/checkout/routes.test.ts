import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../../test/support/client.ts'
import { db } from '../../../../test/support/helper.ts'
import {
  createAccessToken,
  createMembership,
  createSessionToken,
} from '../../../../test/support/world/factories.ts'
import { app, askForMoney, createAdmin, stripe } from '../../../../test/support/world/stripe.ts'
import type { Member } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import {
  checkoutPath,
  fundingPath,
  fundingsPath,
} from '../../../vocabulary/addresses/money-urls.ts'

const programOf = async ({ user }: Pick<Member, 'user'>) =>
  clientOf(app, {
    authorization: `Bearer ${await createAccessToken(db, user)}`,
    accept: 'application/json',
  })

const browserOf = async ({ user }: { user: { id: number } }) =>
  clientOf(app, {
    cookie: `session_token=${await createSessionToken(db, user)}`,
    'sec-fetch-site': 'same-origin',
  })

const everyTry = ['lost', 'lost', 'lost'] as const

describe('POST …/fundings', () => {
  test('leads to Stripe, first of all the ways to pay', async () => {
    const admin = await createAdmin()
    const client = await programOf(admin)
    const answer = await client.post(fundingsPath(admin.organization), {
      funding: { amount: 5000 },
    })

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      provider: 'stripe',
      checkout_url: expect.stringContaining('https://checkout.stripe.com/'),
    })
  })

  test('is 503 with a key while Stripe does not answer, and 201 after, for one funding', async () => {
    const admin = await createAdmin()
    const client = await programOf(admin)
    const ask = () =>
      client.post(
        fundingsPath(admin.organization),
        { funding: { amount: 5000 } },
        { 'idempotency-key': 'once' },
      )
    stripe.fail(...everyTry)

    expect((await ask()).statusCode).toBe(503)
    const first = await ask()
    const second = await ask()
    expect([first.statusCode, second.json()]).toEqual([201, first.json()])
    expect(await db.$count(fundings, eq(fundings.organization_id, admin.organization.id))).toBe(1)
  })

  test('says on the page what to do, also where Stripe did not answer', async () => {
    const admin = await createAdmin()
    const browser = await browserOf(admin)
    stripe.fail(...everyTry)
    const form = 'funding[typed][amount]=50.00&funding[currency]=usd&funding[provider]=stripe'
    const asked = await browser.post(fundingsPath(admin.organization), form)
    const address = String(asked.headers.location)
    const before = await browser.get(address)
    expect(before.body).toContain('Stripe has not answered yet')

    const tried = await browser.post(`${address}/checkout`, '')
    expect(tried.headers.location).toBe(address)
    expect((await browser.get(address)).body).toContain('Continue to payment')
  })
})

describe('POST …/fundings/:id/checkout', () => {
  test('gives the same way to pay each time', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin)
    const client = await programOf(admin)
    const answers = [
      await client.post(checkoutPath(funding)),
      await client.post(checkoutPath(funding)),
    ]

    expect(answers.map((answer) => answer.json().checkout_url)).toEqual([
      funding.checkout_url,
      funding.checkout_url,
    ])
  })

  test('is refused for what is decided', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin)
    const client = await programOf(admin)
    await client.post(`${fundingPath(funding)}/cancellation`)
    const answer = await client.post(checkoutPath(funding))

    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { base: ['This funding has already been decided.'] } },
    ])
  })

  test('is shown to those who may pay', async () => {
    const admin = await createAdmin()
    const funding = await askForMoney(admin)
    const { user } = await createMembership(db, {
      organization_id: admin.organization.id,
      role: 'member',
    })
    expect((await (await browserOf(admin)).get(fundingPath(funding))).body).toContain(
      'Continue to payment',
    )
    expect((await (await browserOf({ user })).get(fundingPath(funding))).body).toContain(
      'An admin can pay',
    )
  })
})
