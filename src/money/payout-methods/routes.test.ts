import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { bankAccount, taxDetails } from '../../../test/support/world/details.ts'
import { createPayoutMethod, createReleasedGrant } from '../../../test/support/world/earnings.ts'
import { createSessionToken, createUser } from '../../../test/support/world/factories.ts'
import { buildApp } from '../../composition/app.ts'
import { one } from '../../framework/database/rows.ts'
import { encrypt, isCurrent, seal } from '../../framework/secrets.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { openBankAccount, openTaxDetails } from './details.ts'
import { rotatePayoutMethods } from './rotation.ts'

const otherIban = 'GB29 NWBK 6016 1331 9268 19'
const path = '/me/payout_method'

async function setUp() {
  const user = await createUser(db)
  return { user, client: await withSession(user), program: await withToken(user) }
}

async function readMethod({ id }: { id: number }) {
  return one(await db.select().from(payoutMethods).where(eq(payoutMethods.user_id, id)))
}

function eventsOf({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.user_id, id), eq(auditEvents.record_type, 'PayoutMethod')))
    .orderBy(auditEvents.id)
}

describe('saving payout details', () => {
  test('shows no more of them than their owner knows them by', async () => {
    const { client, program } = await setUp()

    const saved = await client.put(`${path}.json`, {
      payout_method: { ...bankAccount, ...taxDetails },
    })

    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      provider: 'manual',
      label: 'DE89 •••• 3000',
      legal_name: 'Robin Vale',
      tax_country: 'DE',
      has_tax_id: true,
      complete: true,
    })
    expect((await program.get(`${path}.json`)).json()).toEqual(saved.json())
    expect(saved.body).not.toMatch(/37040044|345 ?678/)
  })

  test('holds payouts for 48 hours by the clock of the database, the first time too', async () => {
    const { user, client } = await setUp()
    const hours = async () => {
      const { rows } = await db.execute<{ hours: string }>(
        sql`select extract(epoch from held_until - now()) / 3600 as hours from payout_methods where user_id = ${user.id}`,
      )
      return Number(one(rows).hours)
    }
    await client.put(`${path}.json`, { payout_method: bankAccount })
    expect(await hours()).toBeCloseTo(48, 1)

    await db
      .update(payoutMethods)
      .set({ held_until: sql`now() - interval '1 second'` })
      .where(eq(payoutMethods.user_id, user.id))
    expect((await client.get(`${path}.json`)).json().held_until).toBeNull()

    await client.patch(`${path}.json`, { payout_method: { ...bankAccount, iban: otherIban } })
    expect(await hours()).toBeCloseTo(48, 1)
  })

  test('holds nothing for tax details alone, and says why it holds the first ones', async () => {
    const { user, client } = await setUp()
    const shown = async () => (await client.get(path)).body
    await client.put(`${path}.json`, { payout_method: bankAccount })
    const first = (await client.get(`${path}.json`)).json().held_until
    expect(await shown()).toContain('We hold payouts for 48 hours after you add payout details')
    await client.patch(`${path}.json`, { payout_method: { tax_id: '987 654 321' } })
    expect((await client.get(`${path}.json`)).json().held_until).toBe(first)
    expect(await mailTo(user.email, { subject: /tax details/ })).toMatchObject({
      text: expect.stringContaining('as before'),
    })

    await db
      .update(payoutMethods)
      .set({ created_at: sql`created_at - interval '1 minute'` })
      .where(eq(payoutMethods.user_id, user.id))
    await client.patch(`${path}.json`, { payout_method: { ...bankAccount, iban: otherIban } })
    expect(await shown()).toContain('Your payout details changed recently')
  })

  test('tells the owner at once, and what to do if it was someone else', async () => {
    const { user, client } = await setUp()

    await client.put(`${path}.json`, { payout_method: bankAccount })
    const changed = await mailTo(user.email)
    await client.delete(`${path}.json`)
    const deleted = await mailTo(user.email, { subject: /deleted$/ })

    expect(changed.subject).toBe('Your payout details were changed')
    expect(changed.text).toContain('DE89 •••• 3000')
    expect(changed.text).toContain('If this was not you')
    expect(changed.text).toContain('http://troupe.localhost/me/sessions')
    expect(changed.text).not.toContain('37040044')
    expect(deleted.subject).toBe('Your payout details were deleted')
  })

  test('says nothing and holds nothing when it says the same again', async () => {
    const { user, client } = await setUp()
    const body = { payout_method: { ...bankAccount, ...taxDetails } }
    const first = await client.put(`${path}.json`, body)
    const second = await client.put(`${path}.json`, body)

    expect(second.json()).toEqual(first.json())
    expect(await eventsOf(user)).toHaveLength(1)
  })

  test('keeps what is left out, and replaces a bank account as a whole', async () => {
    const { user, client } = await setUp()
    await client.put(`${path}.json`, { payout_method: { ...bankAccount, ...taxDetails } })

    const renamed = await client.patch(`${path}.json`, { payout_method: { legal_name: 'R. Vale' } })
    const half = await client.patch(`${path}.json`, { payout_method: { iban: bankAccount.iban } })
    const another = {
      account_holder: 'R. Vale',
      account_number: '000-123-456',
      bank_code: '021000021',
      bank_country: 'us',
    }
    const moved = await client.patch(`${path}.json`, { payout_method: another })

    expect(renamed.json()).toMatchObject({ legal_name: 'R. Vale', label: 'DE89 •••• 3000' })
    expect(half.json().errors).toEqual({ account_holder: ["can't be blank"] })
    expect(moved.json()).toMatchObject({ label: 'US •••• 3456', complete: true })
    const { details } = await readMethod(user)
    expect(openBankAccount(context.config.secretKeys, details as Buffer)).toEqual({
      account_holder: 'R. Vale',
      iban: null,
      account_number: '000123456',
      bank_code: '021000021',
      bic: null,
      bank_country: 'US',
      account_currency: null,
    })
  })

  test.each([
    [{ iban: 'DE89 3704 0044 0532 0130 01' }, { iban: [expect.stringContaining('is not right')] }],
    [{ iban: 12 }, { iban: ['is invalid'] }],
    [{ iban: ' ' }, { iban: ["can't be blank without an account number"] }],
    [{ account_holder: ' ' }, { account_holder: ["can't be blank"] }],
    [{ account_number: '12345678' }, { account_number: ['is not needed beside an IBAN'] }],
    [
      { iban: '', account_number: '12345678' },
      { bank_code: ["can't be blank"], bank_country: ["can't be blank"] },
    ],
    [{ bic: 'COBA' }, { bic: ['is invalid'] }],
    [{ bank_country: 'FR' }, { bank_country: ['is not that of the IBAN'] }],
    [{ bank_country: 'XX' }, { bank_country: ['is not included in the list'] }],
    [{ account_currency: 'xxx' }, { account_currency: ['is not included in the list'] }],
    [{ tax_id: '1' }, { tax_id: ['is invalid'] }],
    [{ tax_country: 'XX' }, { tax_country: ['is not included in the list'] }],
  ])('refuses %j', async (fields, errors) => {
    const { client } = await setUp()

    const response = await client.put(`${path}.json`, {
      payout_method: { ...bankAccount, ...fields },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual(errors)
  })

  test('by two people at once ends with what one of them said', async () => {
    const { user, client } = await setUp()
    const holders = ['One', 'Two', 'Three']

    const answers = await Promise.all(
      holders.map((account_holder) =>
        client.put(`${path}.json`, { payout_method: { ...bankAccount, account_holder } }),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await eventsOf(user)).map(({ action }) => action)).toEqual([
      'create',
      'update',
      'update',
    ])
  })
})

describe('payout details are kept safe', () => {
  test('from tokens, and from sessions that proved nothing lately', async () => {
    const { user, client, program } = await setUp()
    const body = { payout_method: bankAccount }
    await db
      .update(sessions)
      .set({ proved_at: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.user_id, user.id))

    for (const caller of [client, program]) {
      expect((await caller.put(`${path}.json`, body)).statusCode).toBe(403)
      expect((await caller.delete(`${path}.json`)).statusCode).toBe(403)
    }
    const page = await client.get(path)
    expect(page.headers.location).toBe('/me/step_up?return_to=%2Fme%2Fpayout_method')
    expect(await db.$count(payoutMethods, eq(payoutMethods.user_id, user.id))).toBe(0)
  })

  test('from whoever reads the database or the audit log', async () => {
    const { user, client } = await setUp()
    await client.put(`${path}.json`, { payout_method: { ...bankAccount, ...taxDetails } })
    await client.patch(`${path}.json`, { payout_method: { tax_id: 'SECRET-4711' } })

    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from payout_methods t where user_id = ${user.id}
        union all select t::text from audit_events t where user_id = ${user.id}
        union all select t::text from pgboss.job t`,
    )
    const stored = rows.map(({ row }) => row).join('\n')
    const events = await eventsOf(user)

    for (const secret of ['DE89370400440532013000', '12 345 678 901', 'SECRET-4711']) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    }
    expect(events.map(({ action }) => action)).toEqual(['create', 'update'])
    expect(events[1]?.changes).toEqual({ tax_id: ['[private]', '[private]'] })
  })

  test('from whoever reads the log', async () => {
    const { user } = await setUp()
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const app = await buildApp({ ...context, log })
    const cookie = `session_token=${await createSessionToken(db, user)}`
    const client = clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })

    await client.put(`${path}.json`, { payout_method: { ...bankAccount, ...taxDetails } })
    await client.put(`${path}.json`, { payout_method: { ...bankAccount, tax_id: '!' } })

    expect(lines.join()).toContain('/me/payout_method')
    expect(lines.join()).not.toMatch(/3704|345 678/)
    await app.close()
  })

  test('when the key of the installation changes', async () => {
    const user = await createUser(db)
    const [current] = context.config.secretKeys
    const earlier = 'an earlier secret of at least thirty-two characters'
    await createPayoutMethod(user)
    const before = await readMethod(user)
    const account = openBankAccount([current], before.details as Buffer)
    await db
      .update(payoutMethods)
      .set({ details: seal([earlier], account), tax_id: encrypt([earlier], Buffer.from('"1234"')) })
      .where(eq(payoutMethods.user_id, user.id))

    const config = { ...context.config, secretKeys: [current, earlier] as const }
    const rotated = await rotatePayoutMethods({ db, config })
    const after = await readMethod(user)

    expect(rotated).toBe(2)
    expect(isCurrent([current], after.details as Buffer)).toBe(true)
    expect(openBankAccount([current], after.details as Buffer)).toEqual(account)
    expect(openTaxDetails([current], after).tax_id).toBe('1234')
  })
})

describe('the page of payout details', () => {
  const form = (fields: Record<string, string>) =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [`payout_method[${name}]`, value]),
    ).toString()

  test('asks for everything at first, and later for one part at a time', async () => {
    const { client } = await setUp()
    const first = await client.get(path)
    const refused = await client.post(
      `${path}?_method=patch`,
      form({ ...bankAccount, iban: 'DE00' }),
    )
    const saved = await client.post(
      `${path}?_method=patch`,
      form({ ...bankAccount, ...taxDetails }),
    )
    const later = await client.get(path)

    expect(first.body).toContain('Save payout details')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('IBAN is not complete: it has 4 characters')
    expect(refused.body).toContain('value="Robin Vale"')
    expect(saved.statusCode).toBe(303)
    expect(later.body).toContain('Your earnings go to DE89 •••• 3000')
    expect(later.body).not.toMatch(/37040044|345 678/)
  })

  test('says which details are still missing, when they are saved and wherever they are needed', async () => {
    const { user, client } = await setUp()
    await createReleasedGrant(user, 5000)

    const saved = await client.post(
      `${path}?_method=patch`,
      form({ ...bankAccount, ...taxDetails, tax_id: '' }),
    )
    const told = decodeURIComponent(String(saved.headers['set-cookie']))
    expect(told).toContain('are saved, but your tax number is missing. You can withdraw once that')
    for (const page of [path, '/me/earnings', '/me/payouts/new'])
      expect((await client.get(page)).body).toContain('your tax number is missing')
    expect((await client.post('/me/payouts.json', { payout: {} })).json().errors.base).toEqual([
      'Complete your payout details first: your tax number is missing.',
    ])

    await client.patch(`${path}.json`, { payout_method: { legal_name: null, tax_country: null } })
    expect((await client.get(path)).body).toContain(
      'your legal name, the country you pay tax in, and your tax number are missing',
    )
    await client.patch(`${path}.json`, { payout_method: taxDetails })
    expect((await client.get(path)).body).not.toContain('missing')
  })

  test('keeps a tax number that is not typed again', async () => {
    const { user, client } = await setUp()
    await client.put(`${path}.json`, { payout_method: { ...bankAccount, ...taxDetails } })

    const answer = await client.post(
      `${path}?_method=patch`,
      form({ legal_name: 'R. Vale', tax_country: 'AT', tax_id: '' }),
    )

    expect(answer.statusCode).toBe(303)
    const method = await readMethod(user)
    expect(method).toMatchObject({ legal_name: 'R. Vale', tax_country: 'AT' })
    expect(openTaxDetails(context.config.secretKeys, method).tax_id).toBe('12 345 678 901')
    const cleared = await client.patch(`${path}.json`, { payout_method: { tax_id: null } })
    expect(cleared.json()).toMatchObject({ has_tax_id: false, complete: false })
  })
})

describe('DELETE /me/payout_method', () => {
  test('deletes them, once', async () => {
    const { user, client } = await setUp()
    await createPayoutMethod(user)

    const response = await client.delete(`${path}.json`)
    const again = await client.delete(`${path}.json`)

    expect([response.statusCode, again.statusCode]).toEqual([204, 404])
    expect((await eventsOf(user)).at(-1)).toMatchObject({ action: 'destroy', changes: {} })
  })
})
