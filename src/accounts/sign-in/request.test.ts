import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { codeIsDealtWith, mailTo } from '../../../test/support/reading/mails.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { exchange, requestCode, uniqueEmail, visitor } from '../../../test/support/world/sign-in.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'
import { users } from '../../tables/users/users.ts'

describe('POST /session', () => {
  test('answers known and unknown addresses alike', async () => {
    const client = await visitor()
    const { email } = await createUser(db)

    const known = await client.post('/session', { email_address: email })
    const unknown = await client.post('/session.json', { email_address: uniqueEmail() })

    for (const response of [known, unknown]) {
      expect(response.statusCode).toBe(201)
      expect(response.json()).toEqual({
        pending_authentication_token: expect.stringMatching(/^[\w-]{43}$/),
      })
      expect(response.cookies).toContainEqual(
        expect.objectContaining({
          name: 'pending_authentication_token',
          value: response.json().pending_authentication_token,
          httpOnly: true,
          sameSite: 'Lax',
        }),
      )
    }
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
  })

  test('takes the address under either name, trimmed and in lower case', async () => {
    const client = await visitor()
    const email = uniqueEmail()

    const response = await client.post('/session', { email: `  ${email.toUpperCase()} ` })
    const code = response.headers['x-magic-link-code']
    await exchange(client, response.json().pending_authentication_token, code)

    expect(response.statusCode).toBe(201)
    expect(await db.$count(users, eq(users.email, email))).toBe(1)
  })

  test.each([
    ['nothing', undefined, "can't be blank"],
    ['a blank', ' ', "can't be blank"],
    ['no address', 'robin', 'is invalid'],
    ['two addresses', 'a@example.com, b@example.com', 'is invalid'],
    ['a header', 'a@example.com\r\nBcc: b@example.com', 'is invalid'],
    ['a number', 7, 'is invalid'],
    ['a list', ['a@example.com'], 'is invalid'],
    ['an object', { a: 1 }, 'is invalid'],
    ['a NUL', 'a\0@example.com', 'is invalid'],
    ['too much', `${'a'.repeat(250)}@example.com`, 'is too long (maximum is 255 characters)'],
  ])('refuses %s as an address', async (_name, email_address, message) => {
    const client = await visitor()

    const response = await client.post('/session', { email_address })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ email_address: [message] })
  })

  test('refuses an empty body for what it lacks, and a list as a whole', async () => {
    const client = await visitor()
    const empty = await client.post('/session', {})
    expect(empty.statusCode).toBe(422)
    expect(empty.json().errors).toEqual({ email_address: ["can't be blank"] })
    expect((await client.post('/session', ['a@example.com'])).statusCode).toBe(400)
  })

  test('mails the code as text and as HTML, with a link that fills it in', async () => {
    const client = await visitor()
    const email = uniqueEmail()
    const { code } = await requestCode(client, email)

    const mail = await mailTo(email)

    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(mail.subject).toContain(code)
    expect(mail.text).toContain(`http://troupe.localhost/session/magic_link?code=${code}`)
    expect(mail.html).toContain(`http://troupe.localhost/session/magic_link?code=${code}`)
  })

  test('creates the user of a new address only once the code is exchanged', async () => {
    const client = await visitor()
    const email = uniqueEmail()

    const { token, code } = await requestCode(client, email)
    expect(await db.$count(users, eq(users.email, email))).toBe(0)

    await exchange(client, token, code)
    expect(await db.$count(users, eq(users.email, email))).toBe(1)
  })

  test('refuses a request that another site makes', async () => {
    const client = await visitor()

    const response = await client.post(
      '/session',
      { email_address: uniqueEmail() },
      { 'sec-fetch-site': 'cross-site' },
    )

    expect(response.statusCode).toBe(422)
  })
})

describe('with sign-ups closed', () => {
  test('a stranger gets the same answer, and neither a mail nor an account', async () => {
    const client = await visitor({ SIGNUPS: 'closed' })
    const stranger = uniqueEmail()

    const { token, code } = await requestCode(client, stranger)
    const response = await exchange(client, token, code)
    await codeIsDealtWith(code)

    expect(token).toMatch(/^[\w-]{43}$/)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ error: 'Try another code.', code: 'unauthenticated' })
    expect(await db.$count(users, eq(users.email, stranger))).toBe(0)
    expect(await db.$count(trialMails, eq(trialMails.recipient, stranger))).toBe(0)
  })

  test('who has an account signs in as ever', async () => {
    const client = await visitor({ SIGNUPS: 'closed' })
    const { email } = await createUser(db)

    const { token, code } = await requestCode(client, email)

    expect((await exchange(client, token, code)).statusCode).toBe(200)
  })
})
