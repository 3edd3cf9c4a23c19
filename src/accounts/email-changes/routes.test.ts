import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { codeSentTo, mailTo } from '../../../test/support/reading/mails.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'
import { emailChanges } from '../../tables/users/credentials/email-changes.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'

const path = '/me/email_change.json'

async function setUp() {
  const user = await createUser(db)
  const client = await withSession(user)
  const email = `${unique('new')}@example.com`
  const ask = (address = email) => client.post(path, { email_change: { email: address } })
  const confirm = (code: string) => client.patch(path, { email_change: { code } })
  return { user, client, email, ask, confirm }
}

/** Surely not the code that was sent. */
const wrong = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1)

async function emailOf({ id }: { id: number }) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user?.email
}

describe('POST /me/email_change', () => {
  test('sends a code to the new address and changes nothing yet', async () => {
    const { user, email, ask } = await setUp()

    const response = await ask(` ${email.toUpperCase()} `)

    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ email, expires_at: expect.any(String) })
    expect(response.headers.location).toBe('http://troupe.localhost/me/email_change.json')
    expect(await codeSentTo(email)).toMatch(/^[0-9A-Z]{6}$/)
    expect(await emailOf(user)).toBe(user.email)
  })

  test('never keeps or answers with the code itself', async () => {
    const { user, email, ask } = await setUp()

    const response = await ask()
    const code = await codeSentTo(email)

    const [change] = await db.select().from(emailChanges).where(eq(emailChanges.user_id, user.id))
    expect(change?.code_hash.toString()).not.toContain(code)
    expect(JSON.stringify(response.headers) + response.body).not.toContain(code)
  })

  test.each([
    ['nonsense', 'is invalid'],
    ['', "can't be blank"],
    [12, 'is invalid'],
  ])('refuses %j', async (address, message) => {
    const { ask } = await setUp()

    const response = await ask(address as string)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ email: [message] })
  })

  test('refuses the address one has', async () => {
    const { user, ask } = await setUp()

    const response = await ask(user.email)

    expect(response.json().errors).toEqual({ email: ['is already your address'] })
  })

  test('is limited for each user', async () => {
    const { ask } = await setUp()
    const addresses = Array.from({ length: 11 }, () => `${unique('many')}@example.com`)

    const statuses: number[] = []
    for (const address of addresses) statuses.push((await ask(address)).statusCode)

    expect(statuses).toEqual([...Array(10).fill(201), 503])
  })

  test('is limited for each mailbox within a day, whoever asks', async () => {
    const { email, ask } = await setUp()
    const another = await setUp()
    expect((await ask(email)).statusCode).toBe(201)
    const counted = await db
      .update(rateCounts)
      .set({ count: 20 })
      .where(eq(rateCounts.key, `email-change-to-day:${email}`))
      .returning()
    expect(counted).toHaveLength(1)

    const refused = await another.ask(email.replace('@', '+again@'))
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
  })
})

describe('a change of address', () => {
  test('is beyond an access token, whatever it may write', async () => {
    const { user, email, ask, confirm } = await setUp()
    const token = await withToken(user)

    const asked = await token.post(path, { email_change: { email } })
    await ask()
    const confirmed = await token.patch(path, { email_change: { code: await codeSentTo(email) } })

    expect(asked.statusCode).toBe(403)
    expect(asked.json().error).toContain('needs a session')
    expect(confirmed.statusCode).toBe(403)
    expect((await confirm(await codeSentTo(email))).statusCode).toBe(200)
  })

  test('needs a proof that is younger than a quarter of an hour', async () => {
    const { user, email, ask, client } = await setUp()
    await db
      .update(sessions)
      .set({ proved_at: sql`now() - interval '15 minutes'` })
      .where(eq(sessions.user_id, user.id))

    const refused = await ask()
    const page = await client.post('/me/email_change', `email_change[email]=${email}`)

    expect(refused.statusCode).toBe(403)
    expect(refused.json().error).toContain('/me/step_up')
    expect(page.statusCode).toBe(303)
    expect(page.headers.location).toBe('/me/step_up?return_to=%2Fme')
  })
})

describe('PATCH /me/email_change', () => {
  test('changes the address with the right code, however it is typed', async () => {
    const { user, email, ask, confirm } = await setUp()
    await ask()
    const code = await codeSentTo(email)

    const response = await confirm(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)

    expect(response.statusCode).toBe(200)
    expect(response.json().email).toBe(email)
    expect((await confirm(code)).statusCode).toBe(404)
    expect((await auditOf(user, 'User')).map(({ action, changes }) => [action, changes])).toEqual([
      ['request_email_change', { email: [user.email, email] }],
      ['update', { email: [user.email, email] }],
    ])
  })

  test('tells the address that was left', async () => {
    const { user, email, ask, confirm } = await setUp()
    await ask()
    await confirm(await codeSentTo(email))

    const mail = await mailTo(user.email)

    expect(mail.subject).toBe('Your Troupe address was changed')
    expect(mail.text).toContain(email)
    expect(mail.html).toContain(email)
  })

  test('counts wrong codes, and the right one is dead after five', async () => {
    const { user, email, ask, confirm } = await setUp()
    await ask()
    const code = await codeSentTo(email)

    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await confirm(wrong(code))
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ code: ['is not right'] })
    }

    expect((await confirm(code)).statusCode).toBe(422)
    expect(await emailOf(user)).toBe(user.email)
  })

  test('refuses a code that is older than 15 minutes', async () => {
    const { user, email, ask, confirm } = await setUp()
    await ask()
    const code = await codeSentTo(email)
    await db
      .update(emailChanges)
      .set({ expires_at: sql`${emailChanges.expires_at} - interval '15 minutes'` })
      .where(eq(emailChanges.user_id, user.id))

    expect((await confirm(code)).statusCode).toBe(404)
    expect(await emailOf(user)).toBe(user.email)
  })

  test('refuses the code of an address that was asked for before', async () => {
    const { email, ask, confirm } = await setUp()
    await ask()
    const code = await codeSentTo(email)
    await ask(`${unique('second')}@example.com`)

    expect((await confirm(code)).statusCode).toBe(422)
  })

  test("refuses another user's code for the same address", async () => {
    const { email, ask } = await setUp()
    await ask()
    const code = await codeSentTo(email)
    const other = await setUp()
    await other.ask(email)

    expect((await other.confirm(code)).statusCode).toBe(422)
  })

  test('tells that an address is taken only to who reads its mail', async () => {
    const { user, ask, confirm } = await setUp()
    const taken = await createUser(db)

    const asked = await ask(taken.email)
    const code = await codeSentTo(taken.email)
    const guessed = await confirm(wrong(code))
    const proven = await confirm(code)

    expect(asked.statusCode).toBe(201)
    expect(guessed.json().errors).toEqual({ code: ['is not right'] })
    expect(proven.statusCode).toBe(422)
    expect(proven.json().errors).toEqual({ email: ['has already been taken'] })
    expect(await emailOf(user)).toBe(user.email)
  })

  test('answers 404 without a body when no change is under way', async () => {
    const { client, confirm } = await setUp()

    const response = await confirm('ABCDEF')

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('')
    expect((await client.get(path)).statusCode).toBe(404)
  })
})
