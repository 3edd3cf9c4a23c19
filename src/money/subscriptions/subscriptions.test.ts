import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import {
  createMembership,
  createOrganization,
  createUser,
} from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { deliver, stripe } from '../../../test/support/world/stripe.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { subscriptions } from '../../tables/finance/subscriptions.ts'
import {
  staffOrganizationPath,
  staffSubscriptionPath,
} from '../../vocabulary/addresses/staff-urls.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { listSubscriptions } from './queries.ts'

async function asStaff() {
  const user = await createUser(db)
  makeStaff(user)
  return user
}

describe('a subscription at Stripe', () => {
  const subscribe = async () => {
    const { organization_id: id, user } = await createMembership(db)
    const metadata = { organization_id: encodeId('Organization', id) }
    return { organization: { id }, user, ...stripe.subscribe(metadata) }
  }

  test('is kept as it is there, in whatever order its events arrive', async () => {
    const { organization, subscription, event } = await subscribe()
    const late = stripe.changeSubscription(subscription.id, { status: 'past_due' })
    const over = { status: 'canceled', ended_at: Math.floor(Date.now() / 1000) - 60 }
    const last = stripe.changeSubscription(subscription.id, over)
    for (const one of [last, event, late, last]) expect((await deliver(one)).statusCode).toBe(200)

    expect(await listSubscriptions(db, organization)).toMatchObject([
      { status: 'canceled', provider_id: subscription.id, ended_at: expect.any(String) },
    ])
  })

  test('keeps the organization from being deleted while it is active', async () => {
    const { organization, user, subscription, event } = await subscribe()
    await deliver(event)
    const client = await withToken(user)
    const address = `${organizationPath(organization)}.json`
    const refused = await client.delete(address)
    expect([refused.statusCode, refused.json().errors.base]).toEqual([
      422,
      ['It has an active subscription. Ask Troupe’s team to end it first.'],
    ])

    const over = { status: 'canceled', ended_at: Math.floor(Date.now() / 1000) - 60 }
    await deliver(stripe.changeSubscription(subscription.id, over))
    expect((await client.delete(address)).statusCode).toBe(204)
  })

  test('of nobody we know is passed over', async () => {
    const { event } = stripe.subscribe({ organization_id: 'nobody' })
    expect((await deliver(event)).statusCode).toBe(200)
  })

  test('is recorded in the log of the organization, and can only be ended there', async () => {
    const { organization, event } = await subscribe()
    await deliver(event)
    const client = await withToken(await asStaff())
    const answer = await client.delete(`${staffSubscriptionPath(organization)}.json`)

    expect(answer.json().errors).toEqual({
      base: ['Stripe manages this subscription: end it there.'],
    })
    const isOwn = eq(auditEvents.organization_id, organization.id)
    expect(await db.select().from(auditEvents).where(isOwn)).toMatchObject([
      {
        record_type: 'Subscription',
        action: 'create',
        user_name: 'Troupe',
        credential_name: 'Stripe',
      },
    ])
  })
})

describe('a subscription by hand', () => {
  test('is set, changed and ended by staff, and begins again', async () => {
    const organization = await createOrganization(db)
    const client = await withToken(await asStaff())
    const address = `${staffSubscriptionPath(organization)}.json`
    const set = (subscription: object) => client.put(address, { subscription })

    expect((await set({ status: 'trialing' })).json()).toMatchObject({
      status: 'trialing',
      kept_by: 'staff',
      current_period_end: null,
    })
    const changed = await set({ status: 'active', current_period_end: '2031-01-31' })
    expect(changed.json().current_period_end).toBe('2031-01-31T00:00:00.000Z')
    expect((await client.delete(address)).statusCode).toBe(204)
    expect((await client.delete(address)).statusCode).toBe(404)
    expect((await set({ status: 'active' })).json()).toMatchObject({ ended_at: null })
    expect(await listSubscriptions(db, organization)).toHaveLength(1)
  })

  test('is one, however many set it at the same moment', async () => {
    const organization = await createOrganization(db)
    const client = await withToken(await asStaff())
    const address = `${staffSubscriptionPath(organization)}.json`
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.put(address, { status: 'active' })),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await listSubscriptions(db, organization)).toHaveLength(1)
  })

  test.each([
    [{ status: 'rich' }, { status: ['is not included in the list'] }],
    [{ current_period_end: 'soon' }, { current_period_end: ['is invalid'] }],
    [{ current_period_end: '2020-01-31' }, { current_period_end: ['must be in the future'] }],
  ])('is refused with %j', async (subscription, errors) => {
    const organization = await createOrganization(db)
    const client = await withToken(await asStaff())
    const answer = await client.put(`${staffSubscriptionPath(organization)}.json`, { subscription })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }])
  })

  test('keeps an end that has passed meanwhile, until it begins again', async () => {
    const organization = await createOrganization(db)
    const client = await withToken(await asStaff())
    const address = `${staffSubscriptionPath(organization)}.json`
    const current_period_end = '2020-01-31T00:00:00.000Z'
    await client.put(address, { subscription: { status: 'active' } })
    const isOwn = eq(subscriptions.organization_id, organization.id)
    await db.update(subscriptions).set({ current_period_end }).where(isOwn)
    const subscription = { status: 'past_due', current_period_end: '2020-01-31' }

    expect((await client.put(address, { subscription })).statusCode).toBe(200)
    await client.delete(address)
    expect((await client.put(address, { subscription })).statusCode).toBe(422)
  })

  test('gives the form back with what was typed, and says what is wrong beside it', async () => {
    const organization = await createOrganization(db)
    const browser = await withSession(await asStaff())
    const form = 'subscription[status]=trialing&subscription[current_period_end]=31.01.'
    const path = `${staffSubscriptionPath(organization)}?_method=patch`
    const refused = await browser.post(path, form)

    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('Paid until is invalid')
    expect(refused.body).toContain('value="31.01."')
    expect(refused.body).toMatch(
      /<option[^>]*value="trialing"[^>]*selected|<option[^>]*selected[^>]*value="trialing"/,
    )
    expect(refused.body).toContain(`href="${staffOrganizationPath(organization)}"`)
  })

  test('has a card on the page of staff', async () => {
    const organization = await createOrganization(db)
    const browser = await withSession(await asStaff())
    const form = 'subscription[status]=active&subscription[current_period_end]='
    const answer = await browser.post(`${staffSubscriptionPath(organization)}?_method=patch`, form)
    expect(answer.headers.location).toBe(staffOrganizationPath(organization))

    const page = await browser.get(staffOrganizationPath(organization))
    expect(page.body).toContain('set by hand')
    expect(page.body).toContain('End subscription')
    // Nobody is to think that it allows something.
    expect(page.body).toContain('It allows or limits nothing')
    const other = await browser.get(staffOrganizationPath(await createOrganization(db)))
    expect(other.body).toContain('Save subscription')
    expect(other.body).not.toContain('End subscription')
  })
})
