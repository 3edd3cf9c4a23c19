import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import {
  createEarnerAtStripe,
  endHold,
  onboarding,
  readMethod,
  withStripe,
} from '../../../../test/support/world/connect.ts'
import { bankAccount, taxDetails } from '../../../../test/support/world/details.ts'
import { createPayoutMethod, createReleasedGrant } from '../../../../test/support/world/earnings.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { context, deliver, stripe } from '../../../../test/support/world/stripe.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { payoutMethods } from '../../../tables/finance/payout-methods.ts'
import { stripeAccounts } from '../../../tables/finance/stripe-accounts.ts'
import { stripeEvents } from '../../../tables/finance/stripe-events.ts'
import { users } from '../../../tables/users/users.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { lookAtNewAccounts } from '../jobs.ts'

const path = '/me/payout_method'

async function setUp() {
  const user = await createUser(db)
  const client = await withStripe(user)
  const start = (fields: object = taxDetails) =>
    client.post(`${onboarding}.json`, { payout_method: fields })
  return { user, client, start }
}

type Someone = { id: number }

const accountsOf = ({ id }: Someone) =>
  stripe.all('account').filter(({ metadata }) => metadata.user_id === encodeId('User', id))

const eventsOf = ({ id }: Someone) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_type, 'PayoutMethod'), eq(auditEvents.user_id, id)))
    .orderBy(auditEvents.id)

describe('beginning at Stripe', () => {
  test('opens an account, says where to go on, and counts as a change', async () => {
    const { user, client, start } = await setUp()
    const answer = await start()

    expect(answer.statusCode).toBe(200)
    const [account] = accountsOf(user)
    expect(account).toMatchObject({ type: 'express', country: 'DE' })
    expect(answer.json()).toEqual({
      url: expect.stringContaining(`https://connect.stripe.com/setup/e/${account?.id}/`),
      expires_at: expect.stringMatching(/Z$/),
    })
    const [link] = stripe.all('account_link')
    expect([link?.return_url, link?.refresh_url]).toEqual(
      Array(2).fill(`http://troupe.localhost${path}`),
    )
    const shown = (await client.get(`${path}.json`)).json()
    expect(shown).toMatchObject({
      provider: 'stripe',
      label: `Stripe •••• ${account?.id.slice(-4)}`,
      is_ready: false,
      complete: false,
      has_tax_id: true,
    })
    expect(Date.parse(shown.held_until) - Date.now()).toBeGreaterThan(47 * 3_600_000)
    expect((await mailTo(user.email)).text).toContain('Stripe ••••')
    expect((await eventsOf(user)).map(({ action }) => action)).toEqual(['create'])
    expect(JSON.stringify(await eventsOf(user))).not.toContain(account?.id)
  })

  test('twice, or many times at once, opens one account and is one change', async () => {
    const { user, start } = await setUp()
    const answers = await Promise.all([start(), start(), start()])
    stripe.forgetKeys()
    const later = await start({})

    expect([...answers, later].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(accountsOf(user)).toHaveLength(1)
    expect(await eventsOf(user)).toHaveLength(1)
  })

  test('leads to the same account after a change to a bank and back', async () => {
    const { user, client, start } = await setUp()
    await start()
    await client.patch(`${path}.json`, { payout_method: bankAccount })
    expect(await readMethod(user)).toMatchObject({
      provider: 'manual',
      stripe_account_id: null,
      is_ready: true,
    })
    stripe.forgetKeys()
    await start({})

    const [account] = accountsOf(user)
    expect(accountsOf(user)).toHaveLength(1)
    expect(await readMethod(user)).toMatchObject({
      provider: 'stripe',
      details: null,
      stripe_account_id: account?.id,
    })
    expect(await eventsOf(user)).toHaveLength(3)
  })

  test('in another country opens another account, because none ever moves', async () => {
    const { user, start } = await setUp()
    await start()
    await start({ tax_country: 'AT' })

    expect(accountsOf(user).map(({ country }) => country)).toEqual(['AT', 'DE'])
    expect((await readMethod(user)).stripe_account_id).toBe(accountsOf(user)[0]?.id)
  })

  test('needs a country, and keeps what was saved before', async () => {
    const { user, start } = await setUp()
    const without = await start({})
    await createPayoutMethod(user)
    const after = await start({})

    expect(without.json().errors).toEqual({ tax_country: ["can't be blank"] })
    expect(after.statusCode).toBe(200)
    expect(await readMethod(user)).toMatchObject({ legal_name: 'Robin Vale', tax_country: 'DE' })
  })

  test('survives an answer that is lost: the next one leads to the same account', async () => {
    const { user, start } = await setUp()
    stripe.fail('lost', 'lost', 'lost')
    const lost = await start()
    expect(lost.statusCode).toBe(503)
    expect(await db.$count(payoutMethods, eq(payoutMethods.user_id, user.id))).toBe(0)

    expect((await start()).statusCode).toBe(200)
    expect(accountsOf(user)).toHaveLength(1)
  })

  test('needs a session, a proof and Stripe', async () => {
    const user = await createUser(db)
    const [program, browser] = [await withToken(user), await withSession(user)]
    const body = { payout_method: taxDetails }

    expect((await program.post(`${onboarding}.json`, body)).statusCode).toBe(403)
    const off = await browser.post(`${onboarding}.json`, body)
    expect(off.json().errors).toEqual({ base: ['Payouts through Stripe are not set up here.'] })
  })

  test('from the page leads to Stripe, or says what is missing', async () => {
    const { client } = await setUp()
    const page = await client.get(`${path}?provider=stripe`)
    const refused = await client.post(onboarding, 'payout_method[legal_name]=Robin+Vale')
    const sent = await client.post(
      onboarding,
      'payout_method[legal_name]=Robin&payout_method[tax_country]=DE&payout_method[tax_id]=',
    )

    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' https://connect.stripe.com;",
    )
    expect(page.body).toContain('Continue at Stripe')
    expect(page.body).not.toContain('IBAN')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="Robin Vale"')
    expect(refused.headers['content-security-policy']).toContain('https://connect.stripe.com')
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toMatch(/^https:\/\/connect\.stripe\.com\//)
    const later = await client.get(path)
    expect(later.body).toContain('Finish at Stripe')
    expect(later.body).toContain('Switch to bank transfer')
  })

  test('is not offered without Stripe', async () => {
    const client = await withSession(await createUser(db))
    const page = await client.get(`${path}?provider=stripe`)

    expect(page.body).not.toContain('Stripe')
    expect(page.headers['content-security-policy']).toContain("form-action 'self';")
  })
})

describe('an account at Stripe', () => {
  async function begin() {
    const { user, client, start } = await setUp()
    await start()
    const isReady = async () => (await readMethod(user)).is_ready
    return { user, client, isReady, account: (await readMethod(user)).stripe_account_id ?? '' }
  }

  test.each([
    [{}, true],
    [{ payouts_enabled: false }, false],
    [{ capabilities: { transfers: 'pending' } }, false],
    [{ capabilities: {} }, false],
    [{ charges_enabled: false }, true],
  ])('with %j can be paid into: %s', async (fields, is_ready) => {
    const { account, isReady } = await begin()
    const event = stripe.changeAccount(account, fields)

    expect((await deliver(event)).statusCode).toBe(200)
    expect(await isReady()).toBe(is_ready)
  })

  test('is looked at when its owner comes back before the event, which then changes nothing', async () => {
    const { user, client, account, isReady } = await begin()
    const event = stripe.changeAccount(account)
    const page = await client.get(path)
    const { updated_at } = await readMethod(user)
    await deliver(event)
    await deliver(event)

    expect(page.body).not.toContain('Finish at Stripe')
    expect(await isReady()).toBe(true)
    expect((await readMethod(user)).updated_at).toBe(updated_at)
  })

  test('is what it is now, in whichever order events arrive', async () => {
    const { account, isReady } = await begin()
    const opened = stripe.changeAccount(account)
    const closed = stripe.changeAccount(account, { payouts_enabled: false })
    await deliver(closed)
    await deliver(opened)
    expect(await isReady()).toBe(false)

    const again = stripe.changeAccount(account)
    const answers = await Promise.all([deliver(again), deliver(again)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await isReady()).toBe(true)
  })

  test('is shown as it was while Stripe does not answer, and looked at later', async () => {
    const { client, account, isReady } = await begin()
    stripe.changeAccount(account)
    stripe.fail('broken', 'broken', 'broken')
    expect((await client.get(path)).statusCode).toBe(200)
    expect(await isReady()).toBe(false)

    await lookAtNewAccounts.perform(context, {})
    expect(await isReady()).toBe(true)
  })

  test('that nobody is paid into any more is passed over', async () => {
    const { user, client, account } = await begin()
    await client.patch(`${path}.json`, { payout_method: bankAccount })
    const event = stripe.changeAccount(account, { payouts_enabled: false })

    expect((await deliver(event)).statusCode).toBe(200)
    expect(await readMethod(user)).toMatchObject({ provider: 'manual', is_ready: true })
  })

  test('tells Stripe much that is not kept here', async () => {
    const { account } = await begin()
    const event = stripe.changeAccount(account, { individual: { first_name: 'Secretive' } })
    await deliver(event)

    const [kept] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id))
    expect(kept?.type).toBe('account.updated')
    expect(JSON.stringify(kept)).not.toContain('Secretive')
  })

  test('that is not set up cannot be asked to be paid into', async () => {
    const { user, client } = await begin()
    await endHold(user)
    await createReleasedGrant(user, 5000)
    const answer = await client.post('/me/payouts.json', { payout: { currency: 'usd' } })

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.base[0]).toContain('Your Stripe account is not set up yet')
  })

  test('still needs the tax details, which can be changed alone', async () => {
    const { user, client } = await createEarnerAtStripe()
    const cleared = await client.patch(`${path}.json`, { payout_method: { tax_id: null } })

    expect(cleared.json()).toMatchObject({ provider: 'stripe', is_ready: true, complete: false })
    await endHold(user)
    const answer = await client.post('/me/payouts.json', { payout: { currency: 'usd' } })
    expect(answer.json().errors.base[0]).toContain('Complete your payout details first')
  })

  test('is of one user alone, and is forgotten with them', async () => {
    const { user, account } = await begin()
    const other = await createUser(db)
    await createPayoutMethod(other)
    const steal = db
      .update(payoutMethods)
      .set({ provider: 'stripe', details: null, stripe_account_id: account })
      .where(eq(payoutMethods.user_id, other.id))
    await expect(steal).rejects.toThrow()

    await db.delete(users).where(eq(users.id, user.id))
    expect(await db.$count(stripeAccounts, eq(stripeAccounts.id, account))).toBe(0)
  })
})
