import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../test/client.ts'
import { clientOf } from '../../test/client.ts'
import { createSessionToken, createUser } from '../../test/factories.ts'
import { anonymous, app, db, services, withSession, withToken } from '../../test/helper.ts'
import { appCode, awaitMail, createUserWithTwoFactor, readUser } from '../../test/sign-in.ts'
import { auditEvents } from '../audit/table.ts'
import { decrypt, encrypt } from '../secrets.ts'
import type { User } from '../users/table.ts'
import { countBackupCodes } from './backup-codes.ts'
import { secretBytes } from './totp.ts'

const path = '/me/two_factor'
const codesPath = '/me/two_factor/backup_codes'

/** A browser keeps its cookies, and this one both of the session and of the enrolment. */
async function begin(user: Pick<User, 'id'>) {
  const session = `session_token=${await createSessionToken(db, user)}`
  const browser = (cookie: string) => clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })

  const page = await browser(session).get(path)
  const sealed = page.cookies.find(({ name }) => name === 'two_factor_enrolment')?.value as string
  return {
    page,
    sealed,
    secret: shownSecret(page.body),
    client: browser(`${session}; two_factor_enrolment=${sealed}`),
    withEnrolment: (value: string) => browser(`${session}; two_factor_enrolment=${value}`),
  }
}

const shownSecret = (body: string) =>
  (/((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/.exec(body)?.[1] ?? '').replaceAll(' ', '')

const shownCodes = (body: string) => body.match(/[0-9A-Z]{5}-[0-9A-Z]{5}(?=<)/g) ?? []

const enable = (client: Client, code: string) => client.post(path, `two_factor[code]=${code}`)

const disable = (client: Client, code: string) =>
  client.post(`${path}?_method=delete`, `two_factor[code]=${code}`)

const actionsOf = async ({ id }: Pick<User, 'id'>) => {
  const isAboutUser = and(eq(auditEvents.record_type, 'User'), eq(auditEvents.record_id, id))
  return (await db.select().from(auditEvents).where(isAboutUser)).map(({ action }) => action)
}

describe('GET /me/two_factor', () => {
  test('offers a new secret as QR code and as text, to nobody else', async () => {
    const { page, secret, sealed } = await begin(await createUser(db))

    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toMatch(/<svg role="img" aria-label="QR code[^"]*"/)
    expect(page.body).not.toMatch(/ style=/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  })

  test('offers the same secret again until it is confirmed', async () => {
    const { client, secret } = await begin(await createUser(db))

    expect(shownSecret((await client.get(path)).body)).toBe(secret)
  })

  test('says how many backup codes are left', async () => {
    const { user } = await createUserWithTwoFactor(services)
    const client = await withSession(user)

    const { body } = await client.get(path)

    expect(body).toContain('10 of 10 left')
    expect(shownSecret(body)).toBe('')
  })

  test('sends nobody to the sign-in page', async () => {
    const response = await anonymous.get(path)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toContain('/session/new')
  })

  test('is not for access tokens: a stolen one must not lock its owner out', async () => {
    const client = await withToken(await createUser(db))

    expect((await client.get(`${path}.json`)).statusCode).toBe(406)
    expect((await client.post(`${path}.json`, { two_factor: { code: '1' } })).statusCode).toBe(406)
  })
})

describe('POST /me/two_factor', () => {
  test('switches it on and shows ten backup codes, once', async () => {
    const user = await createUser(db)
    const { client, secret } = await begin(user)

    const response = await enable(client, appCode(secret))
    const codes = shownCodes(response.body)

    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(new Set(codes).size).toBe(10)
    const saved = await readUser(services, user)
    expect(decrypt(services.config.secretKey, saved.totp_secret as Buffer)).toEqual(
      secretBytes(secret),
    )
    expect(shownCodes((await client.get(path)).body)).toEqual([])
    expect(await actionsOf(user)).toEqual(['enable_two_factor'])
    expect(await awaitMail(services, user.email)).toMatchObject({
      subject: 'Two-factor authentication is on',
    })
  })

  test('spends the code that confirms it', async () => {
    const user = await createUser(db)
    const { client, secret } = await begin(user)
    const code = appCode(secret)
    await enable(client, code)

    expect((await disable(client, code)).statusCode).toBe(422)
  })

  test('shows the same QR code again after a wrong code, and spends nothing', async () => {
    const user = await createUser(db)
    const { client, secret } = await begin(user)

    const response = await enable(client, appCode(secret, 3))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('Code is not right')
    expect(shownSecret(response.body)).toBe(secret)
    expect(await readUser(services, user)).toMatchObject({ totp_secret: null, totp_last_step: 0 })
    expect((await enable(client, appCode(secret))).statusCode).toBe(201)
  })

  test.each(['', 'two_factor[code]=', 'two_factor[code][]=1'])('refuses %j', async (body) => {
    const { client } = await begin(await createUser(db))

    expect([400, 422]).toContain((await client.post(path, body)).statusCode)
  })

  test("refuses another person's enrolment, an old one and one of the browser's own", async () => {
    const user = await createUser(db)
    const { withEnrolment } = await begin(user)
    const other = await begin(await createUser(db))
    const { secretKey } = services.config
    const seal = (enrolment: object, key = secretKey) =>
      encrypt(key, Buffer.from(JSON.stringify(enrolment))).toString('base64url')
    const { secret } = other
    const later = Date.now() + 60_000

    const planted = [
      other.sealed,
      seal({ user_id: user.id, secret, expires_at: Date.now() - 1 }),
      seal({ user_id: user.id, secret, expires_at: later }, 'x'.repeat(32)),
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
    expect(await readUser(services, user)).toMatchObject({ totp_secret: null })
  })

  test('changes nothing where it is on already', async () => {
    const user = await createUser(db)
    const { client, secret } = await begin(user)
    await enable(client, appCode(secret))
    const before = await readUser(services, user)

    const response = await enable(client, appCode(secret, 1))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('is on already')
    expect(await readUser(services, user)).toEqual(before)
  })

  test('allows ten tries in ten minutes', async () => {
    const { client, secret } = await begin(await createUser(db))
    for (let tries = 0; tries < 10; tries += 1) await enable(client, '1')

    expect((await enable(client, appCode(secret))).statusCode).toBe(503)
  })

  test('refuses a form of another site', async () => {
    const user = await createUser(db)
    const { client, secret } = await begin(user)

    const response = await client.post(path, `two_factor[code]=${appCode(secret)}`, {
      'sec-fetch-site': 'cross-site',
    })

    expect(response.statusCode).toBe(422)
    expect(await readUser(services, user)).toMatchObject({ totp_secret: null })
  })
})

describe('DELETE /me/two_factor', () => {
  test.each(['a code of the app', 'a backup code'])('switches it off with %s', async (kind) => {
    const { user, secret, backupCodes } = await createUserWithTwoFactor(services)
    const client = await withSession(user)

    const code = kind === 'a backup code' ? String(backupCodes[3]) : appCode(secret)
    const response = await disable(client, code)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
    expect(await readUser(services, user)).toMatchObject({ totp_secret: null })
    expect(await countBackupCodes(db, user)).toBe(0)
    expect(await actionsOf(user)).toEqual(['disable_two_factor'])
    expect(await awaitMail(services, user.email)).toMatchObject({
      subject: 'Two-factor authentication is off',
    })
  })

  test('refuses a wrong code beside its own form', async () => {
    const { user, secret } = await createUserWithTwoFactor(services)
    const client = await withSession(user)

    const response = await disable(client, appCode(secret, 3))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('id="two_factor_code_error"')
    expect(response.body).not.toContain('id="backup_codes_code_error"')
    expect((await readUser(services, user)).totp_secret).not.toBeNull()
    expect((await readUser(services, user)).totp_last_step).toBe(0)
  })

  test('says so where it is off already', async () => {
    const client = await withSession(await createUser(db))

    const response = await disable(client, '123456')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('is off already')
  })
})

describe('POST /me/two_factor/backup_codes', () => {
  test('makes ten new codes and the old ones void', async () => {
    const { user, secret, backupCodes } = await createUserWithTwoFactor(services)
    const client = await withSession(user)

    const response = await client.post(codesPath, `backup_codes[code]=${appCode(secret)}`)
    const codes = shownCodes(response.body)

    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(new Set([...codes, ...backupCodes]).size).toBe(20)
    expect(await countBackupCodes(db, user)).toBe(10)
    expect(await actionsOf(user)).toEqual(['regenerate_backup_codes'])
    expect((await disable(client, String(backupCodes[0]))).statusCode).toBe(422)
    expect((await disable(client, String(codes[0]))).statusCode).toBe(303)
  })

  test('keeps the old ones after a wrong code', async () => {
    const { user, backupCodes } = await createUserWithTwoFactor(services)
    const client = await withSession(user)

    const response = await client.post(codesPath, 'backup_codes[code]=wrong')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('id="backup_codes_code_error"')
    expect((await disable(client, String(backupCodes[0]))).statusCode).toBe(303)
  })

  test('leads back to the state when its page is loaded again', async () => {
    const { user } = await createUserWithTwoFactor(services)
    const client = await withSession(user)

    const response = await client.get(codesPath)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
  })
})
