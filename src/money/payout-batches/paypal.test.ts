import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { bankAccount, taxDetails } from '../../../test/support/world/details.ts'
import { createEarner, createReleasedGrant } from '../../../test/support/world/earnings.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { one } from '../../framework/database/rows.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { openPayPal } from '../payout-methods/details.ts'
import { rotatePayoutMethods } from '../payout-methods/rotation.ts'

const path = '/me/payout_method'
const paypal_email = 'robin.vale@example.com'

test('an address at PayPal is sealed and shown masked, and takes the place of a bank account', async () => {
  const user = await createUser(db)
  const client = await withSession(user)
  const save = (payout_method: object) => client.patch(`${path}.json`, { payout_method })
  await save({ ...bankAccount, ...taxDetails })
  const saved = await save({ paypal_email: ' Robin.Vale@Example.com ' })
  expect(saved.json()).toMatchObject({
    provider: 'paypal',
    label: 'PayPal r•••@example.com',
    complete: true,
    held_until: expect.any(String),
  })
  const isOwn = eq(payoutMethods.user_id, user.id)
  const method = one(await db.select().from(payoutMethods).where(isOwn))
  expect(method.details?.toString('latin1')).not.toContain('robin')
  expect(openPayPal(context.config.secretKeys, method.details as Buffer)).toEqual({ paypal_email })
  const events = await db.select().from(auditEvents).where(eq(auditEvents.user_id, user.id))
  expect(JSON.stringify(events)).not.toContain('robin.vale')
  expect(await rotatePayoutMethods(context)).toBe(0)

  for (const refused of [
    { paypal_email: 'robin' },
    { ...bankAccount, paypal_email },
    { paypal_email: '' },
  ]) {
    const { statusCode, json } = await save(refused)
    expect([statusCode, Object.keys(json().errors)]).toEqual([422, ['paypal_email']])
  }
  expect((await save({ legal_name: 'Robin Vale Ltd' })).json()).toMatchObject({
    provider: 'paypal',
    legal_name: 'Robin Vale Ltd',
  })
  expect((await save(bankAccount)).json()).toMatchObject({ provider: 'manual' })
  await db
    .update(sessions)
    .set({ proved_at: sql`now() - interval '1 day'` })
    .where(eq(sessions.user_id, user.id))
  expect((await save({ paypal_email })).statusCode).toBe(403)
})

test('a payout by PayPal is batched apart from bank transfers, and sent by hand', async () => {
  const [staff, byBank, user] = [await createUser(db), await createUser(db), await createUser(db)]
  makeStaff(staff)
  const office = await withToken(staff)
  const currency = 'thb'
  await createEarner(byBank, 5000, currency)
  await (await withToken(byBank)).post('/me/payouts.json', { payout: { currency } })
  await createReleasedGrant(user, 5000, { currency })
  const session = await withSession(user)
  await session.patch(`${path}.json`, { payout_method: { paypal_email, ...taxDetails } })
  await db
    .update(payoutMethods)
    .set({ held_until: sql`now() - interval '1 second'` })
    .where(eq(payoutMethods.user_id, user.id))

  const client = await withToken(user)
  const asked = (await client.post('/me/payouts.json', { payout: { currency } })).json()
  expect(asked).toMatchObject({ provider: 'paypal', label: 'PayPal r•••@example.com' })

  const batch = (payout_batch: object) =>
    office.post('/staff/payout_batches.json', { payout_batch })
  const bank = (await batch({ currency })).json()
  expect(bank).toMatchObject({ provider: 'manual', payouts_count: 1 })
  expect((await client.get(`/me/payouts/${asked.id}.json`)).json().status).toBe('pending')
  const page = await (await withSession(staff)).get('/staff/payouts')
  expect(page.body).toContain('Create a PayPal batch in THB')

  const made = (await batch({ currency, provider: 'paypal' })).json()
  expect(made).toMatchObject({ provider: 'paypal', payouts_count: 1, amount: 5000 })
  const file = await (await withSession(staff)).get(`/staff/payout_batches/${made.id}.csv`, {
    accept: 'text/csv',
  })
  expect(file.body.trim().split('\r\n')).toEqual([
    'Reference,E-mail address,Amount,Currency',
    `${asked.reference},${paypal_email},50.00,THB`,
  ])
  const mixed = db
    .update(payouts)
    .set({ batch_id: decodeId('PayoutBatch', bank.id) as number })
    .where(eq(payouts.id, decodeId('Payout', asked.id) as number))
  await expect(mixed).rejects.toThrow()
  expect((await session.get(`/me/payouts/${asked.id}`)).body).toContain('to your PayPal account')
  const paid = await office.post(`/staff/payouts/${asked.id}/payment.json`)
  expect(paid.json()).toMatchObject({ status: 'paid', provider: 'paypal' })
})
