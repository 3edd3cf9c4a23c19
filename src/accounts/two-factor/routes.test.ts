import { describe, expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { appCode, createUserWithTwoFactor, readUser } from '../../../test/support/world/sign-in.ts'
import { disable, shownCodes, twoFactorPath } from '../../../test/support/world/two-factor.ts'
import { countBackupCodes } from './backup-codes.ts'

const codesPath = '/me/two_factor/backup_codes'

describe('DELETE /me/two_factor', () => {
  test.each(['a code of the app', 'a backup code'])('switches it off with %s', async (kind) => {
    const { user, secret, backupCodes } = await createUserWithTwoFactor(context)
    const client = await withSession(user)

    const code = kind === 'a backup code' ? String(backupCodes[3]) : appCode(secret)
    const response = await disable(client, code)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(twoFactorPath)
    expect(await readUser(context, user)).toMatchObject({ totp_secret: null })
    expect(await countBackupCodes(db, user)).toBe(0)
    expect(await auditOf(user, 'User')).toMatchObject([{ action: 'disable_two_factor' }])
    expect(await mailTo(user.email)).toMatchObject({
      subject: 'Two-factor authentication is off',
    })
  })

  test('refuses a wrong code beside its own form', async () => {
    const { user, secret } = await createUserWithTwoFactor(context)
    const client = await withSession(user)

    const response = await disable(client, appCode(secret, 3))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('id="two_factor_code_error"')
    expect(response.body).not.toContain('id="backup_codes_code_error"')
    expect((await readUser(context, user)).totp_secret).not.toBeNull()
    expect((await readUser(context, user)).totp_last_step).toBe(0)
  })

  test('says so where it is off already', async () => {
    const client = await withSession(await createUser(db))

    const response = await disable(client, '123456')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('is already off')
  })
})

describe('POST /me/two_factor/backup_codes', () => {
  test('makes ten new codes and the old ones void', async () => {
    const { user, secret, backupCodes } = await createUserWithTwoFactor(context)
    const client = await withSession(user)

    const response = await client.post(codesPath, `backup_codes[code]=${appCode(secret)}`)
    const codes = shownCodes(response.body)

    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(new Set([...codes, ...backupCodes]).size).toBe(20)
    expect(await countBackupCodes(db, user)).toBe(10)
    expect(await auditOf(user, 'User')).toMatchObject([{ action: 'regenerate_backup_codes' }])
    expect((await disable(client, String(backupCodes[0]))).statusCode).toBe(422)
    expect((await disable(client, String(codes[0]))).statusCode).toBe(303)
  })

  test('keeps the old ones after a wrong code', async () => {
    const { user, backupCodes } = await createUserWithTwoFactor(context)
    const client = await withSession(user)

    const response = await client.post(codesPath, 'backup_codes[code]=wrong')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('id="backup_codes_code_error"')
    expect((await disable(client, String(backupCodes[0]))).statusCode).toBe(303)
  })

  test('leads back to the state when its page is loaded again', async () => {
    const { user } = await createUserWithTwoFactor(context)
    const client = await withSession(user)

    const response = await client.get(codesPath)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(twoFactorPath)
  })
})
