import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, context, db, withSession } from '../../../test/support/helper.ts'
import { appCode, createUserWithTwoFactor, readUser } from '../../../test/support/world/sign-in.ts'
import {
  complete,
  disable,
  openPending,
  setUpPending,
} from '../../../test/support/world/two-factor.ts'
import { hashToken } from '../../framework/secrets.ts'
import { pendingTwoFactors } from '../../tables/users/credentials/two-factor.ts'

const tryAnother = { error: 'Try another code.', code: 'unauthenticated' }

describe('the second factor', () => {
  test('takes a code of the app', async () => {
    const { client, token, secret } = await setUpPending()

    const response = await complete(client, token, appCode(secret))
    const cookie = `session_token=${response.json().session_token}`

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ session_token: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await anonymous.get('/organizations.json', { cookie })).statusCode).toBe(200)
  })

  test('takes a backup code, once', async () => {
    const { client, token, user, backupCodes } = await setUpPending()
    const [code = ''] = backupCodes

    const first = await complete(client, token, code.toLowerCase().replace('-', ' '))
    const second = await complete(client, await openPending(client, user.email), code)

    expect(first.statusCode).toBe(200)
    expect(second.statusCode).toBe(401)
    expect(second.json()).toEqual(tryAnother)
  })

  test("refuses another person's backup code", async () => {
    const { client, token } = await setUpPending()
    const { backupCodes } = await createUserWithTwoFactor(context)

    expect((await complete(client, token, backupCodes[0])).json()).toEqual(tryAnother)
  })

  test('forgives a clock that is one step ahead or behind', async () => {
    const { client, token, user, secret } = await setUpPending()
    const isLate = (Date.now() / 1000) % 30 > 25

    // Near the end of a time step, the current code is one step behind by the time it arrives.
    const behind = await complete(client, token, appCode(secret, isLate ? 0 : -1))
    const next = await openPending(client, user.email)
    const ahead = await complete(client, next, appCode(secret, 1))

    expect(behind.statusCode).toBe(200)
    expect(ahead.statusCode).toBe(200)
  })

  test.each([-2, -3, 3])('refuses a code from %i steps away', async (steps) => {
    const { client, token, user, secret } = await setUpPending()

    const response = await complete(client, token, appCode(secret, steps))

    expect(response.json()).toEqual(tryAnother)
    expect(await readUser(context, user)).toMatchObject({ totp_last_step: 0 })
  })

  test('refuses a code that was used, and those before it', async () => {
    const { client, token, user, secret } = await setUpPending()
    const [current, next] = [appCode(secret), appCode(secret, 1)]
    await complete(client, token, next)

    for (const code of [next, current]) {
      const again = await complete(client, await openPending(client, user.email), code)
      expect(again.json()).toEqual(tryAnother)
    }
  })

  test('accepts the same code once, however many send it at the same moment', async () => {
    const { client, token, user, secret } = await setUpPending()
    const tokens = [token, await openPending(client, user.email)]
    const code = appCode(secret, 1)

    const responses = await Promise.all(tokens.map((one) => complete(client, one, code)))

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  test('leaves a code good that was tried with a dead token', async () => {
    const { client, token, user, secret } = await setUpPending()
    const code = appCode(secret, 1)
    await db
      .update(pendingTwoFactors)
      .set({ expires_at: sql`now()` })
      .where(eq(pendingTwoFactors.token_hash, hashToken(token)))
    await complete(client, token, code)

    const response = await complete(client, await openPending(client, user.email), code)

    expect(response.statusCode).toBe(200)
  })

  test('is asked for or gone, where it is switched off at the same moment', async () => {
    // On the embedded database nothing happens at the same moment.
    const rounds = context.config.databaseUrl === undefined ? 1 : 15
    for (let round = 0; round < rounds; round += 1) {
      const { client, token, user, backupCodes } = await setUpPending()
      const owner = await withSession(user)
      const [one = '', other = ''] = backupCodes

      const [entered, off] = await Promise.all([
        complete(client, token, one),
        disable(owner, other),
      ])

      expect([200, 401]).toContain(entered.statusCode)
      expect(off.statusCode).toBe(303)
    }
  })
})
