import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, context, db } from '../../../../test/support/helper.ts'
import {
  appCode,
  createUserWithTwoFactor,
  exchange,
  requestCode,
  visitor,
} from '../../../../test/support/world/sign-in.ts'
import { complete, openPending, setUpPending } from '../../../../test/support/world/two-factor.ts'
import { rateCounts } from '../../../framework/http/load/rate-limit.ts'
import { hashToken } from '../../../framework/secrets.ts'
import { pendingTwoFactors } from '../../../tables/users/credentials/two-factor.ts'

const tryAnother = { error: 'Try another code.', code: 'unauthenticated' }
const enterEmail = { error: 'Enter your email address to sign in.', code: 'unauthenticated' }

function travel(token: string, past: string) {
  return db
    .update(pendingTwoFactors)
    .set({ expires_at: sql`${pendingTwoFactors.expires_at} - ${past}::interval` })
    .where(eq(pendingTwoFactors.token_hash, hashToken(token)))
}

describe('POST /session/magic_link, with two factors', () => {
  test('gives a token for the next step and no session', async () => {
    const client = await visitor()
    const { user } = await createUserWithTwoFactor(context)
    const { token, code } = await requestCode(client, user.email)

    const response = await exchange(client, token, code)

    expect(response.statusCode).toBe(202)
    expect(response.json()).toEqual({
      two_factor_required: true,
      pending_two_factor_token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(response.cookies.map(({ name }) => name)).not.toContain('session_token')
    expect(response.cookies).toContainEqual(
      expect.objectContaining({
        name: 'pending_two_factor_token',
        value: response.json().pending_two_factor_token,
        httpOnly: true,
      }),
    )
    const cookie = `session_token=${response.json().pending_two_factor_token}`
    expect((await anonymous.get('/organizations.json', { cookie })).statusCode).toBe(401)
  })
})

describe('POST /session/two_factor', () => {
  test('takes the token of the header before that of the cookie', async () => {
    const { client, token, secret } = await setUpPending()
    const other = await setUpPending()
    const post = (headers: Record<string, string>) =>
      client.post('/session/two_factor', { two_factor: { code: appCode(secret) } }, headers)

    const byOther = await post({
      'x-pending-two-factor-token': other.token,
      cookie: `pending_two_factor_token=${token}`,
    })
    const byCookie = await post({ cookie: `pending_two_factor_token=${token}` })

    expect(byOther.json()).toEqual(tryAnother)
    expect(byCookie.statusCode).toBe(200)
  })

  test('has five minutes', async () => {
    const { client, token, secret } = await setUpPending()
    await travel(token, '4 minutes 50 seconds')

    expect((await complete(client, token, appCode(secret))).statusCode).toBe(200)
  })

  test('has no more than five minutes', async () => {
    const { client, token, secret } = await setUpPending()
    await travel(token, '5 minutes 1 second')

    const response = await complete(client, token, appCode(secret))

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(enterEmail)
  })

  test('is over after five failures', async () => {
    const { client, token, secret } = await setUpPending()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await complete(client, token, 'wrong')).json()).toEqual(tryAnother)
    }

    const response = await complete(client, token, appCode(secret))

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(enterEmail)
  })

  test('survives four failures', async () => {
    const { client, token, secret } = await setUpPending()
    for (let tries = 0; tries < 4; tries += 1) await complete(client, token, 'wrong')

    expect((await complete(client, token, appCode(secret))).statusCode).toBe(200)
  })

  test('is good for one session', async () => {
    const { client, token, secret, backupCodes } = await setUpPending()
    await complete(client, token, appCode(secret))

    expect((await complete(client, token, backupCodes[0])).json()).toEqual(enterEmail)
  })

  test('allows ten tries in ten minutes for each user, on all processes together', async () => {
    const { client, token, user, secret } = await setUpPending()
    const other = await visitor()
    const second = await openPending(other, user.email)
    for (let tries = 0; tries < 5; tries += 1) {
      await complete(client, token, 'wrong')
      await complete(other, second, 'wrong')
    }

    const third = await openPending(client, user.email)
    const refused = await complete(client, third, appCode(secret))
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toEqual({ error: 'Try again later.', code: 'overloaded' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)

    await db
      .update(rateCounts)
      .set({ resets_at: sql`now()` })
      .where(eq(rateCounts.key, `two-factor:${user.id}`))
    expect((await complete(client, third, appCode(secret))).statusCode).toBe(200)
  })

  test.each([
    ['no token', {}],
    ['an unknown one', { 'x-pending-two-factor-token': 'a'.repeat(43) }],
  ])('leads nowhere with %s', async (_name, headers) => {
    const client = await visitor()

    const response = await client.post(
      '/session/two_factor',
      { two_factor: { code: '123456' } },
      headers,
    )

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(enterEmail)
  })

  test.each([
    [null, "can't be blank"],
    ['', "can't be blank"],
    [123456, 'is invalid'],
    [['123456'], 'is invalid'],
  ])('refuses %j without counting it', async (code, message) => {
    const { client, token } = await setUpPending()

    for (let tries = 0; tries < 6; tries += 1) {
      const response = await complete(client, token, code)
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ code: [message] })
    }
  })

  test('refuses a body without the record', async () => {
    const { client, token } = await setUpPending()

    const response = await client.post(
      '/session/two_factor',
      {},
      { 'x-pending-two-factor-token': token },
    )

    expect(response.statusCode).toBe(400)
  })
})
