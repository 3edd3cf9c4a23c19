import { describe, expect, test } from 'vitest'
import { anonymous, context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { appCode, createUserWithTwoFactor, readUser } from '../../../test/support/world/sign-in.ts'
import {
  beginEnrolment,
  disable,
  enable,
  shownCodes,
  shownSecret,
  twoFactorPath,
} from '../../../test/support/world/two-factor.ts'
import { decrypt, encrypt } from '../../framework/secrets.ts'
import { secretBytes } from './totp.ts'

describe('GET /me/two_factor', () => {
  test('offers a new secret as QR code and as text, to nobody else', async () => {
    const { page, secret, sealed } = await beginEnrolment(await createUser(db))

    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toMatch(/<svg role="img" aria-label="QR code[^"]*"/)
    expect(page.body).not.toMatch(/ style=/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  })

  test('offers the same secret again until it is confirmed', async () => {
    const { client, secret } = await beginEnrolment(await createUser(db))

    expect(shownSecret((await client.get(twoFactorPath)).body)).toBe(secret)
  })

  test('says how many backup codes are left', async () => {
    const { user } = await createUserWithTwoFactor(context)
    const client = await withSession(user)

    const { body } = await client.get(twoFactorPath)

    expect(body).toContain('10 of 10 left')
    expect(shownSecret(body)).toBe('')
  })

  test('sends nobody to the sign-in page', async () => {
    const response = await anonymous.get(twoFactorPath)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toContain('/session/new')
  })

  test('is not for access tokens: a stolen one must not lock its owner out', async () => {
    const client = await withToken(await createUser(db))

    expect((await client.get(`${twoFactorPath}.json`)).statusCode).toBe(406)
    expect(
      (await client.post(`${twoFactorPath}.json`, { two_factor: { code: '1' } })).statusCode,
    ).toBe(406)
  })
})

describe('POST /me/two_factor', () => {
  test('switches it on and shows ten backup codes, once', async () => {
    const user = await createUser(db)
    const { client, secret } = await beginEnrolment(user)

    const response = await enable(client, appCode(secret))
    const codes = shownCodes(response.body)

    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(new Set(codes).size).toBe(10)
    const saved = await readUser(context, user)
    expect(decrypt(context.config.secretKeys, saved.totp_secret as Buffer)).toEqual(
      secretBytes(secret),
    )
    expect(shownCodes((await client.get(twoFactorPath)).body)).toEqual([])
    expect(await auditOf(user, 'User')).toMatchObject([{ action: 'enable_two_factor' }])
    expect(await mailTo(user.email)).toMatchObject({
      subject: 'Two-factor authentication is on',
    })
  })

  test('spends the code that confirms it', async () => {
    const user = await createUser(db)
    const { client, secret } = await beginEnrolment(user)
    const code = appCode(secret)
    await enable(client, code)

    expect((await disable(client, code)).statusCode).toBe(422)
  })

  test('shows the same QR code again after a wrong code, and spends nothing', async () => {
    const user = await createUser(db)
    const { client, secret } = await beginEnrolment(user)

    const response = await enable(client, appCode(secret, 3))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('Code is not right')
    expect(shownSecret(response.body)).toBe(secret)
    expect(await readUser(context, user)).toMatchObject({ totp_secret: null, totp_last_step: 0 })
    expect((await enable(client, appCode(secret))).statusCode).toBe(201)
  })

  test.each(['', 'two_factor[code]=', 'two_factor[code][]=1'])('refuses %j', async (body) => {
    const { client } = await beginEnrolment(await createUser(db))

    expect([400, 422]).toContain((await client.post(twoFactorPath, body)).statusCode)
  })

  test("refuses another person's enrolment, an old one and one of the browser's own", async () => {
    const user = await createUser(db)
    const { withEnrolment } = await beginEnrolment(user)
    const other = await beginEnrolment(await createUser(db))
    const { secretKeys } = context.config
    const seal = (enrolment: object, keys = secretKeys) =>
      encrypt(keys, Buffer.from(JSON.stringify(enrolment))).toString('base64url')
    const { secret } = other
    const later = Date.now() + 60_000

    const planted = [
      other.sealed,
      seal({ user_id: user.id, secret, expires_at: Date.now() - 60_000 }),
      seal({ user_id: user.id, secret, expires_at: later }, ['x'.repeat(32)]),
      seal({ secret }),
      Buffer.from(JSON.stringify({ user_id: user.id, secret, expires_at: later })).toString(
        'base64url',
      ),
      'nonsense',
    ]
    for (const value of planted) {
      const response = await enable(withEnrolment(value), appCode(secret))
      expect(response.statusCode).toBe(422)
      expect(response.body).toContain('Scan this new QR code')
      expect(shownSecret(response.body)).not.toBe(secret)
    }
    expect(await readUser(context, user)).toMatchObject({ totp_secret: null })
  })

  test('changes nothing where it is on already', async () => {
    const user = await createUser(db)
    const { client, secret } = await beginEnrolment(user)
    await enable(client, appCode(secret))
    const before = await readUser(context, user)

    const response = await enable(client, appCode(secret, 1))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('is already on')
    expect(await readUser(context, user)).toEqual(before)
  })

  test('allows ten tries in ten minutes', async () => {
    const { client, secret } = await beginEnrolment(await createUser(db))
    for (let tries = 0; tries < 10; tries += 1) await enable(client, '1')

    expect((await enable(client, appCode(secret))).statusCode).toBe(503)
  })

  test('refuses a form of another site', async () => {
    const user = await createUser(db)
    const { client, secret } = await beginEnrolment(user)

    const response = await client.post(twoFactorPath, `two_factor[code]=${appCode(secret)}`, {
      'sec-fetch-site': 'cross-site',
    })

    expect(response.statusCode).toBe(422)
    expect(await readUser(context, user)).toMatchObject({ totp_secret: null })
  })
})
