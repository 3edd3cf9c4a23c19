import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db } from '../../../test/support/helper.ts'
import { exchange, requestCode, uniqueEmail, visitor } from '../../../test/support/world/sign-in.ts'
import { hashToken } from '../../framework/secrets.ts'
import { pendingSignIns } from '../../tables/users/credentials/sessions.ts'

const tryAnother = { error: 'Try another code.', code: 'unauthenticated' }
const enterEmail = { error: 'Enter your email address to sign in.', code: 'unauthenticated' }

async function setUp() {
  const client = await visitor()
  const email = uniqueEmail()
  return { client, email, ...(await requestCode(client, email)) }
}

/** Differs from the right one, whatever that is. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('POST /session/magic_link', () => {
  test('exchanges the code for a session', async () => {
    const { client, token, code } = await setUp()

    const response = await exchange(client, token, code)
    const { session_token } = response.json()

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ session_token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(response.cookies).toContainEqual(
      expect.objectContaining({
        name: 'session_token',
        value: session_token,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 1_209_600,
      }),
    )
    const cookie = `session_token=${session_token}`
    expect((await anonymous.get('/organizations.json', { cookie })).statusCode).toBe(200)
  })

  test('sends cookies over https only where it is served over https', async () => {
    const client = await visitor({ BASE_URL: 'https://troupe.test' })
    const { token, code } = await requestCode(client, uniqueEmail())

    const response = await exchange(client, token, code)

    const session = response.cookies.find(({ name }) => name === 'session_token')
    expect(session).toMatchObject({ secure: true })
  })

  test('reads a code the way people write it', async () => {
    const { client, token, code } = await setUp()
    const written = ` ${code.slice(0, 3)}-${code.slice(3)} `
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/1/, 'l')
      .replace(/1/g, 'i')

    expect((await exchange(client, token, written)).statusCode).toBe(200)
  })

  test('takes the token of the header before that of the cookie', async () => {
    const { client, token, code } = await setUp()
    const other = await requestCode(client, uniqueEmail())
    const post = (headers: Record<string, string>) =>
      client.post('/session/magic_link', { code }, headers)

    const byOther = await post({
      'x-pending-authentication-token': other.token,
      cookie: `pending_authentication_token=${token}`,
    })
    const byCookie = await post({ cookie: `pending_authentication_token=${token}` })

    expect(byOther.json()).toEqual(tryAnother)
    expect(byCookie.statusCode).toBe(200)
  })

  test('is good once', async () => {
    const { client, token, code } = await setUp()
    await exchange(client, token, code)

    const again = await exchange(client, token, code)

    expect(again.statusCode).toBe(401)
    expect(again.json()).toEqual(enterEmail)
  })

  test('of two exchanges at the same moment one wins', async () => {
    const { client, token, code } = await setUp()

    const responses = await Promise.all([1, 2, 3].map(() => exchange(client, token, code)))

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  })

  test('wrong and expired codes look alike', async () => {
    const { client, token, code } = await setUp()

    const mistaken = await exchange(client, token, wrong(code))
    await db
      .update(pendingSignIns)
      .set({ expires_at: sql`now()` })
      .where(eq(pendingSignIns.token_hash, hashToken(token)))
    const late = await exchange(client, token, code)

    expect(mistaken.statusCode).toBe(401)
    expect(mistaken.json()).toEqual(tryAnother)
    expect(late.statusCode).toBe(401)
    expect(late.json()).toEqual(tryAnother)
  })

  test('is valid for 15 minutes', async () => {
    const { client, token, code } = await setUp()
    await db
      .update(pendingSignIns)
      .set({ expires_at: sql`${pendingSignIns.expires_at} - interval '14 minutes 50 seconds'` })
      .where(eq(pendingSignIns.token_hash, hashToken(token)))

    expect((await exchange(client, token, code)).statusCode).toBe(200)
  })

  test('is dead 15 minutes after it was asked for', async () => {
    const { client, token, code } = await setUp()
    await db
      .update(pendingSignIns)
      .set({ expires_at: sql`${pendingSignIns.expires_at} - interval '15 minutes 1 second'` })
      .where(eq(pendingSignIns.token_hash, hashToken(token)))

    expect((await exchange(client, token, code)).json()).toEqual(tryAnother)
  })

  test('survives four wrong tries', async () => {
    const { client, token, code } = await setUp()
    for (let tries = 0; tries < 4; tries += 1) await exchange(client, token, wrong(code))

    expect((await exchange(client, token, code)).statusCode).toBe(200)
  })

  test('is dead after five', async () => {
    const { client, token, code } = await setUp()
    for (let tries = 0; tries < 5; tries += 1) await exchange(client, token, wrong(code))

    const response = await exchange(client, token, code)

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(tryAnother)
  })

  test('of another sign-in is wrong', async () => {
    const { client, email, token } = await setUp()
    const other = await requestCode(client, email)

    expect((await exchange(client, token, other.code)).json()).toEqual(tryAnother)
  })

  test.each([
    ['no token', {}],
    ['an unknown one', { 'x-pending-authentication-token': 'a'.repeat(43) }],
    ['an empty one', { 'x-pending-authentication-token': '', cookie: '' }],
  ])('leads nowhere with %s', async (_name, headers) => {
    const client = await visitor()

    const response = await client.post('/session/magic_link', { code: 'ABC123' }, headers)

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(enterEmail)
  })

  test.each([
    [undefined, "can't be blank"],
    [' ', "can't be blank"],
    [123456, 'is invalid'],
    [['ABC123'], 'is invalid'],
    [{}, 'is invalid'],
    ['A'.repeat(256), 'is too long (maximum is 255 characters)'],
  ])('refuses %j without counting it as a try', async (typed, message) => {
    const { client, token, code } = await setUp()

    for (let tries = 0; tries < 5; tries += 1) {
      const response = await exchange(client, token, typed)
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ code: [message] })
    }

    expect((await exchange(client, token, code)).statusCode).toBe(200)
  })
})
